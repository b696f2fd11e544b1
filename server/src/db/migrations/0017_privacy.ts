import { type Kysely, sql } from 'kysely';
import { privacy12 } from './agreements/privacy-1.2';

/** Consents that can be withdrawn, privacy settings, exports of personal data, and the closing of accounts. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    alter table consents drop constraint consents_document_check;
    alter table consents
      add constraint consents_document_check check (document in ('terms', 'privacy', 'recommend', 'history')),
      add column action text not null default 'agree' check (action in ('agree', 'withdraw'));

    create table privacy_settings (
      user_id bigint primary key references users on delete cascade,
      -- Needs a consent: off until somebody wants it.
      recommend boolean not null default false,
      history boolean not null default true,
      updated_at timestamptz not null
    );

    create table data_exports (
      id uuid primary key,
      user_id bigint not null references users on delete cascade,
      -- 1 queued, 2 being made, 3 ready, 4 expired, 5 failed
      status smallint not null check (status between 1 and 5),
      progress smallint not null default 0 check (progress between 0 and 100),
      size bigint not null default 0,
      file_key text,
      downloads integer not null default 0,
      created_at timestamptz not null,
      updated_at timestamptz not null,
      expires_at timestamptz
    );
    comment on column data_exports.file_key is 'encrypted: the key of the file on the disk, gone with the file';
    create unique index data_exports_one on data_exports (user_id) where status in (1, 2);
    create index data_exports_of_user on data_exports (user_id, created_at desc);
    create index data_exports_to_end on data_exports (updated_at) where status in (1, 2, 3);

    create table account_closings (
      id bigint generated always as identity primary key,
      user_id bigint not null references users on delete cascade,
      -- 1 waiting, 2 closed, 3 cancelled
      status smallint not null check (status between 1 and 3),
      requested_at timestamptz not null,
      closes_at timestamptz not null,
      ended_at timestamptz,
      check ((status = 1) = (ended_at is null))
    );
    create unique index account_closings_one on account_closings (user_id) where status = 1;
    create index account_closings_due on account_closings (closes_at) where status = 1;
  `.execute(db);
  const { document, version, title, change, renew, sections, since } = privacy12;
  await sql`
    insert into agreements (id, document, version, title, change, renew, sections, effective_at) values
      (2, ${document}, ${version}, ${title}, ${change}, ${renew}, ${JSON.stringify(sections)}::jsonb, ${since})`.execute(
    db,
  );
}
