import { type Kysely, sql } from 'kysely';

/** What imports changed of journals as people read it, how far each import was told, and who wants to hear what. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table journal_alert_runs (
      import_id bigint primary key references journal_imports,
      after_journal bigint not null default 0,
      gathered_at timestamptz,
      after_user bigint not null default 0,
      told_at timestamptz,
      withdrawn_after bigint not null default 0,
      withdrawn_at timestamptz
    );
    create index journal_alert_runs_open on journal_alert_runs (import_id) where gathered_at is null or told_at is null;
    comment on table journal_alert_runs is 'How far each import was written down and told: whoever goes on with one does so behind what was done.';
    comment on column journal_alert_runs.after_journal is 'The last journal whose changes are written down.';
    comment on column journal_alert_runs.after_user is 'The last person who was told.';
    comment on column journal_alert_runs.withdrawn_after is 'The last person who was told that the import was undone.';

    create table journal_change_lines (
      id bigint generated always as identity primary key,
      import_id bigint not null,
      journal_id bigint not null,
      place bigint not null,
      kind text not null check (kind in ('tier', 'warning', 'indexed', 'metric', 'name', 'fee', 'detail')),
      title text not null check (char_length(title) <= 120),
      old_text text check (char_length(old_text) <= 300),
      new_text text check (char_length(new_text) <= 300),
      old_edition text not null default '',
      new_edition text not null default '',
      alerts boolean not null,
      weight smallint not null
    );
    create index journal_change_lines_of_journal on journal_change_lines (journal_id, place desc, weight, id);
    create index journal_change_lines_of_import on journal_change_lines (import_id, journal_id);
    create index journal_change_lines_newest on journal_change_lines (place desc, weight, id);
    create index journal_change_lines_of_kind on journal_change_lines (kind, place desc, weight, id);
    create index journal_change_lines_told on journal_change_lines (kind, place desc, weight, id) where alerts;
    comment on table journal_change_lines is 'Changes of journals in words, as they were when they were taken in; those of an import that was undone are gone.';
    comment on column journal_change_lines.place is 'Of the import, in the order in which imports were taken in.';
    comment on column journal_change_lines.alerts is 'Whether who follows the journal is told of it.';
    comment on column journal_change_lines.weight is 'What stands first: the smaller the sooner.';

    create table journal_alert_settings (
      user_id bigint primary key references users,
      off_kinds text[] not null default '{}',
      looked_place bigint not null default 0,
      updated_at timestamptz not null
    );
    comment on column journal_alert_settings.looked_place is 'The newest import whose changes they have seen.';

    create table journal_alert_told (
      import_id bigint not null references journal_alert_runs,
      user_id bigint not null references users,
      title text not null,
      journals integer not null,
      told_at timestamptz not null,
      primary key (import_id, user_id)
    );
    create index journal_alert_told_of on journal_alert_told (user_id);
    create index journal_alert_told_old on journal_alert_told (told_at);
    comment on table journal_alert_told is 'Who was told of an import: each of them once, and again when it is undone.';
    comment on column journal_alert_told.title is 'The journal that was named first.';

    create index journal_changes_by_journal on journal_changes (import_id, journal_id, id);

    -- What was taken in before is written down, and told to nobody.
    insert into journal_alert_runs (import_id, told_at)
    select id, coalesce(applied_at, created_at) from journal_imports where status in (5, 9)
  `.execute(db);
}

export async function down(db: Kysely<unknown>): Promise<void> {
  await sql`drop index journal_changes_by_journal`.execute(db);
  await sql`
    drop table journal_alert_told, journal_alert_settings, journal_change_lines, journal_alert_runs`.execute(
    db,
  );
}
