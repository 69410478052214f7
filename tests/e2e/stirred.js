// When what a screen reader meets was last another thing than before, and how often it has been.
(() => {
  const stirred = { times: 0, last: Date.now() };
  window.stirred = stirred;
  let met = "";
  new MutationObserver(() => {
    const now = document.querySelector("flt-semantics-host")?.innerHTML ?? "";
    if (now === met) return;
    met = now;
    stirred.times++;
    stirred.last = Date.now();
  }).observe(document, { subtree: true, childList: true, attributes: true, characterData: true });
})();
