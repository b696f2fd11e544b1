import { createReadStream } from 'node:fs';
import { stat } from 'node:fs/promises';
import { join } from 'node:path';
import type { Readable } from 'node:stream';
import type { Core } from '../../../../core';
import { HttpProblem, notFound } from '../../../../http/problem';
import type { Recording } from './recording';

/** The name of the file in a recording's folder; it is not among what everybody may fetch. */
export const mp4Name = 'whole.mp4';

interface Part {
  status: 200 | 206;
  headers: Record<string, string>;
  content: Readable;
}

/** `bytes=100-`, of one range; anything else asks for all of it. */
function rangeOf(header: string | undefined, size: number): [from: number, to: number] | undefined {
  const found = /^bytes=(\d*)-(\d*)$/.exec(header ?? '');
  if (!found) return undefined;
  const [, first = '', last = ''] = found;
  if (first === '' && last === '') return undefined;
  const from = first === '' ? Math.max(0, size - Number(last)) : Number(first);
  const to = first === '' || last === '' ? size - 1 : Math.min(Number(last), size - 1);
  if (from > to || from >= size)
    throw new HttpProblem(416, '请求的范围不正确', {}, { 'content-range': `bytes */${size}` });
  return [from, to];
}

/** A part of a recording as one file, for who cannot play its segments. @throws HttpProblem 404 · 416 */
export async function mp4Part(core: Core, { folder }: Recording, range: string | undefined): Promise<Part> {
  const path = join(core.videos.packaged, folder, mp4Name);
  const found = await stat(path).catch(() => undefined);
  if (!found) throw notFound('这一讲没有 MP4');
  const wanted = rangeOf(range, found.size);
  const [from, to] = wanted ?? [0, found.size - 1];
  return {
    status: wanted ? 206 : 200,
    headers: {
      'content-type': 'video/mp4',
      'content-length': String(to - from + 1),
      'accept-ranges': 'bytes',
      'cache-control': 'no-store',
      ...(wanted && { 'content-range': `bytes ${from}-${to}/${found.size}` }),
    },
    content: createReadStream(path, { start: from, end: to }),
  };
}
