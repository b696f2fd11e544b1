import type { FirstDayCheck } from '@harbor/contract';
import type { Core } from '../../../core';
import { updateRows } from '../../../db/rows';
import { conflict, notFound, tooMany } from '../../../http/problem';
import { audit } from '../../base/accounts/audit';
import { type Finding, failed, type Trial } from './check';
import { groups } from './checks';
import { digestOf, presentCheck } from './present';

/** Until a try that nobody answers counts as failed, in ms. */
const patience = 10_000;

/** Tries of one check, whoever asks: a gateway is not to be called in a loop. */
const quotas = [{ limit: 6, seconds: 60 }];

const trialOf = (key: string): Trial | undefined =>
  groups.flatMap(({ checks }) => checks).find((check): check is Trial => check.key === key && 'run' in check);

/** Tries it once, with an end. */
async function found(core: Core, trial: Trial): Promise<Finding> {
  const ending = new AbortController();
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<Finding>((resolve) => {
    timer = setTimeout(() => {
      ending.abort();
      resolve(failed(`${patience / 1000} 秒内没有结果`));
    }, patience);
  });
  try {
    return await Promise.race([trial.run(core, ending.signal), late]);
  } catch (err) {
    core.log.warn({ err, check: trial.key }, 'a check of the first day failed');
    return failed('试的时候出错，详情见服务器日志');
  } finally {
    clearTimeout(timer);
  }
}

/** Takes a check for one try, in all processes. @throws HttpProblem 409 somebody tries it */
async function claim({ db }: Core, key: string, now: Date): Promise<void> {
  const trying_until = new Date(now.getTime() + 2 * patience);
  const taken = await db
    .insertInto('first_day_tries')
    .values({ key, state: 'missing', reason: '', tried_at: now, settings_digest: '', trying_until })
    .onConflict((on) =>
      on
        .column('key')
        .doUpdateSet({ trying_until })
        .where((eb) =>
          eb.or([
            eb('first_day_tries.trying_until', 'is', null),
            eb('first_day_tries.trying_until', '<', now),
          ]),
        ),
    )
    .returning('key')
    .executeTakeFirst();
  if (!taken) throw conflict('正在试这一项，请稍候');
}

/**
 * Tries a check now and keeps what came of it. One at a time for a check, in all processes.
 * @throws HttpProblem 404 nothing that can be tried · 409 somebody tries it · 429
 */
export async function tryCheck(core: Core, staffId: number, key: string): Promise<FirstDayCheck> {
  const { clock } = core.settings;
  const trial = trialOf(key);
  if (!trial) throw notFound('没有这一项');
  const wait = await core.limiter.takeShared(`first-day:${key}`, quotas);
  if (wait > 0) throw tooMany(wait, '试得太频繁，请稍后再试');
  await claim(core, key, new Date(clock.now()));
  const settings_digest = digestOf(core, trial);
  // Outside of a transaction: the database ends those that wait for somebody else.
  const { state, reason } = await found(core, trial);
  const tried_at = new Date(clock.now());
  return core.db.transaction().execute(async (trx) => {
    await updateRows(
      trx,
      'first_day_tries',
      { key },
      { state, reason, tried_at, tried_by: staffId, settings_digest, trying_until: null },
    );
    await audit(trx, clock, {
      actor: { type: 'staff', id: staffId },
      action: 'first_day.try',
      object: ['check', key],
      detail: { status: state, reason },
    });
    const { nickname } = await trx
      .selectFrom('users')
      .select('nickname')
      .where('id', '=', staffId)
      .executeTakeFirstOrThrow();
    return presentCheck(trial, { state, reason }, { tried_at, nickname });
  });
}
