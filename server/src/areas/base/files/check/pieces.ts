import { createReadStream } from 'node:fs';
import { open } from 'node:fs/promises';

/** Bytes of a file from a place on; fewer where it ends. */
export async function bytesAt(path: string, at: number, length: number): Promise<Buffer> {
  const handle = await open(path);
  try {
    const { buffer, bytesRead } = await handle.read(Buffer.alloc(length), 0, length, at);
    return buffer.subarray(0, bytesRead);
  } finally {
    await handle.close();
  }
}

/**
 * A file as text of single bytes, piece by piece, each beginning with the end of the one before, so that nothing up to
 * `overlap` characters falls between two.
 */
export async function* pieces(path: string, overlap: number): AsyncGenerator<string> {
  let rest = '';
  for await (const block of createReadStream(path)) {
    const piece = rest + (block as Buffer).toString('latin1');
    yield piece;
    rest = piece.slice(-overlap);
  }
}
