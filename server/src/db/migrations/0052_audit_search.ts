import { type Kysely, sql } from 'kysely';

/**
 * Lets staff look through the audit log by who, what, on what and when, however long it is, and keeps what each check of
 * its chain found: a check holds the log against the last line of those before it too, so that lines that were cut off at
 * its end, or a chain that was made anew, are found.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create index audit_log_actor on audit_log (actor_id, action, id);
    create index audit_log_actor_type on audit_log (actor_type, id);
    create index audit_log_action on audit_log (action, id);
    create index audit_log_object on audit_log (object_type, object_id, id);
    create index audit_log_at on audit_log (at);

    create table audit_checks (
      id bigint generated always as identity primary key,
      began_at timestamptz not null,
      ended_at timestamptz not null,
      lines bigint not null,
      last_id bigint,
      last_chain bytea,
      broken_id bigint
    );
    comment on column audit_checks.lines is 'So many were looked at.';
    comment on column audit_checks.last_id is 'The last line that was found right; null without one.';
    comment on column audit_checks.broken_id is 'The first line that does not follow from the one before; null while all do.';
  `.execute(db);
}

export async function down(db: Kysely<unknown>): Promise<void> {
  await sql`
    drop table audit_checks;
    drop index audit_log_at, audit_log_object, audit_log_action, audit_log_actor_type, audit_log_actor;
  `.execute(db);
}
