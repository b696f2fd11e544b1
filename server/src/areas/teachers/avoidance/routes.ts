import type { avoidance } from '@harbor/contract';
import type { AreaHandlers } from '../../../http/handler';
import { addToBuyers, addToTeachers, buyersList, removeEntry, teachersList, toggleTeacher } from './lists';
import { avoidedByOrder } from './of-order';

export const routes: AreaHandlers<typeof avoidance> = {
  'GET /avoid/list': ({ db, user }) => buyersList(db, user.id),
  'POST /avoid/add': ({ core, user, body, now }) => addToBuyers(core, user.id, body.texts, now),
  'POST /avoid/remove/:id': ({ core, user, params }) => removeEntry(core, 'buyer_avoids', user.id, params.id),
  'POST /avoid/teacher/:id': ({ core, user, params, now }) => toggleTeacher(core, user.id, params.id, now),
  'GET /avoid/order/:id': ({ db, user, params }) => avoidedByOrder(db, user.id, params.id),
  'GET /teacher/avoid/list': ({ db, user }) => teachersList(db, user.id),
  'POST /teacher/avoid/add': ({ core, user, body, now }) => addToTeachers(core, user.id, body.texts, now),
  'POST /teacher/avoid/remove/:id': ({ core, user, params }) =>
    removeEntry(core, 'teacher_avoids', user.id, params.id),
};
