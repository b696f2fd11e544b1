import { createHash } from 'node:crypto';
import type { StoredFile } from '@harbor/contract';
import type { TestApp } from '../../../../testing/app';
import { fileLimits } from '../limits';

export const sha256 = (bytes: Buffer) => createHash('sha256').update(bytes).digest('hex');

/** Sends one part. */
export async function sendPart(site: TestApp, token: string, id: string, offset: number, bytes: Buffer) {
  const response = await site.app.inject({
    method: 'PUT',
    url: `/api/applet/files/${id}/part?offset=${offset}`,
    headers: {
      'x-requested-with': 'XMLHttpRequest',
      'content-type': 'application/octet-stream',
      authorization: `Bearer ${token}`,
    },
    payload: bytes,
  });
  return { status: response.statusCode, ...response.json() };
}

/** Begins an upload and sends all its parts. */
export async function sendAll(
  site: TestApp,
  token: string,
  name: string,
  content: Buffer,
  purpose = 'test',
): Promise<string> {
  const { data } = await site.call('POST /files/start', {
    token,
    body: { name, size: content.length, purpose },
  });
  for (let at = 0; at < content.length; at += fileLimits.partBytes)
    await sendPart(site, token, data.id, at, content.subarray(at, at + fileLimits.partBytes));
  return data.id;
}

/** Uploads a file; for one that is refused, `errors`. */
export async function upload(site: TestApp, token: string, name: string, content: Buffer) {
  const id = await sendAll(site, token, name, content);
  return site.call('POST /files/:id/finish', { token, params: { id } });
}

/** Uploads a file that is taken. */
export async function uploaded(
  site: TestApp,
  token: string,
  name: string,
  content: Buffer,
): Promise<StoredFile> {
  const { data, status, msg } = await upload(site, token, name, content);
  if (status !== 200) throw new Error(`${name} was refused: ${msg}`);
  return data;
}
