/** Texts that programs leave in a PNG: nobody sees them, and the reader unpacks each, to a thousand times its size. */
const texts = new Set(['tEXt', 'zTXt', 'iTXt'].map((name) => Buffer.from(name).readUInt32BE()));

const last = Buffer.from('IEND').readUInt32BE();

/** Length, name and checksum of a piece, in bytes. */
const frame = 12;
const signature = 8;

/** Pieces of a PNG at most: encoders that cut finely write some thousands for a large one. */
const mostPieces = 100_000;

/**
 * A PNG without the texts in it; undefined for one of more pieces than anybody writes. What is behind the last, and
 * behind one that does not end, stays as it is for the reader to judge.
 */
export function withoutTexts(png: Buffer): Buffer | undefined {
  const kept = Buffer.allocUnsafe(png.length);
  let size = png.copy(kept, 0, 0, signature);
  let at = signature;
  for (let pieces = 0; at + frame <= png.length; pieces += 1) {
    if (pieces === mostPieces) return undefined;
    const end = at + frame + png.readUInt32BE(at);
    if (end > png.length) break;
    const name = png.readUInt32BE(at + 4);
    if (!texts.has(name)) size += png.copy(kept, size, at, end);
    at = end;
    if (name === last) break;
  }
  size += png.copy(kept, size, at);
  return kept.subarray(0, size);
}
