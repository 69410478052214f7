"""Names stay on what is drawn when a list that was scrolled has room for all it holds: a screen grew, or rows went.

Flutter's client for browsers (3.x, as Flet 1.0.5 brings it) lays the names of a list as far down as the browser has
scrolled them up. Once nothing is left to scroll, it takes away what made the browser's list long, so that the browser
scrolls back, and leaves the names where they lay: beside the words, until the list is drawn from nothing. What makes
the list long stays, therefore, just as long as it has to, until the client brings its own again.
"""

from __future__ import annotations

from typing import Final

CODE: Final = """(() => {
  const remove = Element.prototype.remove;
  Element.prototype.remove = function () {
    const list = this.localName === 'flt-semantics-scroll-overflow' && this.parentElement;
    if (!list) return remove.call(this);  // asking how far it is scrolled costs a layout
    const down = list.scrollTop, across = list.scrollLeft;
    remove.call(this);
    if (!(down || across)) return;
    this.style.height = `calc(100% + ${down}px)`;
    this.style.width = `calc(100% + ${across}px)`;
    list.append(this);
    list.style.overflow = 'hidden';
    list.scrollTo({ top: down, left: across, behavior: 'instant' });
    new MutationObserver((_, watch) => {
      if (list.querySelectorAll(`:scope > ${this.localName}`).length < 2) return;
      watch.disconnect();
      remove.call(this);
    }).observe(list, { childList: true });
  };
})();
"""
