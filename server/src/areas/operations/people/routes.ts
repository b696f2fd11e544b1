import type { people } from '@harbor/contract';
import type { AreaHandlers } from '../../../http/handler';
import { userDetail } from './detail';
import { writeNote } from './notes';
import { reveal } from './reveal';

export const routes: AreaHandlers<typeof people> = {
  'GET /staff/user/detail/:id': ({ core, user, params }) => userDetail(core, user, params.id),
  'POST /staff/user/note/:id': ({ core, user, params, body }) =>
    writeNote(core, user, params.id, body.content),
  'POST /staff/reveal': ({ core, user, body, request }) => reveal(core, user, body, request.ip),
};
