// How well what is painted stands out, measured on a picture of the page: for each box the colour of its ground, the
// colour of its ink, and the contrast of the two as the WCAG reckon it. Words have the ground most of their box has; a
// drawing stands out from what is around it, or within itself, as a sign on a disc does.
async ([picture, boxes]) => {
  const NEAR = 24; // a colour so near to the way from ground to ink is the ink, drawn thinly
  const FEW = 3; // fewer points of a colour are an accident of drawing
  const RING = 2; // so wide is what is looked at around a drawing

  const image = await createImageBitmap(await (await fetch("data:image/png;base64," + picture)).blob());
  const canvas = new OffscreenCanvas(image.width, image.height);
  const context = canvas.getContext("2d", { willReadFrequently: true });
  context.drawImage(image, 0, 0);
  const all = context.getImageData(0, 0, image.width, image.height).data;

  const linear = Array.from({ length: 256 }, (_, c) => (c <= 10 ? c / 3294.6 : ((c / 255 + 0.055) / 1.055) ** 2.4));
  const parts = (colour) => [(colour >> 16) & 255, (colour >> 8) & 255, colour & 255];
  const light = (colour) => {
    const [r, g, b] = parts(colour);
    return 0.2126 * linear[r] + 0.7152 * linear[g] + 0.0722 * linear[b];
  };
  const contrast = (a, b) => {
    const [low, high] = [light(a), light(b)].sort((x, y) => x - y);
    return (high + 0.05) / (low + 0.05);
  };
  const colours = ([left, top, right, bottom]) => {
    const found = new Map();
    const [l, t] = [Math.max(0, Math.floor(left)), Math.max(0, Math.floor(top))];
    const [r, b] = [Math.min(image.width, Math.ceil(right)), Math.min(image.height, Math.ceil(bottom))];
    for (let y = t; y < b; y++)
      for (let x = l; x < r; x++) {
        const at = (y * image.width + x) * 4;
        const colour = (all[at] << 16) | (all[at + 1] << 8) | all[at + 2];
        found.set(colour, (found.get(colour) ?? 0) + 1);
      }
    return [...found].sort((a, b) => b[1] - a[1]);
  };
  const far = (a, b) => Math.hypot(...parts(a).map((one, i) => one - parts(b)[i]));
  const between = (ground, ink) => (colour) => {
    const [g, i, c] = [parts(ground), parts(ink), parts(colour)];
    const way = i.map((one, n) => one - g[n]), gone = c.map((one, n) => one - g[n]);
    const t = way.reduce((sum, one, n) => sum + one * gone[n], 0) / Math.max(1, way.reduce((sum, one) => sum + one * one, 0));
    return t > 0 && Math.hypot(...gone.map((one, n) => one - t * way[n])) < NEAR;
  };
  // Of the colours that may be ink, the one that stands out most, as long as it is more than an accident.
  const most = (ground, found, few) => {
    const ranked = found.map(([colour, n]) => [colour, n, contrast(colour, ground)]).sort((a, b) => b[2] - a[2]);
    let seen = 0;
    return ranked.find(([, n]) => (seen += n) >= few)?.[0] ?? ground;
  };
  const hex = (colour) => "#" + colour.toString(16).padStart(6, "0").toUpperCase();

  const measured = (ground, inks, few) => {
    const drawn = most(ground, inks, few);
    return { ground: hex(ground), ink: hex(drawn), contrast: contrast(ground, drawn) };
  };
  const words = (found, ink) => {
    const [ground] = found.find(([colour]) => far(colour, ink) > NEAR) ?? found[0];
    return measured(ground, found.filter(([colour]) => between(ground, ink)(colour)), FEW);
  };
  const drawing = (found, [l, t, r, b]) => {
    const inside = new Map(found);
    const around = colours([l - RING, t - RING, r + RING, b + RING]).map(([colour, n]) => [colour, n - (inside.get(colour) ?? 0)]);
    const few = Math.max(FEW, found.reduce((sum, [, n]) => sum + n, 0) / 100);
    const grounds = [around.sort((x, y) => y[1] - x[1])[0][0], found[0][0]];
    return grounds.map((ground) => measured(ground, found, few)).sort((x, y) => y.contrast - x.contrast)[0];
  };

  return boxes.map(({ box, ink }) => {
    const found = colours(box);
    return !found.length ? null : ink === null ? drawing(found, box) : words(found, ink);
  });
}
