import { sql } from 'kysely';
import type { Core } from '../../../core';
import type { Db } from '../../../db/connect';
import type { Tick } from '../../../jobs/define';
import { queuesNow, type StaffQueue, staysOnDesk, waitingTabs } from '../../../queues/queue';
import { settingIn } from '../../../site-settings/read';
import { leadsWith, staffWith } from '../../base/accounts/staff-ids';
import { queueMail } from '../../base/mail/queue';
import { messageKind, notify, systemSub } from '../../base/messages/notify';
import { escalationLimits } from './limits';
import { namedOf } from './named';
import { tellRobot } from './robots';
import { caseLines, headline, type Late, type Level, pathOf } from './words';

/** How long after the first telling the leads hear of a case. */
const leadsAfter = ({ limitHours }: StaffQueue, least: number) =>
  Math.max((limitHours ?? 0) / 4, least) * 3_600_000;

/** Cases of a queue that are to be told and were not, the longest late first. */
function lateCases(queue: StaffQueue, level: Level, now: Date, least: number) {
  const waiting = waitingTabs(queue).map(
    (tab) => sql`select id, (${tab.due ?? queue.due})::timestamptz as due
      from ${sql.table(queue.table)} where ${tab.where}`,
  );
  const told = (of: Level) => sql`select from escalations as e where e.queue = ${queue.key}
    and e.case_id = waiting.id and e.due_at = waiting.due and e.level = ${of}`;
  const before =
    level === 1
      ? sql`true`
      : sql`exists (${told(1)} and e.told_at <= ${new Date(now.getTime() - leadsAfter(queue, least))}::timestamptz)`;
  return sql`
    from (${sql.join(waiting, sql` union `)}) as waiting
    where waiting.due < ${now}::timestamptz and not exists (${told(level)}) and ${before}
    order by waiting.due, waiting.id`;
}

/**
 * Marks what is late as told. Whoever tries the same cases at the same time waits for the other's transaction and gets
 * those that are left; all go in one order, so that nobody waits for each other.
 * @returns their numbers, the longest late first
 */
async function markLate(
  trx: Db,
  queue: StaffQueue,
  level: Level,
  now: Date,
  least: number,
): Promise<number[]> {
  // The moments never leave the database, which counts them more exactly than a Date does.
  const { rows } = await sql<{ id: number }>`
    with marked as (
      insert into escalations (queue, case_id, due_at, level, told_at)
      select ${queue.key}, waiting.id, waiting.due, ${level}, ${now}::timestamptz
      ${lateCases(queue, level, now, least)} limit ${escalationLimits.atOnce}
      on conflict do nothing
      returning case_id, due_at
    )
    select case_id as id from marked order by due_at, case_id`.execute(trx);
  return rows.map(({ id }) => id);
}

/** Tells people of the team by message and mail. */
async function tellPeople(trx: Db, late: Late, now: Date): Promise<void> {
  const { queue, level } = late;
  const people = level === 1 ? await staffWith(trx, queue.right) : await leadsWith(trx, queue.right);
  const knowing =
    level === 1 && queue.tellsItself ? new Set(await staffWith(trx, queue.tellsItself)) : new Set<number>();
  const title = headline(late);
  // Messages and mails are read without the second factor: what concerns people by name is read at the desk.
  const lines = staysOnDesk(queue) ? [] : caseLines(late, (text) => text);
  const link = pathOf(late);
  for (const userId of people) {
    if (!knowing.has(userId))
      await notify(trx, {
        ...{ userId, title, link, now, body: lines.join('；') },
        ...{ kind: messageKind.system, sub: systemSub.desk },
      });
    await queueMail(trx, {
      to: { userId },
      content: { template: 'notice', data: { title, body: lines.join('\n'), link } },
      now,
      team: true,
    });
  }
}

/** Tells of the late cases of a queue, in one transaction with the marks of it. @returns how many there were */
export async function tellQueue(core: Core, queue: StaffQueue, level: Level): Promise<number> {
  const now = new Date(core.settings.clock.now());
  // Leads are told at the earliest after so many hours, however short a queue's limit is.
  const least = await settingIn(core.db, 'safety.leads');
  // Before the transaction: how cases look is read by connections of its own.
  const first = await sql<{ id: number }>`
    select waiting.id ${lateCases(queue, level, now, least)} limit ${escalationLimits.named}`.execute(
    core.db,
  );
  if (first.rows.length === 0) return 0;
  const shown = await namedOf(
    core,
    queue,
    first.rows.map(({ id }) => id),
  );
  return core.db.transaction().execute(async (trx) => {
    const ids = await markLate(trx, queue, level, now, least);
    if (ids.length === 0) return 0;
    const named = shown.filter(({ id }) => ids.includes(id));
    await tellPeople(trx, { queue, level, count: ids.length, named }, now);
    for (const robot of core.settings.desk.webhooks.keys())
      await core.jobs.enqueue(trx, tellRobot, {
        ...{ robot, queue: queue.key, level, count: ids.length },
        ids: ids.slice(0, escalationLimits.named),
      });
    return ids.length;
  });
}

/** Tells of everything that became late; a queue that cannot be read keeps no other from being told. */
export async function tellAll(core: Core): Promise<void> {
  // The leads first: who has just been told of a case has the time until then.
  for (const queue of await queuesNow(core.db))
    for (const level of [2, 1] as const)
      try {
        const count = await tellQueue(core, queue, level);
        if (count > 0) core.log.warn({ queue: queue.key, level, count }, 'cases are late');
      } catch (err) {
        core.log.error({ err, queue: queue.key, level }, 'late cases could not be told');
      }
}

/** Recurs for what became late. */
export const tellLate: Tick = { name: 'escalation.tell', everySeconds: 60, run: tellAll };
