import { Readable } from 'node:stream';
import type { teaching } from '@harbor/contract';
import { sizeLimits } from '@harbor/contract/size-limits';
import type { FastifyRequest } from 'fastify';
import type { Core } from '../../../core';
import type { AreaHandlers } from '../../../http/handler';
import { invalid, tooMany } from '../../../http/problem';
import { createRateLimiter } from '../../../http/rate-limiter';
import { deskVideoOf } from '../course-desk/read';
import { cancelVideo, finishVideo, receiveVideoPart, retryVideo, startVideo } from '../course-desk/uploads';
import {
  addOwnMaterial,
  deleteOwnLesson,
  dropLesson,
  removeOwnMaterial,
  saveOwnCaptions,
  saveOwnLesson,
  submitLesson,
  withdrawLesson,
} from './change';
import { decideVersion, versionOf, waitingVersions } from './decide';
import { uploadQuotas } from './limits';
import { asTeacher, senderOf } from './own';
import { storePortrait } from './pictures';
import { preview, previewTicket } from './preview';
import { ownCourse, ownLesson, teachingList } from './read';

/** Nothing of it may be kept: it has a ticket in it. */
const fresh = { 'cache-control': 'no-store' };

const agentOf = ({ headers }: FastifyRequest): string => headers['user-agent'] ?? '';

async function pictureIn(request: FastifyRequest): Promise<Buffer> {
  const file = await request.file();
  if (!file) throw invalid({ file: ['请选择要上传的图片'] });
  const bytes = await file.toBuffer();
  if (file.file.truncated || bytes.length > sizeLimits.picture) throw invalid({ file: ['图片不能超过2MB'] });
  return bytes;
}

/** @throws HttpProblem 429 */
async function takeUpload(core: Core, userId: number): Promise<void> {
  const limiter = createRateLimiter(core.settings, core.db);
  const wait = await limiter.takeShared(`teaching.upload:u${userId}`, uploadQuotas);
  if (wait > 0) throw tooMany(wait, '今天上传的视频太多了，请明天再来');
}

export const routes: AreaHandlers<typeof teaching> = {
  'GET /teaching/list': ({ db, user }) => teachingList(db, user.id),
  'GET /teaching/course/:id': ({ core, user, params }) => ownCourse(core, user.id, params.id),
  'POST /teaching/lesson/save': ({ core, user, body }) => saveOwnLesson(core, user, body),
  'POST /teaching/lesson/delete/:id': ({ core, user, params }) => deleteOwnLesson(core, user, params.id),
  'POST /teaching/lesson/submit/:id': ({ core, user, params }) => submitLesson(core, user, params.id),
  'POST /teaching/lesson/withdraw/:id': ({ core, user, params }) => withdrawLesson(core, user, params.id),
  'POST /teaching/lesson/drop/:id': ({ core, user, params }) => dropLesson(core, user, params.id),
  'POST /teaching/captions/:id': ({ core, user, params, body }) =>
    saveOwnCaptions(core, user, params.id, body),
  'POST /teaching/material/add': ({ core, user, body }) => addOwnMaterial(core, user, body),
  'POST /teaching/material/remove/:id': ({ core, user, params }) => removeOwnMaterial(core, user, params.id),
  'POST /teaching/video/start': async ({ core, user, body }) => {
    // Whoever may not send is told so before it counts.
    await ownLesson(core, core.db, user.id, body.lesson_id);
    await takeUpload(core, user.id);
    return startVideo(core, senderOf(core, user), body);
  },
  'PUT /teaching/video/:id/part': ({ core, user, params, query, request }) => {
    if (!(request.body instanceof Readable)) throw invalid({ file: ['请以二进制上传文件内容'] });
    return receiveVideoPart(core, senderOf(core, user), params.id, {
      ...{ offset: query.offset, bytes: request.body },
    });
  },
  'POST /teaching/video/:id/finish': ({ core, user, params }) =>
    finishVideo(core, senderOf(core, user), params.id),
  'GET /teaching/video/:id': async ({ core, user, params }) => {
    await senderOf(core, user).find(core.db, params.id);
    return deskVideoOf(core, params.id);
  },
  'POST /teaching/video/:id/cancel': ({ core, user, params }) =>
    cancelVideo(core, senderOf(core, user), params.id),
  'POST /teaching/video/:id/retry': ({ core, user, params }) =>
    retryVideo(core, senderOf(core, user), params.id),
  'GET /teaching/preview/:id': ({ core, user, params, request, reply, now }) => {
    reply.headers(fresh);
    return preview({ core, user, userAgent: agentOf(request), now }, params.id);
  },
  'POST /teaching/preview/:id/ticket': ({ core, user, params, request, now }) =>
    previewTicket({ core, user, userAgent: agentOf(request), now }, params.id),
  'POST /teaching/picture': async ({ core, user, request }) =>
    storePortrait(core, asTeacher(user), await pictureIn(request)),
  'GET /staff/teaching/lesson/:id': ({ db, params }) => versionOf(db, params.id),
  'GET /staff/teaching/versions': ({ db }) => waitingVersions(db),
  'POST /staff/teaching/version/:id': ({ core, user, params, body }) =>
    decideVersion(core, user, params.id, body),
  'POST /staff/teaching/picture/:id': async ({ core, user, params, request }) =>
    storePortrait(core, { id: user.id }, await pictureIn(request), params.id),
};
