import { Refusal } from '../refusal';

const strange = () => new Refusal('PDF 用了无法检查的压缩方式，请重新导出（打印为 PDF）后再上传');

/** The Paeth predictor of PNG: of left, above and above left the one that is nearest to their sum. */
function paeth(left: number, above: number, corner: number): number {
  const sum = left + above - corner;
  const [a, b, c] = [Math.abs(sum - left), Math.abs(sum - above), Math.abs(sum - corner)];
  if (a <= b && a <= c) return left;
  return b <= c ? above : corner;
}

function guess(kind: number, left: number, above: number, corner: number): number {
  switch (kind) {
    case 0:
      return 0;
    case 1:
      return left;
    case 2:
      return above;
    case 3:
      return (left + above) >> 1;
    case 4:
      return paeth(left, above, corner);
    default:
      throw strange();
  }
}

/** Rows as PNG predicts them, each with its kind in front. */
function rows(bytes: Buffer, row: number, pixel: number): Buffer {
  const count = Math.ceil(bytes.length / (row + 1));
  const out = Buffer.alloc(count * row);
  let length = 0;
  for (let n = 0; n < count; n += 1) {
    const kind = bytes[n * (row + 1)] ?? 0;
    const line = bytes.subarray(n * (row + 1) + 1, (n + 1) * (row + 1));
    for (const [x, byte] of line.entries()) {
      const left = x >= pixel ? (out[n * row + x - pixel] ?? 0) : 0;
      const above = n > 0 ? (out[(n - 1) * row + x] ?? 0) : 0;
      const corner = n > 0 && x >= pixel ? (out[(n - 1) * row + x - pixel] ?? 0) : 0;
      out[n * row + x] = (byte + guess(kind, left, above, corner)) & 0xff;
    }
    length += line.length;
  }
  return out.subarray(0, length);
}

/** Rows as TIFF predicts them: each byte is the difference to the one a pixel before. */
function differences(bytes: Buffer, row: number, pixel: number): Buffer {
  const out = Buffer.from(bytes);
  for (let at = 0; at < out.length; at += 1)
    if (at % row >= pixel) out[at] = ((out[at] ?? 0) + (out[at - pixel] ?? 0)) & 0xff;
  return out;
}

/** Undoes the prediction that a stream was packed with. @throws Refusal for numbers that no document has */
export function unpredict(bytes: Buffer, parameters: ReadonlyMap<string, number>): Buffer {
  const predictor = parameters.get('Predictor') ?? 1;
  if (predictor === 1) return bytes;
  const colors = parameters.get('Colors') ?? 1;
  const depth = parameters.get('BitsPerComponent') ?? 8;
  const columns = parameters.get('Columns') ?? 1;
  const row = Math.ceil((colors * depth * columns) / 8);
  const pixel = Math.max(1, Math.ceil((colors * depth) / 8));
  if (!(row >= 1 && row <= 1_000_000 && colors <= 32 && depth <= 16)) throw strange();
  if (predictor >= 10) return rows(bytes, row, pixel);
  if (predictor === 2 && depth === 8) return differences(bytes, row, pixel);
  throw strange();
}
