import { type Kysely, sql } from 'kysely';

/** Who of the team gave the marks of a short answer, and when: whoever corrects them sees it. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    alter table exam_answers add column marked_by bigint, add column marked_at timestamptz;
    comment on column exam_answers.marked_by is 'Who of the team gave its marks last; null where the rules gave them.'
  `.execute(db);
}

export async function down(db: Kysely<unknown>): Promise<void> {
  await sql`alter table exam_answers drop column marked_by, drop column marked_at`.execute(db);
}
