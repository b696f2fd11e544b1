import { toMoment } from '../../../../time';
import type { Reader } from '../holders';

/** What stands over every page: who looked, so that a photograph of the screen tells, and when. */
export function watermarkText(reader: Pick<Reader, 'id' | 'phone'>, now: Date): string {
  const tail = reader.phone ? ` ${reader.phone.slice(-4)}` : '';
  return `ID ${reader.id}${tail}  ${toMoment(now).slice(0, 16).replace('T', ' ')}`;
}

const paint = (text: string, letters: number, marks: string) =>
  `<g font-family="sans-serif" font-size="${letters}" fill="#14213d" fill-opacity=".16" stroke="#fff" stroke-opacity=".12" stroke-width=".6">${marks.replaceAll('$', text)}</g>`;

const markAt = (x: number, y: number) =>
  `<text transform="translate(${Math.round(x)} ${Math.round(y)}) rotate(-18)">$</text>`;

/** Room that a mark takes on its slant, in px. */
const roomOf = (text: string, letters: number) => ({
  width: letters * (text.length * 0.6 + 3),
  height: letters * (text.length * 0.2 + 4),
});

const drawing = (width: number, height: number, content: string) =>
  `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}">${content}</svg>`;

/** A tile with the text once, to be laid side by side over a page of any length. */
export function watermarkTile(text: string, letters = 15): string {
  const { width, height } = roomOf(text, letters);
  return drawing(
    Math.round(width),
    Math.round(height),
    paint(text, letters, markAt(letters, height - letters * 2)),
  );
}

/**
 * A drawing with the text again and again.
 * @param width in px, as the height and the size of the letters
 */
export function watermarkSheet(text: string, width: number, height: number, letters: number): string {
  const room = roomOf(text, letters);
  const marks: string[] = [];
  for (let y = room.height / 2, row = 0; y < height + room.height; y += room.height, row += 1)
    for (let x = row % 2 ? -room.width / 2 : 0; x < width; x += room.width) marks.push(markAt(x, y));
  return drawing(width, height, paint(text, letters, marks.join('')));
}
