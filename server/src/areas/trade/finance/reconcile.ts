import type { Core } from '../../../core';
import type { Db } from '../../../db/connect';
import { GatewayError } from '../../../gateways/errors';
import type { Channel, StatementLine } from '../../../gateways/gateway';
import { audit } from '../../base/accounts/audit';
import { applyTrade } from '../pay/trade';
import { type BookLine, booksByNumber, booksOf } from './books';
import { compare, type Found, numberOf } from './compare';
import { markGone, saveDifferences } from './differences';

export const channels: readonly Channel[] = ['wechat', 'alipay'];

const channelTitle = { wechat: '微信支付', alipay: '支付宝' };

/**
 * Holds our books of a Beijing day against the statements of both channels, credits what only a channel knew of, and keeps
 * what differs. Doing a day again keeps what was settled and notes what differs no more.
 * @returns why a channel could not be compared, for people; empty where both were
 */
export async function reconcile(core: Core, day: string): Promise<string> {
  const problems: string[] = [];
  for (const channel of channels) {
    try {
      const statement = await core.gateways[channel].statement(day);
      if (statement) await take(core, day, channel, statement);
      else problems.push(`${channelTitle[channel]}的账单还没有生成，通常次日 10 点后可以下载`);
    } catch (error) {
      if (!(error instanceof GatewayError)) throw error;
      core.log.warn({ day, channel, code: error.code }, 'a statement could not be read');
      problems.push(`${channelTitle[channel]}的账单没有取到：${error.message}`);
    }
  }
  return problems.join('；');
}

async function differencesOf(db: Db, day: string, channel: Channel, statement: readonly StatementLine[]) {
  const ours = await booksOf(db, channel, day);
  const numbers = (kind: StatementLine['kind']) =>
    statement.filter((line) => line.kind === kind).map(numberOf);
  const known = await booksByNumber(db, channel, numbers('payment'), numbers('refund'));
  return { ours, found: compare(statement, ours, known) };
}

/** Payments that only the channel has: our books learn of those that are ours, as a lost notify would have told. */
async function learn(core: Core, channel: Channel, found: readonly Found[]): Promise<boolean> {
  const lost = found.filter(({ kind, orderId }) => kind === 'only_theirs' && orderId !== null);
  for (const { number } of lost) {
    const trade = await core.gateways[channel].query(number);
    if (trade.status === 'success') await applyTrade(core, trade, channel);
  }
  return lost.length > 0;
}

async function take(
  core: Core,
  day: string,
  channel: Channel,
  statement: readonly StatementLine[],
): Promise<void> {
  const { db, settings } = core;
  const first = await differencesOf(db, day, channel, statement);
  const { ours, found } = (await learn(core, channel, first.found))
    ? await differencesOf(db, day, channel, statement)
    : first;
  const at = new Date(settings.clock.now());
  const fees = statement.flatMap(({ feeFen }) => feeFen ?? []);
  const row = {
    ...sums('ours', ours),
    ...sums('theirs', statement),
    fee_fen: fees.length > 0 ? fees.reduce((sum, fee) => sum + fee, 0) : null,
    at,
  };
  await db.transaction().execute(async (trx) => {
    await trx
      .insertInto('reconciliations')
      .values({ day, channel, ...row })
      .onConflict((on) => on.columns(['day', 'channel']).doUpdateSet(row))
      .execute();
    const fresh = await saveDifferences(trx, { day, channel, found: first.found, at });
    // What the day before lacked, because it came about at midnight, may stand here.
    await markGone(trx, { day, channel, numbers: statement.map(numberOf), found, at });
    if (fresh === 0 || found.length === 0) return;
    core.log.error({ day, channel, fresh }, 'reconciliation found differences');
    await audit(trx, settings.clock, {
      actor: { type: 'system' },
      action: 'payment.reconciliation_differs',
      object: ['reconciliation', `${day}/${channel}`],
      detail: { count: fresh },
    });
  });
}

/** How much came in and went back by one side. */
function sums<S extends 'ours' | 'theirs'>(side: S, lines: readonly (BookLine | StatementLine)[]) {
  const of = (kind: 'payment' | 'refund') => lines.filter((line) => line.kind === kind);
  const total = (some: readonly { amountFen: number }[]) =>
    some.reduce((sum, { amountFen }) => sum + amountFen, 0);
  return {
    [`${side}_count`]: of('payment').length,
    [`${side}_fen`]: total(of('payment')),
    [`${side}_refund_count`]: of('refund').length,
    [`${side}_refund_fen`]: total(of('refund')),
  } as Record<`${S}_count` | `${S}_fen` | `${S}_refund_count` | `${S}_refund_fen`, number>;
}
