import { type Kysely, sql } from 'kysely';
import { privacy10 } from './agreements/privacy-1.0';
import { privacy11 } from './agreements/privacy-1.1';
import { terms10 } from './agreements/terms-1.0';

/** The agreements with all their versions; `id` is that of `/clause/:id`. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table agreements (
      id smallint not null check (id > 0),
      document text not null,
      version text not null,
      title text not null,
      change text not null,
      renew boolean not null,
      sections jsonb not null,
      effective_at timestamptz not null,
      primary key (document, version)
    );
    create index agreements_id on agreements (id, effective_at desc);
    comment on column agreements.renew is 'members must agree anew';
  `.execute(db);
  const numbers = { terms: 1, privacy: 2 };
  for (const text of [terms10, privacy10, privacy11])
    await sql`
      insert into agreements (id, document, version, title, change, renew, sections, effective_at) values
        (${numbers[text.document]}, ${text.document}, ${text.version}, ${text.title}, ${text.change}, ${text.renew},
         ${JSON.stringify(text.sections)}::jsonb, ${text.since})`.execute(db);
}
