import { defineAccess, of } from '../../../../testing/access/entry';

export const access = defineAccess({
  'POST /pay/wechat_pay': { input: ({ unpaid }) => ({ body: { order_id: unpaid } }) },
  'POST /pay/alipay_pay': { input: ({ unpaid }) => ({ body: { order_id: unpaid } }) },
  'POST /pay/continue_wechat/:id': of('unpaid', {}),
  'POST /pay/continue_alipay/:id': of('unpaid', {}),
  'GET /pay/state/:id': of('unpaid'),
});
