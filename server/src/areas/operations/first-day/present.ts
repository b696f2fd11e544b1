import { createHmac } from 'node:crypto';
import type { DataOf, FirstDayCheck } from '@harbor/contract';
import type { Core } from '../../../core';
import type { Db } from '../../../db/connect';
import { toMomentOrNull } from '../../../time';
import type { Finding, Look, Trial } from './check';
import { groups } from './checks';

/** Of the settings that a trial depends on; keys and passwords cannot be told from it. */
export const digestOf = (core: Core, { key, settingsOf }: Trial): string =>
  createHmac('sha256', core.settings.secret)
    .update(`first-day ${key} ${JSON.stringify(settingsOf(core))}`)
    .digest('hex');

const triesOf = (db: Db) =>
  db
    .selectFrom('first_day_tries as t')
    .leftJoin('users', 'users.id', 't.tried_by')
    .selectAll('t')
    .select('users.nickname')
    .execute();

export type Try = Awaited<ReturnType<typeof triesOf>>[number];

const untried: Finding = { state: 'missing', reason: '还没有试过，按“试一次”现在就试' };

/** How a check is shown. @param last of a trial, what came of its last try */
export function presentCheck(
  check: Look | Trial,
  { state, reason }: Finding,
  last?: Pick<Try, 'tried_at' | 'nickname'>,
): FirstDayCheck {
  return {
    ...{ key: check.key, title: check.title, state, reason },
    todo: state === 'ok' ? '' : check.todo,
    link: check.link ?? '',
    env: [...(check.env ?? [])],
    tries: 'run' in check,
    tried_at: toMomentOrNull(last?.tried_at ?? null),
    tried_by: last?.nickname ?? '',
  };
}

/** Every check as it is now; what has to be tried, as it was at its last try with the settings of now. */
export async function firstDay(core: Core, now: Date): Promise<DataOf<'GET /staff/first-day'>> {
  const tried = new Map((await triesOf(core.db)).map((row) => [row.key, row]));
  const present = async (check: Look | Trial): Promise<FirstDayCheck> => {
    if ('look' in check) return presentCheck(check, await check.look(core, now));
    const last = tried.get(check.key);
    return last && last.settings_digest === digestOf(core, check)
      ? presentCheck(check, last, last)
      : presentCheck(check, untried);
  };
  const shown = await Promise.all(
    groups.map(async ({ title, checks }) => ({ title, checks: await Promise.all(checks.map(present)) })),
  );
  const open = shown.flatMap(({ checks }) => checks).filter(({ state }) => state !== 'ok').length;
  return { open, groups: shown };
}
