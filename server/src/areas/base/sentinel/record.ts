import { createHash } from 'node:crypto';
import { inspect, rewritten, type SentinelHit } from '@harbor/contract/sentinel';
import type { Core } from '../../../core';
import type { Db } from '../../../db/connect';
import { insertRow } from '../../../db/rows';
import { settingIn } from '../../../site-settings/read';
import { audit } from '../accounts/audit';
import { staffWith } from '../accounts/staff-ids';
import { messageKind, notify, systemSub } from '../messages/notify';
import { sentinelLimits } from './limits';
import type { Writing } from './watch';

/** What was found in one field. */
export interface Found {
  field: string;
  text: string;
  hits: readonly SentinelHit[];
}

/**
 * Keeps what was found, each text once a day, and tells staff of who is found often. Runs in a transaction of its own:
 * what was found stays although the call is refused.
 */
export async function recordHits(core: Core, writing: Writing, found: readonly Found[]): Promise<void> {
  const now = new Date(core.settings.clock.now());
  await core.db.transaction().execute(async (trx) => {
    // Of two calls of one person the second counts what the first has found.
    await trx
      .selectFrom('users')
      .select('id')
      .where('id', '=', writing.userId)
      .forNoKeyUpdate()
      .executeTakeFirstOrThrow();
    for (const one of found) await keep(trx, writing, one, now);
    const held = found.some(({ hits }) => hits.some(({ hold }) => hold));
    await tellStaff(core, trx, writing.userId, { now, atOnce: held && !lookedAt.includes(writing.place) });
  });
}

async function keep(trx: Db, { userId, place, object }: Writing, found: Found, at: Date): Promise<void> {
  const digest = createHash('sha256').update(`${place}\n${found.field}\n${found.text}`).digest('hex');
  const known = await trx
    .selectFrom('sentinel_hits')
    .select('id')
    .where('user_id', '=', userId)
    .where('digest', '=', digest)
    .where('at', '>', new Date(at.getTime() - sentinelLimits.sameFor))
    .executeTakeFirst();
  if (known) return;
  await insertRow(
    trx,
    'sentinel_hits',
    found.hits.slice(0, sentinelLimits.mostHits).map((hit) => ({
      user_id: userId,
      place,
      field: found.field,
      rule: hit.rule,
      severity: hit.severity,
      excerpt: excerptOf(found.text, hit),
      digest,
      object_type: object?.type,
      object_id: object?.id,
      at,
    })),
  );
}

/** What stands around a hit, with every number of a person masked, whatever the place allows. */
function excerptOf(text: string, hit: SentinelHit): string {
  const room = Math.max(0, Math.floor((sentinelLimits.excerpt - hit.text.length) / 2));
  const part = text.slice(Math.max(0, hit.from - room), hit.to + room);
  const numbers = inspect(part, 'review').filter(({ severity }) => severity === 'hide');
  return rewritten(part, numbers).replace(/\s+/g, ' ').trim().slice(0, sentinelLimits.excerpt);
}

/** Where the text itself waits for staff: nobody has to be told of its writer besides. */
const lookedAt: readonly Writing['place'][] = ['post', 'review'];

/** Masked numbers are the sentinel's own business; what asks for misconduct again and again is one for people. */
async function tellStaff(
  core: Core,
  trx: Db,
  userId: number,
  { now, atOnce }: { now: Date; atOnce: boolean },
): Promise<void> {
  const since = new Date(now.getTime() - sentinelLimits.window);
  const { texts } = await trx
    .selectFrom('sentinel_hits')
    .select(({ fn }) => fn.count<number>('digest').distinct().as('texts'))
    .where('user_id', '=', userId)
    .where('severity', '<>', 'hide')
    .where('at', '>', since)
    .where('at', '>', ({ selectFrom }) =>
      selectFrom('sentinel_alerts')
        .select(({ fn, val }) => fn.coalesce(fn.max('closed_at'), val(new Date(0))).as('at'))
        .where('user_id', '=', userId)
        .where('state', '=', 'closed'),
    )
    .executeTakeFirstOrThrow();
  const enough = atOnce ? 1 : await settingIn(trx, 'safety.sentinel');
  if (texts < enough) return;
  const known = await trx
    .updateTable('sentinel_alerts')
    .set({ hits: texts, last_at: now })
    .where('user_id', '=', userId)
    .where('state', '=', 'open')
    .returning('id')
    .executeTakeFirst();
  if (known) return;
  const { id } = await trx
    .insertInto('sentinel_alerts')
    .values({ user_id: userId, hits: texts, opened_at: now, last_at: now })
    .returning('id')
    .executeTakeFirstOrThrow();
  await audit(trx, core.settings.clock, {
    actor: { type: 'system' },
    action: 'sentinel.alert',
    object: ['user', String(userId)],
    detail: { hits: texts },
  });
  for (const staffId of await staffWith(trx, 'sentinel'))
    await notify(trx, {
      userId: staffId,
      kind: messageKind.system,
      sub: systemSub.ticket,
      title: atOnce ? '有内容命中需要审核的用语，请查看' : '有用户多次触发合规提示，请查看',
      body: `用户 ${userId} 在 7 天内有 ${texts} 条内容被提示，请在合规提示列表中核对并联系。`,
      object: { type: 'sentinel_alert', id },
      now,
    });
}
