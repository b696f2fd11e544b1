import { type Kysely, sql } from 'kysely';

export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    -- How often in a row codes of the second factor were closed for a while: each time for longer.
    alter table staff_second_factors add locks smallint not null default 0;
    -- Who of the team issued a token: it ends when they leave. Null for the site's own and for those of before.
    alter table deploy_tokens add issued_by bigint references users;
    create index deploy_tokens_of_issuer on deploy_tokens (issued_by) where revoked_at is null;
    -- Of what the team alone may read: it is not sent to who left the team meanwhile.
    alter table mails add team boolean not null default false;
  `.execute(db);
}

export async function down(db: Kysely<unknown>): Promise<void> {
  await sql`
    alter table mails drop column team;
    drop index deploy_tokens_of_issuer;
    alter table deploy_tokens drop column issued_by;
    alter table staff_second_factors drop column locks;
  `.execute(db);
}
