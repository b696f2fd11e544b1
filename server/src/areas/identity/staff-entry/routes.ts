import type { staffEntry } from '@harbor/contract';
import type { AreaHandlers } from '../../../http/handler';
import { originOf } from '../auth/origin';
import { meOf } from './me';
import { allMembers, removeMember, resetSecondFactor, saveMember } from './members';
import { beginSecondFactor, confirmSecondFactor } from './set-up';
import { enterDesk, proveAgain, renewRecoveryCodes } from './use';

export const routes: AreaHandlers<typeof staffEntry> = {
  'GET /staff/me': ({ core, user }) => meOf(core, user),
  // That it was made is what counts: `touchStaff` noted it.
  'GET /staff/stay': ({ core, now }) => ({ idle_at: now.getTime() + core.settings.staff.idle }),
  'POST /staff/second_factor/begin': ({ core, user, body, request }) =>
    beginSecondFactor(core, user, body.password, originOf(request)),
  'POST /staff/second_factor/confirm': ({ core, user, body, request }) =>
    confirmSecondFactor(core, user, body.code, originOf(request)),
  'POST /staff/second_factor/enter': ({ core, user, body, request }) =>
    enterDesk(core, user, body.code, originOf(request)),
  'POST /staff/second_factor/prove': ({ core, user, body, request }) =>
    proveAgain(core, user, body.code, originOf(request)),
  'POST /staff/second_factor/recovery_codes': ({ core, user, body, request }) =>
    renewRecoveryCodes(core, user, body.code, originOf(request)),
  'GET /staff/member/list': async ({ db, user }) => ({ list: await allMembers(db, user.id) }),
  'POST /staff/member/save': ({ core, user, body }) => saveMember(core, user.id, body),
  'POST /staff/member/remove/:id': ({ core, user, params }) => removeMember(core, user.id, params.id),
  'POST /staff/member/reset_second_factor/:id': ({ core, user, params }) =>
    resetSecondFactor(core, user.id, params.id),
};
