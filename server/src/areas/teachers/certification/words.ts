import { type CandidateKind, candidateKind } from '@harbor/contract/teacher-apply-status';
import { sql } from 'kysely';
import type { Db } from '../../../db/connect';
import { normalOf } from '../dictionary/normal';

/** Applications and teachers take the entry of the dictionary for what was written. */
export async function takeEntry(
  trx: Db,
  { kind, normal, entry }: { kind: CandidateKind; normal: string; entry: { id: number; name: string } },
): Promise<void> {
  const field = kind === candidateKind.university ? 'university' : 'major';
  const rows = await trx
    .selectFrom('teacher_applications')
    .select(['id', 'answers'])
    .where(
      sql<boolean>`answers->${sql.lit(field)}->>'id' is null and answers->${sql.lit(field)}->>'name' is not null`,
    )
    .orderBy('id')
    .forUpdate()
    .execute();
  for (const { id, answers } of rows) {
    const written = answers[field];
    if (!written || normalOf(written.name) !== normal) continue;
    await trx
      .updateTable('teacher_applications')
      .set({ answers: JSON.stringify({ ...answers, [field]: entry }) as never })
      .where('id', '=', id)
      .execute();
    await sql`update teachers set ${sql.ref(field)} = ${entry.name}
      ${field === 'major' ? sql`, major_ids = array[${entry.id}]::int[]` : sql``}
      where application_id = ${id}`.execute(trx);
  }
}
