import type { firstDay as calls } from '@harbor/contract';
import type { AreaHandlers } from '../../../http/handler';
import { firstDay } from './present';
import { tryCheck } from './try';

export const routes: AreaHandlers<typeof calls> = {
  'GET /staff/first-day': ({ core, now }) => firstDay(core, now),
  'POST /staff/first-day/try/:check': ({ core, user, params }) => tryCheck(core, user.id, params.check),
};
