import type { DataOf } from '@harbor/contract';
import type { Core } from '../../../core';
import { paginate } from '../../../http/page';
import { type Chosen, chosenNow } from '../../../site-settings/read';
import {
  initialOf,
  isSettingKey,
  type SettingGroup,
  type SettingKey,
  settingGroups,
  siteSettings,
} from '../../../site-settings/table';
import { toMoment } from '../../../time';

type Settings = DataOf<'GET /staff/settings'>;

const perPage = 20;

const keys = Object.keys(siteSettings) as SettingKey[];

/** Every setting as it is now, group by group. @param all whether guarded ones may be changed by whoever asks */
export async function settingsFor(core: Core, all: boolean): Promise<Settings> {
  const { no, chosen } = await chosenNow(core.db);
  const present = (key: SettingKey) => {
    const { title, unit, min, max, effect, guarded = false } = siteSettings[key];
    const initial = initialOf(key, core.settings);
    return {
      ...{ key, title, unit, min, max, effect, initial },
      value: chosen[key] ?? initial,
      chosen: chosen[key] !== undefined,
      changeable: all || !guarded,
    };
  };
  return {
    version: no,
    groups: (Object.keys(settingGroups) as SettingGroup[]).map((group) => ({
      key: group,
      title: settingGroups[group],
      settings: keys.filter((key) => siteSettings[key].group === group).map(present),
    })),
  };
}

const words = (key: string, chosen: Chosen | null | undefined) => {
  if (!isSettingKey(key)) return '';
  const value = chosen?.[key];
  return value === undefined ? '默认' : `${value} ${siteSettings[key].unit}`;
};

/** Every version with what it changed, the latest first. */
export function settingVersions(core: Core, page = 1): Promise<DataOf<'GET /staff/settings/versions'>> {
  const { db } = core;
  const sorted = db
    .selectFrom('setting_versions as v')
    .leftJoin('setting_versions as before', (join) =>
      join.on((eb) => eb('before.no', '=', eb('v.no', '-', 1))),
    )
    .leftJoin('users', 'users.id', 'v.made_by')
    .selectAll('v')
    .select(['users.nickname', 'before.chosen as was'])
    .orderBy('v.no', 'desc');
  return paginate(sorted, { page, perPage, counted: db.selectFrom('setting_versions') }, (rows) =>
    rows.map(({ no, note, nickname, made_at, restored_from, changed, chosen, was }) => ({
      ...{ no, note, restored_from },
      made_by: nickname ?? '',
      made_at: toMoment(made_at),
      changes: changed.map((key) => ({
        key,
        title: isSettingKey(key) ? siteSettings[key].title : key,
        before: words(key, was),
        after: words(key, chosen),
      })),
    })),
  );
}
