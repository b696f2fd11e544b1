import { type Kysely, sql } from 'kysely';

/** What everybody reads of the school. Nothing that changes while somebody learns, such as progress, is among it. */
const told = [
  ...['courses', 'course_teachers', 'course_chapters', 'course_texts'],
  ...['lessons', 'lesson_captions', 'lesson_files', 'certificates'],
];

/** All processes hear of a change of the school with its commit, whoever made it: pages that they keep end. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create function school_changed() returns trigger language plpgsql as $$
    begin
      if tg_op = 'UPDATE' and new is not distinct from old then return null; end if;
      -- Once a transaction, however much it changes: the same words are told once.
      perform pg_notify('school', '');
      return null;
    end $$`.execute(db);
  for (const table of told)
    await sql`create trigger school_changed after insert or update or delete on ${sql.table(table)}
      for each row execute function school_changed()`.execute(db);
}
