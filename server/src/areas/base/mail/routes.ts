import type { mail } from '@harbor/contract';
import type { AreaHandlers } from '../../../http/handler';
import { requireStepUp } from '../../../http/step-up';
import { askForCode, confirmAddress, mailAddressOf, removeAddress } from './addresses';

export const routes: AreaHandlers<typeof mail> = {
  'GET /mail/address': ({ core, user }) => mailAddressOf(core, user.id),
  'POST /mail/address/code': ({ core, user, body }) => {
    // Mails of the team tell of cases: where they go is not changed by who found an open browser.
    if (user.staff) requireStepUp(core, user);
    return askForCode(core, user.id, body);
  },
  'POST /mail/address/confirm': ({ core, user, body, request }) =>
    confirmAddress(core, user.id, body, request.ip),
  'POST /mail/address/remove': ({ core, user, request }) => removeAddress(core, user.id, request.ip),
};
