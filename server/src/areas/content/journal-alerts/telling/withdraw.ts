import { sql } from 'kysely';
import type { Db } from '../../../../db/connect';
import { messageKind, notify, systemSub } from '../../../base/messages/notify';
import { changesChanged } from '../cache';
import { alertLimits } from '../limits';
import { withdrawnWords } from './digest';
import type { Run } from './run';

/** Takes lines of an import away, by where they lie: nobody writes them meanwhile. @returns whether there were some */
async function forgetLines(trx: Db, importId: number): Promise<boolean> {
  const { numAffectedRows = 0n } = await sql`
    delete from journal_change_lines where ctid = any(array(
      select ctid from journal_change_lines where import_id = ${importId}
      order by journal_id limit ${alertLimits.linesAtOnce}))`.execute(trx);
  return numAffectedRows > 0n;
}

/** Takes the next part of an import that was undone back: its lines, then, person by person, what they were told. */
export async function withdrawPart(trx: Db, run: Run, now: Date): Promise<void> {
  if (await forgetLines(trx, run.import_id)) {
    await changesChanged(trx);
    return;
  }
  const people = await trx
    .selectFrom('journal_alert_told')
    .select(['user_id', 'title', 'journals'])
    .where('import_id', '=', run.import_id)
    .where('user_id', '>', run.withdrawn_after)
    .orderBy('user_id')
    .limit(alertLimits.peopleAtOnce)
    .execute();
  for (const { user_id, ...told } of people)
    await notify(trx, {
      ...{ userId: user_id, kind: messageKind.system, sub: systemSub.journal },
      ...withdrawnWords(told),
      object: { type: 'journal_import', id: run.import_id },
      now,
    });
  const last = people.at(-1);
  await trx
    .updateTable('journal_alert_runs')
    .set(last ? { withdrawn_after: last.user_id } : { withdrawn_at: now })
    .where('import_id', '=', run.import_id)
    .execute();
}
