import type { checkout } from '@harbor/contract';
import type { AreaHandlers } from '../../../http/handler';
import { unpaidFor } from '../../../site-settings/read';
import { watchTexts } from '../../base/sentinel/watch';
import { purchase } from './purchase';

export const routes: AreaHandlers<typeof checkout> = {
  'POST /service/purchase/:id': async ({ core, params, body, user, once, now }) => {
    const keptFor = await unpaidFor(core);
    const { user_note } = await watchTexts(
      core,
      { userId: user.id, place: 'note' },
      { user_note: body.user_note },
    );
    const input = { ...body, user_note };
    return once.inTransaction((trx) =>
      purchase(trx, { userId: user.id, goodsId: params.id, input, unpaidFor: keptFor, now }),
    );
  },
};
