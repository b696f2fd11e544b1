import { z } from 'zod';
import type { Trade } from '../bank/trade';
import type { SandboxContext } from '../context';
import { identity } from '../keys/identity';
import type { WechatEffect } from './exchange';
import { parameterError, WechatProblem } from './problem';

const dayMs = 24 * 3_600_000;

/** https without query, as documented; assumption: the sandbox also takes this machine's http. */
export const notifyUrl = z.url().refine((address) => {
  const url = new URL(address);
  const local = url.protocol === 'http:' && ['127.0.0.1', 'localhost', '[::1]'].includes(url.hostname);
  return url.search === '' && (url.protocol === 'https:' || local);
});

const base = {
  appid: z.literal(identity.wechat.appid),
  mchid: z.literal(identity.wechat.mchid),
  description: z.string().min(1).max(127),
  out_trade_no: z.string().regex(/^[0-9A-Za-z_\-|*]{6,32}$/),
  notify_url: notifyUrl,
  time_expire: z.iso.datetime({ offset: true }).optional(),
  attach: z.string().max(128).default(''),
  amount: z.object({ total: z.int().min(1).max(100_000_000), currency: z.literal('CNY').default('CNY') }),
};
const payerClient = { payer_client_ip: z.union([z.ipv4(), z.ipv6()]) };

const orders = {
  native: z.object({ ...base, scene_info: z.object(payerClient).optional() }),
  h5: z.object({
    ...base,
    scene_info: z.object({ ...payerClient, h5_info: z.object({ type: z.enum(['iOS', 'Android', 'Wap']) }) }),
  }),
  jsapi: z.object({ ...base, payer: z.object({ openid: z.string().min(1) }) }),
};

/** POST /v3/pay/transactions/{native,h5,jsapi} */
export function placeOrder(context: SandboxContext, product: keyof typeof orders): WechatEffect {
  return ({ json }) => {
    const order = orders[product].safeParse(json);
    if (!order.success) {
      const issue = order.error.issues[0];
      throw parameterError(`输入源“/body/${issue?.path.join('/')}”映射到值字段的规则校验失败`);
    }
    return entry(context, product, place(context, product, order.data));
  };
}

function place(
  context: SandboxContext,
  product: keyof typeof orders,
  order: z.output<typeof orders.native>,
): Trade {
  const now = context.clock.now();
  const expiresAt = order.time_expire ? Date.parse(order.time_expire) : now + 7 * dayMs;
  if (expiresAt <= now) throw parameterError('订单失效时间time_expire应晚于当前时间');
  const known = context.bank.find('wechat', order.out_trade_no);
  if (!known)
    return context.bank.open(
      {
        channel: 'wechat',
        outTradeNo: order.out_trade_no,
        product,
        amountFen: order.amount.total,
        subject: order.description,
        notifyUrl: order.notify_url,
        returnUrl: '',
        attach: order.attach,
        expiresAt,
      },
      true,
    );
  if (known.state === 'paid') throw new WechatProblem(400, 'ORDERPAID', '该订单已支付');
  if (known.state === 'closed') throw new WechatProblem(400, 'ORDER_CLOSED', '订单已关闭');
  const same =
    known.product === product &&
    known.amountFen === order.amount.total &&
    known.subject === order.description;
  // assumption: the code for the same number with other parameters; the documents name both codes.
  if (!same) throw new WechatProblem(403, 'OUT_TRADE_NO_USED', '商户订单号重复，且请求参数与原订单不一致');
  return known;
}

function entry(context: SandboxContext, product: keyof typeof orders, trade: Trade): object {
  const cashier = `${context.browserBase()}/cashier/wechat/${trade.token}`;
  if (product === 'native') return { code_url: cashier };
  // The real address carries a query too, so that merchants append `&redirect_url=`.
  if (product === 'h5') return { h5_url: `${cashier}?package=${trade.tradeNo.slice(-10)}` };
  return { prepay_id: `wx${trade.token}` };
}
