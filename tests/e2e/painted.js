// What the app paints, noted as it is painted: each line of words with its place, its letters and what cuts it off,
// and each drawing. The client draws with Skia, compiled to WebAssembly; what it asks of Skia passes through here
// unchanged. `painted.seen()` tells what stands on the page now, in device pixels.
(() => {
  const instantiate = WebAssembly.instantiate;
  WebAssembly.instantiate = (module, imports, ...more) => {
    const asked = imports?.skwasm ? { ...imports, skwasm: watched(imports.skwasm, imports.ffi.memory) } : imports;
    return instantiate.call(WebAssembly, module, asked, ...more);
  };

  const VEIL = 0.4; // a fill as dense as this hides what was painted before
  const TITLE = 20; // letters as large as this say where one is
  const SYMBOL = /^[\ue000-\uf8ff\u{f0000}-\u{10ffff}\s]+$/u; // icons are letters nobody reads
  const WORD = /[\p{L}\p{N}’]/u;
  const SAME = [1, 0, 0, 1, 0, 0];

  const painted = { frame: [], faces: [], asked: 0, shown: 0, last: 0 };
  window.painted = painted;

  // A frame asked for is drawn by another thread, and shown some time later.
  const transfer = ImageBitmapRenderingContext.prototype.transferFromImageBitmap;
  ImageBitmapRenderingContext.prototype.transferFromImageBitmap = function (...given) {
    painted.shown++;
    painted.last = performance.now();
    return transfer.apply(this, given);
  };

  // What Skia is asked

  const watched = (skia, memory) => {
    const scratch = skia.malloc(64);
    const floats = (at, n) => [...new Float32Array(memory.buffer, at, n)];
    const ints = (at, n) => [...new Int32Array(memory.buffer, at, n)];
    const [lengths, builders, styles, paragraphs, paints, canvases, recorders, pictures] =
      Array.from({ length: 8 }, () => new Map());

    const where = (canvas) => {
      skia.canvas_getTransform(canvas, scratch);
      const m = floats(scratch, 16);
      skia.canvas_getDeviceClipBounds(canvas, scratch);
      return { matrix: [m[0], m[1], m[4], m[5], m[12], m[13]], clip: ints(scratch, 4) };
    };
    const note = (canvas, what) => canvases.get(canvas)?.push({ ...what, ...where(canvas) });
    const shape = (canvas, box, paint) => note(canvas, { shape: box, ...paints.get(paint) });
    const lines = (at) => Array.from({ length: skia.paragraph_getLineCount(at) }, (_, i) => {
      const m = skia.paragraph_getLineMetricsAtIndex(at, i);
      const line = {
        start: skia.lineMetrics_getStartIndex(m), end: skia.lineMetrics_getEndIndex(m),
        left: skia.lineMetrics_getLeft(m), wide: skia.lineMetrics_getWidth(m), base: skia.lineMetrics_getBaseline(m),
      };
      skia.lineMetrics_dispose(m);
      return line;
    });
    const words = (at) => {
      const one = paragraphs.get(at);
      one.lines ??= lines(at);
      return { text: one.text, spans: one.spans, lines: one.lines, over: skia.paragraph_getDidExceedMaxLines(at) !== 0 };
    };

    const after = {
      skString16_allocate: (at, length) => lengths.set(at, length),
      textStyle_create: (at) => styles.set(at, {}),
      textStyle_copy: (at, from) => styles.set(at, { ...styles.get(from) }),
      textStyle_setColor: (_, at, colour) => (styles.get(at).colour = colour & 0xffffff),
      textStyle_setFontSize: (_, at, size) => (styles.get(at).size = size),
      paragraphBuilder_create: (at) => builders.set(at, { text: "", styles: [], spans: [] }),
      paragraphBuilder_pushStyle: (_, at, style) => builders.get(at).styles.push({ ...styles.get(style) }),
      paragraphBuilder_pop: (_, at) => builders.get(at).styles.pop(),
      paragraphBuilder_addText: (_, at, given) => {
        const one = builders.get(at);
        const letters = new Uint16Array(memory.buffer, skia.skString16_getData(given), lengths.get(given));
        one.spans.push({ start: one.text.length, ...Object.assign({}, ...one.styles) });
        one.text += String.fromCharCode(...letters);
      },
      paragraphBuilder_build: (at, builder) => paragraphs.set(at, { ...builders.get(builder) }),
      paragraph_layout: (_, at) => (paragraphs.get(at).lines = null),
      paint_create: (at, _smooth, _blend, colour, stroke) =>
        paints.set(at, { alpha: (colour >>> 24) / 255, filled: stroke === 0 }),
      pictureRecorder_beginRecording: (canvas, recorder) => (canvases.set(canvas, []), recorders.set(recorder, canvas)),
      pictureRecorder_endRecording: (at, recorder) => pictures.set(at, canvases.get(recorders.get(recorder))),
      canvas_drawParagraph: (_, canvas, at, x, y) => note(canvas, { words: words(at), x, y }),
      canvas_drawPicture: (_, canvas, at) => note(canvas, { inner: pictures.get(at) ?? [] }),
      canvas_drawPath: (_, canvas, path, paint) => {
        skia.path_getBounds(path, scratch);
        shape(canvas, floats(scratch, 4), paint);
      },
      canvas_drawRect: (_, canvas, box, paint) => shape(canvas, floats(box, 4), paint),
      canvas_drawRRect: (_, canvas, box, paint) => shape(canvas, floats(box, 4), paint),
      canvas_drawOval: (_, canvas, box, paint) => shape(canvas, floats(box, 4), paint),
      canvas_drawCircle: (_, canvas, x, y, r, paint) => shape(canvas, [x - r, y - r, x + r, y + r], paint),
      surface_renderPictures: (_, surface, list, n) => {
        painted.frame = ints(list, n).flatMap((at) => pictures.get(at) ?? []);
        painted.asked += n;
        painted.last = performance.now();
      },
      fontCollection_registerTypeface: (_, collection, face, name) => {
        if (!name) return;
        const letters = new Uint8Array(memory.buffer, skia.skString_getData(name), skia.skString_getLength(name));
        painted.faces.push(new TextDecoder().decode(letters.slice()));
      },
    };
    const noting = (name, then) => (...given) => {
      const got = skia[name](...given);
      then(got, ...given);
      return got;
    };
    return { ...skia, ...Object.fromEntries(Object.entries(after).map(([name, then]) => [name, noting(name, then)])) };
  };

  // What was asked, read as one page

  const times = (m, n) => [
    m[0] * n[0] + m[2] * n[1], m[1] * n[0] + m[3] * n[1], m[0] * n[2] + m[2] * n[3], m[1] * n[2] + m[3] * n[3],
    m[0] * n[4] + m[2] * n[5] + m[4], m[1] * n[4] + m[3] * n[5] + m[5],
  ];
  const mapped = (m, [l, t, r, b]) => {
    const across = [l, r].flatMap((x) => [t, b].map((y) => m[0] * x + m[2] * y + m[4]));
    const down = [l, r].flatMap((x) => [t, b].map((y) => m[1] * x + m[3] * y + m[5]));
    return [Math.min(...across), Math.min(...down), Math.max(...across), Math.max(...down)];
  };
  const both = (a, b) => [Math.max(a[0], b[0]), Math.max(a[1], b[1]), Math.min(a[2], b[2]), Math.min(a[3], b[3])];
  const around = (a, b) => [Math.min(a[0], b[0]), Math.min(a[1], b[1]), Math.max(a[2], b[2]), Math.max(a[3], b[3])];
  const area = ([l, t, r, b]) => Math.max(0, r - l) * Math.max(0, b - t);

  const spoken = ({ words, x, y }, m, clips) => words.lines.map((line, at) => {
    const style = words.spans.findLast((span) => span.start <= line.start) ?? {};
    const size = style.size ?? 14, left = x + line.left, base = y + line.base;
    const last = at === words.lines.length - 1;
    const [before, next] = [words.text[line.end - 1] ?? "", words.text[line.end] ?? ""];
    const text = words.text.slice(line.start, line.end).trim(), symbol = SYMBOL.test(text);
    return {
      text, whole: words.text, clips, symbol, ink: style.colour ?? 0,
      size: size * Math.hypot(m[2], m[3]) / devicePixelRatio,
      box: mapped(m, [left, base - size * (symbol ? 1 : 0.74), left + line.wide, base + size * (symbol ? 0 : 0.2)]),
      over: last && words.over, broken: !last && WORD.test(before) && WORD.test(next),
    };
  }).filter((line) => line.text);

  // A picture in a picture in a frame is a drawing of ours: the client paints its own two deep.
  const walk = (ops, m, clips, depth, out) => {
    for (const one of ops) {
      const at = times(m, one.matrix), within = [...clips, mapped(m, one.clip)];
      if (one.words) out.push(...spoken(one, at, within));
      else if (one.inner && depth === 0) walk(one.inner, at, within, 1, out);
      else if (one.inner) out.push(...drawn(one.inner, at, within));
      else if (one.filled && one.alpha >= VEIL) out.push({ fill: within.reduce(both, mapped(at, one.shape)) });
    }
  };
  const drawn = (ops, m, clips) => {
    const inner = [];
    walk(ops, m, clips, 1, inner);
    const shapes = ops.filter((one) => one.shape).map((one) => both(mapped(m, one.clip), mapped(times(m, one.matrix), one.shape)));
    const shown = shapes.filter((box) => area(box) > 0);
    const whole = shown.length ? [{ drawing: true, box: shown.reduce(around), clips }] : [];
    return [...whole, ...inner.filter((one) => one.box)];
  };
  const page = () => [0, 0, innerWidth * devicePixelRatio, innerHeight * devicePixelRatio];
  const read = () => {
    const out = [];
    walk(painted.frame, SAME, [page()], 0, out);
    return out;
  };

  // In the order it was painted: lines, drawings and fills; and the parts that scroll.
  painted.seen = () => {
    const scrolls = [...document.querySelectorAll("flt-semantics-host flt-semantics")].flatMap((e) => {
      // "scroll", or "hidden" while a finger scrolls and no keyboard
      const [across, down] = [e.style.overflowX, e.style.overflowY].map((one) => one === "scroll" || one === "hidden");
      const b = e.getBoundingClientRect();
      const box = [b.left, b.top, b.right, b.bottom].map((one) => one * devicePixelRatio);
      return across || down ? [{ box, across, down }] : [];
    });
    return { page: page(), marks: read(), scrolls };
  };

  // What tells one screen from another: its titles, without their numbers, and how large they are.
  painted.titles = () =>
    read().filter((one) => one.text && !one.symbol && one.size >= TITLE && /\p{L}/u.test(one.text))
      .map((one) => `${one.text.replace(/[\d−]+/g, "n")} ${Math.round(one.size)}`);
})();
