import { toMoment } from '../../../time';
import type { Reader } from '../holders';

/** What stands over every page: who looked, so that a photograph of the screen tells, and when. */
export function watermarkText(reader: Pick<Reader, 'id' | 'phone'>, now: Date): string {
  const tail = reader.phone ? ` ${reader.phone.slice(-4)}` : '';
  return `ID ${reader.id}${tail}  ${toMoment(now).slice(0, 16).replace('T', ' ')}`;
}

/**
 * A drawing with the text again and again on a slant.
 * @param width in px, as the height and the size of the letters
 */
export function watermarkSvg(text: string, width: number, height: number, letters = 15): string {
  const [across, down] = [letters * (text.length * 0.62 + 5), letters * 8];
  const marks: string[] = [];
  for (let y = down / 2, row = 0; y < height + down; y += down, row += 1)
    for (let x = row % 2 ? -across / 2 : 0; x < width; x += across)
      marks.push(`<text transform="translate(${Math.round(x)} ${Math.round(y)}) rotate(-18)">${text}</text>`);
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}"><g font-family="sans-serif" font-size="${letters}" fill="#14213d" fill-opacity=".16" stroke="#fff" stroke-opacity=".12" stroke-width=".6">${marks.join('')}</g></svg>`;
}
