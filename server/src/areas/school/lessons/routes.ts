import type { lessons } from '@harbor/contract';
import type { AreaHandlers } from '../../../http/handler';
import { attachment } from '../../base/files/names';
import { courseCoupons } from '../../trade/courses/coupon';
import { setCollected } from './course/collect';
import { courseInfo, readableCourse } from './course/info';
import { courseList, courseListPc, frontCourses } from './course/list';
import { materialTicket } from './course/materials';
import { classroom, continueLearning } from './course/mine';
import { teachers } from './course/teachers';
import { transcript } from './course/transcript';
import { reportProgress } from './progress/schedule';
import { exportNotes } from './texts/export';
import { likeText, reportText } from './texts/react';
import { comments, discussList, notes, replies } from './texts/read';
import { changeNote, deleteText, writeComment, writeDiscuss, writeNote } from './texts/write';

export const routes: AreaHandlers<typeof lessons> = {
  'GET /course/list': ({ db, query, user, now }) => courseList(db, query, user?.id, now),
  'GET /course/pc/list': ({ db, query, user, now }) => courseListPc(db, query, user?.id, now),
  'GET /course/teachers': ({ db, query }) => teachers(db, query.page ?? 1),
  'GET /course/front': ({ db, user, now }) => frontCourses(db, user?.id, now),
  'GET /course/:id/info': async ({ db, user, params, now }) => ({
    info: await courseInfo(db, user, params.id, now),
  }),
  'GET /course/:id/coupons': async ({ db, user, params, now }) =>
    courseCoupons(db, user.id, await readableCourse(db, user, params.id), now),
  'GET /course/:id/comment': ({ db, user, params, query, now }) => comments(db, user, params.id, query, now),
  'GET /course/:id/discuss': ({ db, user, params, query, now }) =>
    discussList(db, user, params.id, query, now),
  'GET /course/discuss/:id/replies': ({ db, user, params, query }) =>
    replies(db, user, params.id, query.page ?? 1),
  'GET /course/:id/notes': ({ db, user, params, query, now }) => notes(db, user, params.id, query, now),
  'GET /cloudclassroom/list': ({ db, user, query, now }) => classroom(db, user.id, query, now),
  'GET /cloudclassroom/continue': ({ db, user, now }) => continueLearning(db, user.id, now),
  'PATCH /course/:id/schedule': ({ core, user, params, body }) => reportProgress(core, user, params.id, body),
  'POST /course/comment': ({ core, user, body, once, now }) => writeComment(core, user, body, { once, now }),
  'POST /course/discuss': ({ core, user, body, once, now }) => writeDiscuss(core, user, body, { once, now }),
  'POST /course/notes': ({ core, user, body, once, now }) => writeNote(core, user, body, { once, now }),
  'PATCH /course/notes/:id': ({ core, user, params, body, now }) =>
    changeNote(core, user, params.id, body, now),
  'DELETE /course/comment/:id': ({ core, user, params, now }) =>
    deleteText(core, user.id, 'comment', params.id, now),
  'DELETE /course/discuss/:id': ({ core, user, params, now }) =>
    deleteText(core, user.id, 'discuss', params.id, now),
  'DELETE /course/notes/:id': ({ core, user, params, now }) =>
    deleteText(core, user.id, 'note', params.id, now),
  'PATCH /course/notes/:id/like': ({ core, user, params, body, now }) =>
    likeText(core, user, 'note', params.id, body?.like, now),
  'PATCH /course/comment/:id/like': ({ core, user, params, body, now }) =>
    likeText(core, user, 'comment', params.id, body?.like, now),
  'PATCH /course/discuss/:id/like': ({ core, user, params, body, now }) =>
    likeText(core, user, 'discuss', params.id, body?.like, now),
  'POST /course/report/:id': ({ core, user, params, body, now }) =>
    reportText(core, user, params.id, body, now),
  'GET /course/:id/notes/export': async ({ core, db, user, params, now, reply }) => {
    const { name, text } = await exportNotes(db, user, params.id, {
      publicUrl: core.settings.publicUrl,
      now,
    });
    reply.headers({
      'content-type': 'text/markdown; charset=utf-8',
      'content-disposition': attachment(name),
      'cache-control': 'no-store',
    });
    return text as never;
  },
  'POST /course/collect/:id': ({ core, user, params, now }) => setCollected(core, user, params.id, true, now),
  'POST /course/cancel/:id': ({ core, user, params, now }) => setCollected(core, user, params.id, false, now),
  'GET /course/:id/transcript': ({ db, user, params, query, now }) =>
    transcript(db, user, params.id, query, now),
  'POST /course/material/:id': ({ core, user, params, now }) => materialTicket(core, user, params.id, now),
};
