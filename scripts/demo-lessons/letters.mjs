// Text as paths: SVG's own text would take whatever fonts the machine has.
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { root } from '../bootstrap/run.mjs';

const require = createRequire(join(root, 'server/package.json'));
const fontkit = require('fontkit');
const folder = join(root, 'server/node_modules/@embedpdf/fonts-sc/fonts');

const fonts = Object.fromEntries(
  [
    ['regular', 'NotoSansHans-Regular.otf'],
    ['medium', 'NotoSansHans-Medium.otf'],
    ['bold', 'NotoSansHans-Bold.otf'],
  ].map(([name, file]) => [name, fontkit.create(readFileSync(join(folder, file)))]),
);

const runs = new Map();

function runOf(text, weight) {
  const key = `${weight}:${text}`;
  if (!runs.has(key)) runs.set(key, fonts[weight].layout(text));
  return runs.get(key);
}

/** Width of a line in px. */
export const widthOf = (text, size, weight = 'regular') =>
  (runOf(text, weight).advanceWidth * size) / fonts[weight].unitsPerEm;

/** A line of text as a path. @param anchor start, middle or end: which part of it stands at `x`; `y` is its baseline */
export function letters(text, { x, y, size, fill, weight = 'regular', anchor = 'start', opacity = 1 }) {
  const font = fonts[weight];
  const scale = size / font.unitsPerEm;
  const run = runOf(text, weight);
  const width = run.advanceWidth * scale;
  let at = x - (anchor === 'middle' ? width / 2 : anchor === 'end' ? width : 0);
  const paths = run.glyphs.map((glyph, n) => {
    const { xAdvance, xOffset, yOffset } = run.positions[n];
    const place = `translate(${(at + xOffset * scale).toFixed(2)} ${(y - yOffset * scale).toFixed(2)}) scale(${scale.toFixed(5)} ${(-scale).toFixed(5)})`;
    at += xAdvance * scale;
    const d = glyph.path.toSVG();
    return d ? `<path transform="${place}" d="${d}"/>` : '';
  });
  return `<g fill="${fill}" opacity="${opacity}">${paths.join('')}</g>`;
}

/** A text broken into lines of at most so many px. */
export function broken(text, size, width, weight = 'regular') {
  return text.split('\n').flatMap((line) => {
    const lines = [''];
    for (const piece of line.match(/[A-Za-z0-9.,%=*'()_ ]+|./gu) ?? []) {
      const last = lines.at(-1);
      if (last && widthOf(last + piece, size, weight) > width) lines.push(piece.trimStart());
      else lines[lines.length - 1] = last + piece;
    }
    return lines;
  });
}
