import { z } from 'zod';
import type { Trade } from '../bank/trade';
import type { SandboxContext } from '../context';
import { businessProblem } from './problem';
import type { Parameters } from './request';
import { amountFen, beijingMs } from './words';

const fifteenDaysMs = 15 * 24 * 3_600_000;
const units: Record<string, number> = { m: 60_000, h: 3_600_000, d: 86_400_000 };

const order = z.object({
  out_trade_no: z.string().regex(/^\w{1,64}$/),
  total_amount: z.string().refine((text) => amountFen(text) >= 1),
  // The documents forbid these three signs in a subject.
  subject: z
    .string()
    .min(1)
    .max(256)
    .regex(/^[^/=&]+$/),
  product_code: z.string().optional(),
  time_expire: z.string().optional(),
  timeout_express: z
    .string()
    .regex(/^\d{1,3}[mhd]$/)
    .optional(),
  passback_params: z.string().max(512).default(''),
});

/** The product that each method's `product_code` must name; precreate needs none. */
const productCodes = { page: 'FAST_INSTANT_TRADE_PAY', wap: 'QUICK_WAP_WAY', qr: undefined } as const;

/** alipay.trade.page.pay, .wap.pay and .precreate: registers what the cashier will show; no trade exists yet. */
export function placeOrder(
  context: SandboxContext,
  product: keyof typeof productCodes,
  content: unknown,
  parameters: Parameters,
): Trade {
  const parsed = order.safeParse(content);
  const code = productCodes[product];
  if (!parsed.success || (code && parsed.data.product_code !== code))
    throw businessProblem('INVALID_PARAMETER', '参数无效');
  const given = parsed.data;
  const now = context.clock.now();
  const expiresAt = expiryOf(given, now);
  if (!(expiresAt > now)) throw businessProblem('INVALID_PARAMETER', 'time_expire 应晚于当前时间');
  const fresh = {
    channel: 'alipay' as const,
    outTradeNo: given.out_trade_no,
    product,
    amountFen: amountFen(given.total_amount),
    subject: given.subject,
    notifyUrl: parameters.get('notify_url') ?? '',
    returnUrl: parameters.get('return_url') ?? '',
    attach: given.passback_params,
    expiresAt,
  };
  const known = context.bank.find('alipay', given.out_trade_no);
  if (!known) return context.bank.open(fresh, false);
  if (known.state === 'paid') throw businessProblem('TRADE_HAS_SUCCESS', '交易已被支付');
  if (known.state === 'closed') throw businessProblem('TRADE_HAS_CLOSE', '交易已经关闭');
  // assumption: also before the buyer has logged in, another amount for the same number is refused.
  if (known.amountFen !== fresh.amountFen || known.subject !== fresh.subject)
    throw businessProblem('CONTEXT_INCONSISTENT', '交易信息被篡改');
  context.bank.amend(known, { returnUrl: fresh.returnUrl });
  return known;
}

function expiryOf(given: z.output<typeof order>, now: number): number {
  if (given.time_expire) return beijingMs(given.time_expire);
  const match = /^(\d+)([mhd])$/.exec(given.timeout_express ?? '');
  return now + (match ? Number(match[1]) * (units[match[2] ?? ''] ?? 0) : fifteenDaysMs);
}
