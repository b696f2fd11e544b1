import { type Kysely, sql } from 'kysely';

/**
 * Makes the audit log's chain follow its ids: a row gets its id only when it is its turn, so that whoever reads the log
 * in that order can check it. Every field has its own place in what is hashed, and moments do not depend on the
 * connection's time zone. Rows from before keep their hash.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create function audit_digest(previous bytea, entry audit_log) returns bytea language sql immutable as $$
      select sha256(coalesce(previous, ''::bytea) || convert_to(jsonb_build_array(
        entry.id, extract(epoch from entry.at), entry.actor_type, entry.actor_id, entry.action, entry.object_type,
        entry.object_id, entry.detail, host(entry.ip))::text, 'UTF8'))
    $$;
    create or replace function audit_chain() returns trigger language plpgsql as $$
    declare previous bytea;
    begin
      perform pg_advisory_xact_lock(7246001);
      new.id := nextval(pg_get_serial_sequence('audit_log', 'id'));
      select chain into previous from audit_log order by id desc limit 1;
      new.chain := audit_digest(previous, new);
      return new;
    end $$;
  `.execute(db);
}
