import { type Kysely, sql } from 'kysely';

/** What the desk's pages of imports show: how far the work is, which rows are left out, and factors that jump. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    alter table journal_imports
      add column run integer not null default 0,
      add column step smallint not null default 0,
      add column begun_at timestamptz,
      add column journals integer,
      add column skipped integer not null default 0;
    comment on column journal_imports.run is 'Raised whenever work on it is begun: what an earlier run still does counts no longer.';
    comment on column journal_imports.step is 'Which part of the work under way is being done; 0 when none is.';
    comment on column journal_imports.begun_at is 'When the work under way, or the last one, was begun.';
    comment on column journal_imports.journals is 'Journals of the library once it was taken in.';
    comment on column journal_imports.skipped is 'Journals that somebody left out.';
    create index journal_imports_same on journal_imports (sha256) where status = 5;

    alter table journal_import_slots add column skipped boolean not null default false;
    comment on column journal_import_slots.skipped is 'Somebody left it out: nothing of it is taken in.';
    create index journal_import_slots_skipped on journal_import_slots (import_id) where skipped;

    alter table journal_changes add column jump jsonb;
    comment on column journal_changes.jump is 'Of a factor that is many times what it was, or a small part of it: how many times, from which value, of which edition.';
    create index journal_changes_jumps on journal_changes (import_id) where jump is not null;

    alter table journal_mappings add column file_name text not null default '';
    comment on column journal_mappings.file_name is 'The file for which it was chosen last.'
  `.execute(db);
}
