import { defineAccess, open } from '../../../../testing/access/entry';

export const access = defineAccess({
  'POST /mail/address/confirm': open({
    'body.code': 'the code that a mailbox was sent; guessing is limited',
  }),
});
