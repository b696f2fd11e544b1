import { z } from 'zod';
import { defineArea } from '../endpoint';
import { paged } from '../envelope';
import { moment, page, smallIdParam } from '../fields';
import { lines } from '../people-fields';

const siteSetting = z.object({
  key: z.string(),
  title: z.string(),
  unit: z.string(),
  min: z.number(),
  max: z.number(),
  /** What holds while nobody has chosen. */
  initial: z.number(),
  /** What holds now. */
  value: z.number(),
  /** The team has chosen it. */
  chosen: z.boolean(),
  /** What it is about, and from when a change holds. */
  effect: z.string(),
  /** Whoever asks may change it. */
  changeable: z.boolean(),
});

const settingVersion = z.object({
  no: z.int(),
  note: z.string(),
  made_by: z.string(),
  made_at: moment,
  restored_from: z.int().nullable(),
  changes: z.array(z.object({ key: z.string(), title: z.string(), before: z.string(), after: z.string() })),
});

const base = z.int('版本不正确').min(0, '版本不正确');
const note = lines({ error: '请写明修改原因' }).min(2, '请写明修改原因').max(200, '最多200个字');
const settings = z.object({
  /** The version that holds; 0 before there was one. */
  version: z.int(),
  groups: z.array(z.object({ key: z.string(), title: z.string(), settings: z.array(siteSetting) })),
});

export const siteSettings = defineArea({
  'GET /staff/settings': {
    summary: '运营：可以修改的运行参数与现在的值',
    access: 'staff',
    right: 'settings',
    rate: 'read',
    data: settings,
  },
  'GET /staff/settings/versions': {
    summary: '运营：运行参数的各个版本与每次的修改，最近的在前',
    access: 'staff',
    right: 'settings',
    rate: 'read',
    query: z.object({ page }),
    data: paged(settingVersion),
  },
  'POST /staff/settings/publish': {
    summary: '运营：修改运行参数，立即生效，只影响之后开始的事项',
    access: 'staff',
    right: 'settings',
    money: true,
    rate: 'write',
    body: z.strictObject({
      base,
      note,
      /** By key; null: as it was initially. */
      values: z.record(z.string().max(40, '参数不正确'), z.number('请填写数字').nullable()),
    }),
    data: settings,
  },
  'POST /staff/settings/restore/:no': {
    summary: '运营：恢复到运行参数的某个版本，作为新版本发布；0 为全部默认值',
    access: 'staff',
    right: 'settings',
    money: true,
    rate: 'write',
    params: z.object({ no: z.union([z.literal('0').transform(() => 0), smallIdParam], '版本不正确') }),
    body: z.strictObject({ base, note }),
    data: settings,
  },
});

/** A number that the team may change. */
export type SiteSettingView = z.output<typeof siteSetting>;
export type SettingVersion = z.output<typeof settingVersion>;
