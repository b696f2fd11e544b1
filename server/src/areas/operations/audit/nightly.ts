import type { AuditCheck } from '@harbor/contract';
import type { Core } from '../../../core';
import type { Db } from '../../../db/connect';
import type { Tick } from '../../../jobs/define';
import { toMoment } from '../../../time';
import { staffWith } from '../../base/accounts/staff-ids';
import { messageKind, notify, systemSub } from '../../base/messages/notify';
import { brokenAnchor, followChain } from './chain';

const hour = 3_600_000;
/** The log is checked from this hour of Beijing on, when few write. */
const nightHour = 3;
const dayMs = 24 * hour;

/** When the night of the last check that was due began. */
const lastNight = (now: number) => {
  const shift = (8 - nightHour) * hour;
  return Math.floor((now + shift) / dayMs) * dayMs - shift;
};

/** What the last nightly check found; null before the first. */
export async function lastCheck(db: Db): Promise<AuditCheck | null> {
  const row = await db
    .selectFrom('audit_checks')
    .select(['began_at', 'ended_at', 'lines', 'last_id', 'broken_id'])
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirst();
  return row ? { ...row, began_at: toMoment(row.began_at), ended_at: toMoment(row.ended_at) } : null;
}

/** Checks the whole log and keeps what was found; everybody who may read it is told of a line that does not fit. */
export async function checkAudit(core: Core): Promise<void> {
  const { db, settings, log } = core;
  const began = new Date(settings.clock.now());
  const anchor = await brokenAnchor(db);
  const state = await followChain(db);
  const broken = [anchor, state.brokenId].filter((id) => id !== null);
  const brokenId = broken.length > 0 ? Math.min(...broken) : null;
  const ended = new Date(settings.clock.now());
  await db.transaction().execute(async (trx) => {
    await trx
      .insertInto('audit_checks')
      .values({
        began_at: began,
        ended_at: ended,
        lines: state.lines,
        // A chain that was made anew is no anchor for the checks to come.
        last_id: anchor === null ? state.lastId : null,
        last_chain: anchor === null ? state.lastChain : null,
        broken_id: brokenId,
      })
      .execute();
    if (brokenId === null) return;
    for (const userId of await staffWith(trx, 'audit'))
      await notify(trx, {
        userId,
        kind: messageKind.system,
        sub: systemSub.security,
        title: '操作日志核对不符，请立即查看',
        body: `操作日志从第 ${brokenId} 行起与校验链不符，可能有人绕过系统改动了数据库。请保留现场并联系平台组。`,
        link: '/staff/audit',
        now: ended,
      });
  });
  if (brokenId !== null) log.error({ brokenId, lines: state.lines }, 'the chain of the audit log is broken');
}

/** Checks the log once a night, and at once where it was never checked. */
export const checkNightly: Tick = {
  name: 'audit.check',
  everySeconds: 300,
  async run(core) {
    const last = await core.db
      .selectFrom('audit_checks')
      .select('began_at')
      .orderBy('id', 'desc')
      .limit(1)
      .executeTakeFirst();
    if (!last || last.began_at.getTime() < lastNight(core.settings.clock.now())) await checkAudit(core);
  },
};
