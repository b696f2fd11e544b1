import { randomInt } from 'node:crypto';
import sharp from 'sharp';

/** Size of the picture in CSS px; it is drawn at twice the size for sharp screens. */
export const pictureSize = { width: 320, height: 160, piece: 52 } as const;

const { width, height, piece } = pictureSize;
const scale = 2;

const skies = [
  ['#fbd9a8', '#f08a6b', '#7a5ba6'],
  ['#cfe7ff', '#8fc0f5', '#4a78c9'],
  ['#dff3ea', '#8fd0c4', '#3f8f9e'],
  ['#ffe6ee', '#d99ac4', '#6d6ab8'],
] as const;

const pick = <T>(list: readonly T[]): T => list[randomInt(list.length)] as T;
const between = (low: number, high: number) => low + randomInt(high - low);

function wave(y: number, fill: string): string {
  const swing = between(5, 12);
  const step = between(34, 60);
  let path = `M-${randomInt(step)} ${y}`;
  for (let x = 0; x < width + 2 * step; x += step) path += ` q${step / 2} ${-swing} ${step} 0`;
  return `<path d="${path} V${height} H-60 Z" fill="${fill}"/>`;
}

function boat(): string {
  const [x, y, size] = [between(20, width - 60), between(72, 108), between(16, 34)];
  const sail = pick(['#fff', '#ffd166', '#e9574a', '#f4f1de']);
  return `<g transform="translate(${x} ${y}) scale(${size / 24})"><path d="M12 -22 L12 0 L-4 0 Z" fill="${sail}"/><path d="M14 -16 L14 0 L24 0 Z" fill="${sail}" opacity=".8"/><path d="M-8 3 H30 L24 11 H-2 Z" fill="#3a3552"/></g>`;
}

function hills(): string {
  const colours = ['#5b6785', '#3d5a80', '#4f7a6b', '#70587c'];
  return Array.from({ length: 3 }, () => {
    const [x, w, h] = [between(-40, width - 40), between(70, 150), between(24, 62)];
    return `<path d="M${x} 92 Q${x + w / 2} ${92 - 2 * h} ${x + w} 92 Z" fill="${pick(colours)}" opacity=".75"/>`;
  }).join('');
}

/** A harbour that was never drawn before: hills, boats, lamps and waves in random places and colours. */
function scene(): string {
  const [top, middle, low] = pick(skies);
  const lamps = Array.from(
    { length: 14 },
    () =>
      `<circle cx="${randomInt(width)}" cy="${randomInt(height)}" r="${between(1, 5)}" fill="${pick(['#fff', '#ffe08a', low])}" opacity=".${between(3, 8)}"/>`,
  ).join('');
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${width * scale}" height="${height * scale}" viewBox="0 0 ${width} ${height}">
<defs><linearGradient id="s" x2="0" y2="1"><stop stop-color="${top}"/><stop offset=".6" stop-color="${middle}"/><stop offset="1" stop-color="${low}"/></linearGradient></defs>
<rect width="${width}" height="${height}" fill="url(#s)"/>
<circle cx="${between(30, width - 30)}" cy="${between(16, 46)}" r="${between(10, 20)}" fill="#fff7d6" opacity=".9"/>
${hills()}${wave(between(84, 98), '#4f86c6')}${boat()}${wave(between(104, 118), '#2f6db3')}${boat()}${boat()}${wave(between(130, 146), '#1e4f8f')}${lamps}</svg>`;
}

/** Outline of a piece in its own square: a body with a knob on two random sides. */
function outline(): string {
  const r = 7;
  const [a, b] = [10, piece - 10];
  const middle = piece / 2;
  const knob = (sweep: 0 | 1, dx: number, dy: number) => `a${r} ${r} 0 1 ${sweep} ${dx} ${dy}`;
  const side = () => randomInt(2) as 0 | 1;
  return `M${a} ${a} H${middle - r} ${knob(side(), 2 * r, 0)} H${b} V${middle - r} ${knob(side(), 0, 2 * r)} V${b} H${a} Z`;
}

const shape = (path: string, style: string) =>
  `<svg xmlns="http://www.w3.org/2000/svg" width="${piece * scale}" height="${piece * scale}" viewBox="0 0 ${piece} ${piece}"><path d="${path}" ${style}/></svg>`;

const dataUrl = (png: Buffer) => `data:image/png;base64,${png.toString('base64')}`;

/** A slide puzzle. Lengths in CSS px. */
export interface SlidePuzzle {
  image: string;
  piece: string;
  top: number;
  /** Where the piece belongs; never leaves the server. */
  left: number;
}

/** Draws a harbour with a gap, and the piece that was in it. A second, shallower gap of another shape misleads programs. */
export async function drawPuzzle(): Promise<SlidePuzzle> {
  const background = await sharp(Buffer.from(scene())).png().toBuffer();
  const left = between(piece + 24, width - piece - 6);
  const top = between(8, height - piece - 8);
  const path = outline();
  const mask = Buffer.from(shape(path, 'fill="#fff"'));
  const cut = await sharp(background)
    .extract({ left: left * scale, top: top * scale, width: piece * scale, height: piece * scale })
    .ensureAlpha()
    .composite([
      { input: mask, blend: 'dest-in' },
      { input: Buffer.from(shape(path, 'fill="none" stroke="#fff" stroke-width="1.6"')) },
    ])
    .png({ palette: true, quality: 90 })
    .toBuffer();
  const decoyLeft = left > width / 2 ? between(piece, left - piece) : between(left + piece, width - piece);
  const gap = Buffer.from(
    shape(path, 'fill="#10182c" fill-opacity=".58" stroke="#fff" stroke-width="1" stroke-opacity=".7"'),
  );
  const decoy = Buffer.from(shape(outline(), 'fill="#10182c" fill-opacity=".2"'));
  const image = await sharp(background)
    .composite([
      { input: decoy, left: decoyLeft * scale, top: between(4, height - piece) * scale },
      { input: gap, left: left * scale, top: top * scale },
    ])
    .png({ palette: true, quality: 80 })
    .toBuffer();
  return { image: dataUrl(image), piece: dataUrl(cut), top, left };
}
