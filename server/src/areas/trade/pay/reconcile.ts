import type { Core } from '../../../core';
import { findRows } from '../../../db/rows';
import { GatewayError } from '../../../gateways/errors';
import type { Channel, TradeState } from '../../../gateways/gateway';
import { audit } from '../../base/accounts/audit';
import { paymentStatus } from './payment-status';
import type { Difference, PaymentRow } from './rows';
import { applyTrade } from './trade';

const dayMs = 24 * 3600_000;
const beijing = 8 * 3600_000;
const atOnce = 4;

/** The Beijing day before `now`, as `YYYY-MM-DD`. */
export function yesterday(now: Date): string {
  return new Date(now.getTime() + beijing - dayMs).toISOString().slice(0, 10);
}

/**
 * Compares every payment begun on a Beijing day with what its gateway says, settles what only the gateway knows of, and
 * keeps the result. A difference raises an alarm. Doing a day again replaces its result.
 */
export async function reconcile(core: Core, day: string): Promise<Record<Channel, Difference[]>> {
  const start = new Date(Date.parse(`${day}T00:00:00+08:00`));
  const payments = await core.db
    .selectFrom('payments')
    .selectAll()
    .where('created_at', '>=', start)
    .where('created_at', '<', new Date(start.getTime() + dayMs))
    .orderBy('id')
    .execute();
  const of = (channel: Channel) => payments.filter((payment) => payment.channel === channel);
  return {
    wechat: await compare(core, day, 'wechat', of('wechat')),
    alipay: await compare(core, day, 'alipay', of('alipay')),
  };
}

interface Compared {
  payment: PaymentRow;
  oursFen: number;
  /** Null when the gateway gave no answer. */
  theirsFen: number | null;
}

async function compare(
  core: Core,
  day: string,
  channel: Channel,
  payments: PaymentRow[],
): Promise<Difference[]> {
  const compared: Compared[] = [];
  for (let i = 0; i < payments.length; i += atOnce)
    compared.push(...(await Promise.all(payments.slice(i, i + atOnce).map((p) => lookUp(core, channel, p)))));
  const differences = compared.flatMap(differenceOf);
  const ours = compared.filter((c) => c.payment.status === paymentStatus.success);
  const theirs = compared.filter((c) => c.theirsFen !== null && c.theirsFen > 0);
  const row = {
    ours_count: ours.length,
    ours_fen: ours.reduce((sum, c) => sum + c.oursFen, 0),
    theirs_count: theirs.length,
    theirs_fen: theirs.reduce((sum, c) => sum + (c.theirsFen ?? 0), 0),
    differences: JSON.stringify(differences),
    at: new Date(core.settings.clock.now()),
  };
  await core.db
    .insertInto('reconciliations')
    .values({ day, channel, ...row })
    .onConflict((on) => on.columns(['day', 'channel']).doUpdateSet(row))
    .execute();
  if (differences.length > 0) await alarm(core, day, channel, differences);
  return differences;
}

async function lookUp(core: Core, channel: Channel, payment: PaymentRow): Promise<Compared> {
  const oursFen = payment.status === paymentStatus.success ? payment.amount_fen : 0;
  try {
    const trade = await core.gateways[channel].query(payment.pay_no);
    if (oursFen === 0 && trade.status === 'success') await applyTrade(core, trade, channel);
    return { payment, oursFen, theirsFen: received(trade, payment) };
  } catch (error) {
    if (!(error instanceof GatewayError)) throw error;
    return { payment, oursFen, theirsFen: null };
  }
}

/** What the gateway took in, in 分; a refunded trade was taken in first. */
function received(trade: TradeState, payment: PaymentRow): number {
  if (trade.status !== 'success' && trade.status !== 'refunded') return 0;
  return trade.amountFen ?? payment.amount_fen;
}

function differenceOf({ payment, oursFen, theirsFen }: Compared): Difference[] {
  if (theirsFen === oursFen) return [];
  const what =
    theirsFen === null
      ? 'unanswered'
      : oursFen === 0
        ? 'only_theirs'
        : theirsFen === 0
          ? 'only_ours'
          : 'amount';
  return [{ pay_no: payment.pay_no, what, ours_fen: oursFen, theirs_fen: theirsFen ?? 0 }];
}

async function alarm(core: Core, day: string, channel: Channel, differences: Difference[]): Promise<void> {
  core.log.error({ day, channel, differences }, 'reconciliation found differences');
  await audit(core.db, core.settings.clock, {
    actor: { type: 'system' },
    action: 'payment.reconciliation_differs',
    object: ['reconciliation', `${day}/${channel}`],
    detail: { count: differences.length },
  });
}

/** Reconciles yesterday once, after two in the morning Beijing time, when late notifies have come. */
export async function reconcileYesterday(core: Core): Promise<void> {
  const now = new Date(core.settings.clock.now());
  if (new Date(now.getTime() + beijing).getUTCHours() < 2) return;
  const day = yesterday(now);
  const done = await findRows(core.db, 'reconciliations', { day }, ['channel']);
  // One channel alone means that the process ended between the two.
  if (done.length < 2) await reconcile(core, day);
}
