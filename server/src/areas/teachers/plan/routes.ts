import type { plan } from '@harbor/contract';
import type { AreaHandlers } from '../../../http/handler';
import { changePlan, markStep, ownPlans, previewPlan, removePlan, savePlan } from './plans';

export const routes: AreaHandlers<typeof plan> = {
  'POST /plan/preview': ({ core, body, now }) => previewPlan(core, body, now),
  'GET /plan/list': ({ core, user, now }) => ownPlans(core, user.id, now),
  'POST /plan/save': ({ core, user, body, now }) => savePlan(core, user.id, body, now),
  'POST /plan/change/:id': ({ core, user, params, body, now }) =>
    changePlan(core, user.id, params.id, body, now),
  'POST /plan/step/:id': ({ core, user, params, body, now }) => markStep(core, user.id, params.id, body, now),
  'POST /plan/remove/:id': ({ core, user, params, now }) => removePlan(core, user.id, params.id, now),
};
