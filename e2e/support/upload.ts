import type { APIRequestContext } from '@playwright/test';
import { call, type Token } from './api';

/** Uploads a private file in one part, the way every client does. @returns its id */
export async function uploadFile(
  request: APIRequestContext,
  token: Token,
  name: string,
  content: Buffer,
  purpose: string,
): Promise<string> {
  const begun = await call(request, 'POST', '/files/start', {
    token,
    body: { name, size: content.length, purpose },
  });
  await request.put(`/api/applet/files/${begun.id}/part?offset=0`, {
    headers: {
      'x-requested-with': 'XMLHttpRequest',
      'content-type': 'application/octet-stream',
      authorization: `${token.token_type} ${token.token}`,
    },
    data: content,
  });
  const file = await call(request, 'POST', `/files/${begun.id}/finish`, { token });
  return String(file.id);
}
