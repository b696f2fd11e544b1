// Slides as raw pictures in yuv420p, one after the other in a file: what the encoder reads.
import { open } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { root } from '../bootstrap/run.mjs';
import { height, slide, width } from './scenes.mjs';

const sharp = createRequire(join(root, 'server/package.json'))('sharp');

/** Pictures a second: slides change slowly, and a whole number makes segments of four seconds. */
export const fps = 10;

/** Pictures over which one slide becomes the next. */
const fade = 4;

/** RGB to planes (BT.601, as players take small pictures without a mark). */
function planes(rgb) {
  const size = width * height;
  const out = Buffer.alloc((size * 3) / 2);
  for (let i = 0; i < size; i++) {
    const [r, g, b] = [rgb[i * 3], rgb[i * 3 + 1], rgb[i * 3 + 2]];
    out[i] = (16 + 0.257 * r + 0.504 * g + 0.098 * b) | 0;
  }
  for (let y = 0; y < height; y += 2)
    for (let x = 0; x < width; x += 2) {
      const i = (y * width + x) * 3;
      const j = i + width * 3;
      const r = (rgb[i] + rgb[i + 3] + rgb[j] + rgb[j + 3]) / 4;
      const g = (rgb[i + 1] + rgb[i + 4] + rgb[j + 1] + rgb[j + 4]) / 4;
      const b = (rgb[i + 2] + rgb[i + 5] + rgb[j + 2] + rgb[j + 5]) / 4;
      const at = size + (y / 2) * (width / 2) + x / 2;
      out[at] = (128 - 0.148 * r - 0.291 * g + 0.439 * b) | 0;
      out[at + size / 4] = (128 + 0.439 * r - 0.368 * g - 0.071 * b) | 0;
    }
  return out;
}

const blend = (a, b, share) => {
  const out = Buffer.allocUnsafe(a.length);
  for (let i = 0; i < a.length; i++) out[i] = a[i] + (b[i] - a[i]) * share;
  return out;
};

/** Writes all pictures of a lesson. */
export async function writePictures(path, lesson, { states, seconds }) {
  const file = await open(path, 'w');
  let before;
  try {
    for (const [n, state] of states.entries()) {
      const until = states[n + 1]?.from ?? seconds;
      const svg = slide({ lesson, ...state, share: until / seconds });
      const { data } = await sharp(Buffer.from(svg))
        .removeAlpha()
        .raw()
        .toBuffer({ resolveWithObject: true });
      const now = planes(data);
      const count = Math.round(until * fps) - Math.round(state.from * fps);
      for (let k = 0; k < count; k++)
        await file.write(before && k < fade ? blend(before, now, (k + 1) / (fade + 1)) : now);
      before = now;
    }
  } finally {
    await file.close();
  }
}
