import { createReadStream } from 'node:fs';
import { createInflate } from 'node:zlib';
import { pieces } from './pieces';
import { Refusal } from './refusal';

/** Longest way from the type of a stream to its first byte. */
const reach = 512;

/** Packed objects that are unpacked in one PDF, in bytes; a document of 20 MB has a few of them. */
const mostUnpacked = 64 * 1024 * 1024;

/** Where the streams of packed objects begin, in bytes. */
async function* packedStreams(path: string): AsyncGenerator<number> {
  let at = 0;
  let known = -1;
  for await (const piece of pieces(path, reach)) {
    for (const { index } of piece.matchAll(/\/ObjStm\b/g)) {
      const begin = /stream\r?\n/.exec(piece.slice(index, index + reach));
      const place = begin ? at + index + begin.index + begin[0].length : -1;
      // The overlap shows some of them twice.
      if (place <= known) continue;
      known = place;
      yield place;
    }
    at += piece.length - Math.min(reach, piece.length);
  }
}

/**
 * The objects that a PDF keeps packed, as text of single bytes, piece by piece: what is said in them is said in no plain
 * place. Those that cannot be unpacked, as in a PDF with a password, are left out.
 * @throws Refusal for more than any document packs
 * @param overlap characters that a piece repeats of the one before
 */
export async function* packedObjects(path: string, overlap: number): AsyncGenerator<string> {
  let unpacked = 0;
  for await (const start of packedStreams(path)) {
    const file = createReadStream(path, { start });
    const inflate = createInflate();
    file.on('error', (error) => inflate.destroy(error));
    let rest = '';
    try {
      for await (const block of file.pipe(inflate)) {
        unpacked += (block as Buffer).length;
        const piece = rest + (block as Buffer).toString('latin1');
        yield piece;
        rest = piece.slice(-overlap);
        if (unpacked > mostUnpacked) break;
      }
    } catch {
      // Not packed in this way, or broken: readers make nothing of it either.
    } finally {
      file.destroy();
    }
    if (unpacked > mostUnpacked) throw new Refusal('PDF 内容过大，请重新导出后上传');
  }
}
