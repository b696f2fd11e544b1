import type { BodyOf, DataOf } from '@harbor/contract';
import { sql } from 'kysely';
import type { Core } from '../../../core';
import type { Db } from '../../../db/connect';
import { notifyChannel } from '../../../db/notify-hub';
import { findRow, insertRow } from '../../../db/rows';
import { conflict, forbidden, invalid, notFound } from '../../../http/problem';
import { type Chosen, chosenNow } from '../../../site-settings/read';
import { initialOf, isSettingKey, type SettingKey, siteSettings } from '../../../site-settings/table';
import { audit } from '../accounts/audit';
import { settingsFor } from './present';

type Settings = DataOf<'GET /staff/settings'>;

/** Who changes settings, and whether guarded ones are theirs to change. */
export interface SettingsEditor {
  id: number;
  all: boolean;
}

/** Told with each version: boards that are open follow. */
export const settingsChannel = 'site_settings';

function keysThatDiffer(before: Chosen, after: Chosen): SettingKey[] {
  return (Object.keys(siteSettings) as SettingKey[]).filter((key) => before[key] !== after[key]);
}

/** Makes the next version: one at a time, and none on values that have changed since they were seen. */
async function publish(
  core: Core,
  by: SettingsEditor,
  { base, note, restoredFrom }: { base: number; note: string; restoredFrom?: number },
  next: (trx: Db, chosen: Chosen) => Chosen | Promise<Chosen>,
): Promise<Settings> {
  const { clock } = core.settings;
  await core.db.transaction().execute(async (trx) => {
    await sql`select pg_advisory_xact_lock(hashtextextended('site_settings', 0))`.execute(trx);
    const now = await chosenNow(trx);
    if (now.no !== base) throw conflict('参数刚有新版本，请刷新后再改');
    const chosen = await next(trx, now.chosen);
    const changed = keysThatDiffer(now.chosen, chosen);
    if (changed.length === 0) throw conflict('与现在的参数相同，没有修改');
    if (!by.all && changed.some((key) => siteSettings[key].guarded))
      throw forbidden('涉及资金与安全的参数由超级管理员修改');
    const no = base + 1;
    await insertRow(trx, 'setting_versions', {
      ...{ no, chosen: JSON.stringify(chosen), changed, note, made_by: by.id },
      ...{ made_at: new Date(clock.now()), restored_from: restoredFrom ?? null },
    });
    await audit(trx, clock, {
      actor: { type: 'staff', id: by.id },
      action: restoredFrom === undefined ? 'settings.publish' : 'settings.restore',
      object: ['setting_version', String(no)],
      detail: {
        note,
        changed: changed.map((key) => siteSettings[key].title).join('、'),
        before: changed.map((key) => now.chosen[key] ?? '默认').join('、'),
        after: changed.map((key) => chosen[key] ?? '默认').join('、'),
      },
    });
    await notifyChannel(trx, settingsChannel, String(no));
  });
  return settingsFor(core, by.all);
}

/** Why a value cannot be; undefined for one that can. */
function faultOf(key: string, value: number | null): string | undefined {
  if (!isSettingKey(key)) return '没有这个参数';
  const { min, max, unit } = siteSettings[key];
  if (value === null || (Number.isInteger(value) && value >= min && value <= max)) return undefined;
  return `请填写 ${min} 到 ${max} 之间的整数（${unit}）`;
}

/**
 * Changes settings, in force at once in every process for what begins from then on.
 * @throws HttpProblem 403 a guarded one · 409 another version came meanwhile, or nothing would change · 422 at the key
 */
export function publishSettings(
  core: Core,
  by: SettingsEditor,
  { base, note, values }: BodyOf<'POST /staff/settings/publish'>,
): Promise<Settings> {
  const faults = Object.entries(values).flatMap(([key, value]) => {
    const fault = faultOf(key, value);
    return fault ? [[`values.${key}`, [fault]] as [string, string[]]] : [];
  });
  if (faults.length > 0) throw invalid(Object.fromEntries(faults));
  return publish(core, by, { base, note }, (_, chosen) => {
    const next = { ...chosen };
    for (const [key, value] of Object.entries(values)) {
      if (!isSettingKey(key)) continue;
      // What equals the initial value is not chosen: a later release may change that.
      if (value === null || value === initialOf(key, core.settings)) delete next[key];
      else next[key] = value;
    }
    return next;
  });
}

/** Takes up the values of an older version again, 0 those of the beginning. @throws HttpProblem 403, 404, 409 */
export function restoreSettings(
  core: Core,
  by: SettingsEditor,
  no: number,
  { base, note }: BodyOf<'POST /staff/settings/restore/:no'>,
): Promise<Settings> {
  return publish(core, by, { base, note, restoredFrom: no }, async (trx) => {
    if (no === 0) return {};
    const row = await findRow(trx, 'setting_versions', { no }, ['chosen']);
    if (!row) throw notFound('没有这个版本');
    // Of a release that knew others, or took other values, only what still can be comes back.
    const kept = Object.entries(row.chosen).filter(([key, value]) => faultOf(key, value) === undefined);
    return Object.fromEntries(kept);
  });
}
