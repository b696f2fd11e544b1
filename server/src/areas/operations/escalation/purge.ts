import { sql } from 'kysely';
import type { Core } from '../../../core';
import type { Tick } from '../../../jobs/define';
import { allQueues, waitingTabs } from '../../../queues/queue';
import { escalationLimits } from './limits';

/** Forgets what was told long ago, but of cases that still wait: those would be told anew. */
export async function forgetTold({ db, settings }: Core): Promise<void> {
  const old = new Date(settings.clock.now() - escalationLimits.keep);
  const queues = await allQueues();
  for (const queue of queues) {
    const waiting = waitingTabs(queue).map(
      ({ where }) => sql`select id from ${sql.table(queue.table)} where ${where}`,
    );
    await sql`
      delete from escalations as e where e.queue = ${queue.key} and e.told_at < ${old}
        and not exists (
          select from (${sql.join(waiting, sql` union all `)}) as waiting where waiting.id = e.case_id
        )`.execute(db);
  }
  // Of queues that are there no more.
  await db
    .deleteFrom('escalations')
    .where('told_at', '<', old)
    .where(
      'queue',
      'not in',
      queues.map(({ key }) => key),
    )
    .execute();
}

/** Recurs for what nobody needs any more. */
export const purgeEscalations: Tick = { name: 'escalation.purge', everySeconds: 3600, run: forgetTold };
