import type { BodyOf, DataOf } from '@harbor/contract';
import {
  type JournalAlertKind,
  journalAlertKeys,
  journalChangeKinds,
} from '@harbor/contract/journal-changes';
import { sql } from 'kysely';
import type { Core } from '../../../core';
import { findRow } from '../../../db/rows';
import { messageSettings } from '../../base/messages/settings';

type Settings = DataOf<'GET /magazine/changes/settings'>;

/** What somebody hears of, and whether messages about journals come at all. */
export async function alertSettings(core: Core, userId: number): Promise<Settings> {
  const [row, messages] = await Promise.all([
    findRow(core.db, 'journal_alert_settings', { user_id: userId }, ['off_kinds']),
    messageSettings(core, userId),
  ]);
  const off = new Set(row?.off_kinds);
  return {
    kinds: journalAlertKeys.map((key) => ({ key, ...journalChangeKinds[key], on: !off.has(key) })),
    muted: messages.groups.find(({ key }) => key === 'journal')?.site === false,
  };
}

/** Switches what was given, in one statement: two tabs do not undo each other. */
export async function saveAlertSettings(
  core: Core,
  userId: number,
  { kinds }: BodyOf<'POST /magazine/changes/settings'>,
  now: Date,
): Promise<Settings> {
  const last = new Map(kinds.map(({ key, on }) => [key, on]));
  const named = [...last.keys()];
  const off: JournalAlertKind[] = named.filter((key) => !last.get(key));
  await sql`
    insert into journal_alert_settings as kept (user_id, off_kinds, updated_at) values (${userId}, ${off}::text[], ${now})
    on conflict (user_id) do update set updated_at = excluded.updated_at, off_kinds =
      array(select unnest(kept.off_kinds) except select unnest(${named}::text[])) || excluded.off_kinds`.execute(
    core.db,
  );
  return alertSettings(core, userId);
}
