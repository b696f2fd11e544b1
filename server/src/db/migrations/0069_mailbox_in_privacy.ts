import { type Kysely, sql } from 'kysely';
import { privacy14 } from './agreements/privacy-1.4';

/** The privacy policy names the mailbox that people may bind, who sends mail, and what the team writes and looks up. */
export async function up(db: Kysely<unknown>): Promise<void> {
  const { document, version, title, change, renew, sections, since } = privacy14;
  await sql`
    insert into agreements (id, document, version, title, change, renew, sections, effective_at) values
      (2, ${document}, ${version}, ${title}, ${change}, ${renew}, ${JSON.stringify(sections)}::jsonb, ${since})`.execute(
    db,
  );
}

export async function down(db: Kysely<unknown>): Promise<void> {
  await sql`delete from agreements where id = 2 and version = '1.4'`.execute(db);
}
