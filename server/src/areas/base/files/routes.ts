import { Readable } from 'node:stream';
import type { files } from '@harbor/contract';
import type { AreaHandlers } from '../../../http/handler';
import { invalid } from '../../../http/problem';
import { fileAnswer } from './download';
import { fileTicket, openTicket } from './tickets';
import { dropUpload } from './upload/drop';
import { finishUpload } from './upload/finish';
import { receivePart } from './upload/part';
import { startUpload, uploadState } from './upload/start';

/** The calls about the files of an order are served by `trade/vault`. */
export const routes: AreaHandlers<typeof files> = {
  'POST /files/start': ({ core, user, body }) => startUpload(core, user.id, body),
  'PUT /files/:id/part': ({ core, user, params, query, request }) => {
    if (!(request.body instanceof Readable)) throw invalid({ file: ['请以二进制上传文件内容'] });
    return receivePart(core, user.id, params.id, query.offset, request.body);
  },
  'POST /files/:id/state': ({ core, user, params }) => uploadState(core, user.id, params.id),
  'POST /files/:id/finish': ({ core, user, params }) => finishUpload(core, user.id, params.id),
  'POST /files/:id/drop': async ({ core, user, params }) => {
    await dropUpload(core, user.id, params.id);
    return {};
  },
  'POST /files/:id/ticket': ({ core, user, params, body }) => fileTicket(core, user, params.id, body),
  'GET /files/raw/:id': async ({ core, user, params, query, reply }) => {
    const opened = await openTicket(core, params.id, query.ticket, user);
    const { headers, content } = await fileAnswer(core, opened);
    reply.headers(headers);
    return content as never;
  },
};
