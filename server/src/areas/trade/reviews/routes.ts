import type { reviews } from '@harbor/contract';
import type { AreaHandlers } from '../../../http/handler';
import { watchTexts } from '../../base/sentinel/watch';
import { reviewDetail } from './edited';
import { myReviews, orderReview } from './own';
import { presentForDesk, presentForTeacher } from './present';
import { replyTo } from './reply';
import { decide, deskReviews, teacherReviews } from './staff';
import { wallPage } from './wall';
import { appendToReview, reviewOrder } from './write';

export const routes: AreaHandlers<typeof reviews> = {
  'GET /appraise/list': ({ core, query }) =>
    wallPage(core, {
      categoryId: query.category_id,
      stars: query.stars,
      filter: query.filter ?? 'all',
      page: query.page ?? 1,
    }),
  'POST /user/appraise': ({ db, user, body, now }) => myReviews(db, user.id, body.page ?? 1, now),
  'GET /user/appraise/:id': ({ db, user, params, now }) => orderReview(db, user.id, params.id, now),
  'POST /user/appraise/:id': async ({ core, user, params, body, once, now }) => {
    const place = { userId: user.id, place: 'review', object: { type: 'order', id: params.id } } as const;
    const { content } = await watchTexts(core, place, { content: body.content });
    return once.inTransaction((trx) =>
      reviewOrder(trx, { userId: user.id, id: params.id, now }, { ...body, content }),
    );
  },
  'POST /user/appraise_append/:id': async ({ core, user, params, body, once, now }) => {
    const place = { userId: user.id, place: 'review', object: { type: 'appraise', id: params.id } } as const;
    const { content } = await watchTexts(core, place, { content: body.content });
    return once.inTransaction((trx) => appendToReview(trx, { userId: user.id, id: params.id, now }, content));
  },
  'GET /teacher/appraise/list': ({ db, user, query, now }) =>
    teacherReviews(db, user.id, query.page ?? 1, now),
  'POST /teacher/appraise/reply/:id': async ({ core, user, params, body, now }) => {
    const actor = { type: 'user', id: user.id } as const;
    const reply = { actor, name: `${user.nickname}老师`, content: body.content, teacherId: user.id };
    return presentForTeacher(await replyTo(core, params.id, reply), now);
  },
  'GET /staff/appraise/list': ({ db, query, now }) => deskReviews(db, query.status, query.page ?? 1, now),
  'GET /staff/appraise/detail/:id': ({ core, params, now }) => reviewDetail(core, params.id, now),
  'POST /staff/appraise/publish/:id': ({ core, user, params, body }) =>
    decide(core, params.id, { staffId: user.id, event: 'publish', ...body }),
  'POST /staff/appraise/hide/:id': ({ core, user, params, body }) =>
    decide(core, params.id, { staffId: user.id, event: 'hide', ...body }),
  'POST /staff/appraise/restore/:id': ({ core, user, params, body }) =>
    decide(core, params.id, { staffId: user.id, event: 'restore', ...body }),
  'POST /staff/appraise/reply/:id': async ({ core, user, params, body, now }) => {
    const actor = { type: 'staff', id: user.id } as const;
    return presentForDesk(
      await replyTo(core, params.id, { actor, name: '客服', content: body.content }),
      now,
    );
  },
};
