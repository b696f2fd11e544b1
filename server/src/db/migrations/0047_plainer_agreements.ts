import { type Kysely, sql } from 'kysely';
import { privacy13 } from './agreements/privacy-1.3';
import { terms11 } from './agreements/terms-1.1';

/** Agreements that say what the site does: how long files are kept, who sees what, which cookies there are. */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const [id, text] of [
    [1, terms11],
    [2, privacy13],
  ] as const) {
    const { document, version, title, change, renew, sections, since } = text;
    await sql`
      insert into agreements (id, document, version, title, change, renew, sections, effective_at) values
        (${id}, ${document}, ${version}, ${title}, ${change}, ${renew}, ${JSON.stringify(sections)}::jsonb, ${since})`.execute(
      db,
    );
  }
}

export async function down(db: Kysely<unknown>): Promise<void> {
  await sql`delete from agreements where (id, version) in ((1, '1.1'), (2, '1.3'))`.execute(db);
}
