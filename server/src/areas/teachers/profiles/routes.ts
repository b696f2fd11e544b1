import type { profiles } from '@harbor/contract';
import type { AreaHandlers } from '../../../http/handler';
import { collectedTeachers, toggleCollected } from './collect';
import { correctCredit, deskTeacher } from './desk/detail';
import { deskTeachers } from './desk/list';
import { recomputeForDesk } from './desk/recompute';
import { saveTerms, termsNow } from './desk/terms';
import { ownCredit } from './own/credit';
import { goTake, ownProfile, saveProfile } from './own/profile';
import { teacherList } from './public/list';
import { homeTeachers, levelRules, teacherPage } from './public/page';
import { teacherReviews } from './public/reviews';
import { wishFor } from './wish';

export const routes: AreaHandlers<typeof profiles> = {
  'GET /teacher/show/list': ({ core, query, user, now }) => teacherList(core, query, user?.id, now),
  'GET /teacher/show/:id': ({ core, params, user, now }) => teacherPage(core, params.id, user?.id, now),
  'GET /teacher/show/reviews/:id': ({ core, params, query }) =>
    teacherReviews(core, params.id, query.page ?? 1, query.filter ?? 'all'),
  'GET /index/teachers': ({ core, now }) => homeTeachers(core, now),
  'GET /teacher/levels': ({ core }) => levelRules(core),
  'POST /teacher/collect/:id': ({ core, user, params, now }) =>
    toggleCollected(core, user.id, params.id, now),
  'POST /teacher/wish/:id': ({ core, user, params, body, now }) =>
    wishFor(core, user.id, params.id, body.goods_id, now),
  'GET /teacher/collection': ({ db, user, query, now }) =>
    collectedTeachers(db, user.id, query.page ?? 1, now),
  'GET /teacher/profile': ({ db, user, now }) => ownProfile(db, user.id, now),
  'POST /teacher/profile': ({ core, user, body, now }) => saveProfile(core, user.id, body, now),
  'POST /teacher/go_take': ({ core, user, body, now }) => goTake(core, user.id, body, now),
  'GET /teacher/credit': ({ db, user, query }) => ownCredit(db, user.id, query.page ?? 1),
  'POST /staff/teacher/level/list': ({ db, body, now }) => deskTeachers(db, body, now),
  'GET /staff/teacher/level/detail/:id': ({ db, params, now }) => deskTeacher(db, params.id, now),
  'POST /staff/teacher/level/correct/:id': ({ core, user, params, body, once, now }) =>
    once.inTransaction((trx) => correctCredit(core, trx, user.id, params.id, body, now)),
  'POST /staff/teacher/level/recompute': ({ core, user }) => recomputeForDesk(core, user.id),
  'GET /staff/teacher/level/terms': ({ db }) => termsNow(db),
  'POST /staff/teacher/level/terms': ({ core, user, body, now }) => saveTerms(core, user.id, body, now),
};
