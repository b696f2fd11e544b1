import { sql } from 'kysely';
import type { Db } from '../../../../db/connect';
import { changedJournals, heldChangesOf } from '../../journal-desk/held-changes';
import { changesChanged } from '../cache';
import { grouped } from '../grouped';
import { alertLimits } from '../limits';
import { knownOf } from './editions';
import { type Line, linesOf } from './lines-of';

interface Part {
  importId: number;
  place: number;
  /** The last journal that was written down. */
  after: number;
  now: Date;
}

/** Characters of a title at most. */
const longestTitle = 120;

const rowOf = ({ importId, place }: Part, journal_id: number, line: Line) => ({
  ...{ import_id: importId, place, journal_id, kind: line.kind, alerts: line.alerts, weight: line.weight },
  title: [...line.title].slice(0, longestTitle).join(''),
  ...{ old_text: line.old, new_text: line.new },
  ...{ old_edition: line.oldEdition, new_edition: line.newEdition },
});

/**
 * Writes the next part of an import's changes down, and that it did, in the caller's transaction. What is written is seen
 * once all of it is there.
 */
export async function gatherPart(trx: Db, part: Part): Promise<void> {
  const { importId, after, now } = part;
  const journals = await changedJournals(trx, importId, { after, limit: alertLimits.journalsAtOnce });
  const last = journals.at(-1);
  if (last === undefined) {
    await trx
      .updateTable('journal_alert_runs')
      .set({ gathered_at: now })
      .where('import_id', '=', importId)
      .execute();
    await changesChanged(trx);
    return;
  }
  const changes = await heldChangesOf(trx, importId, journals);
  const known = await knownOf(trx, journals, changes);
  const rows = [...grouped(changes, ({ journal_id }) => journal_id)].flatMap(([journal, own]) =>
    linesOf(journal, own, known).map((line) => rowOf(part, journal, line)),
  );
  // A statement has room for 65,535 values.
  for (let at = 0; at < rows.length; at += 5000)
    await trx
      .insertInto('journal_change_lines')
      .values(rows.slice(at, at + 5000))
      .execute();
  await trx
    .updateTable('journal_alert_runs')
    .set({ after_journal: last })
    .where('import_id', '=', importId)
    .execute();
}

/** All of an import at once: for a site that is being set up. */
export async function gatherAll(trx: Db, importId: number, now: Date): Promise<void> {
  for (;;) {
    const { rows } = await sql<{ after: number; place: number; gathered: boolean }>`
      select r.after_journal as after, i.place, r.gathered_at is not null as gathered
      from journal_alert_runs r join journal_imports i on i.id = r.import_id where r.import_id = ${importId}`.execute(
      trx,
    );
    const [run] = rows;
    if (!run || run.gathered) return;
    await gatherPart(trx, { importId, place: run.place, after: run.after, now });
  }
}
