import { z } from 'zod';
import { defineArea } from '../../endpoint';
import { id, moment, rowRevision } from '../../fields';
import { line, lines, word } from '../../people-fields';

/** A page of running text. */
export const infoText = z.object({
  title: z.string(),
  lead: z.string(),
  /** Day of the last change, `2026-11-15`. */
  updated_at: z.string(),
  sections: z.array(z.object({ heading: z.string(), paragraphs: z.array(z.string()) })),
});

export const helpArticle = z.object({
  id: z.int(),
  question: z.string(),
  /** Plain text; paragraphs are separated by an empty line. */
  answer: z.string(),
  /** Where to go on; null for nowhere. */
  link: z.object({ title: z.string(), path: z.string() }).nullable(),
});

export const helpList = z.object({
  updated_at: z.string(),
  categories: z.array(
    z.object({
      id: z.int(),
      title: z.string(),
      description: z.string(),
      articles: z.array(helpArticle),
    }),
  ),
});

const pack = z.object({
  id: z.int(),
  title: z.string(),
  summary: z.string(),
  /** For whom it is. */
  suits: z.string(),
});

const packFile = z.object({
  name: z.string(),
  /** Bytes. */
  size: z.int(),
});

/** What a client runs on. */
export const clientPlatform = z.enum(['windows', 'macos', 'linux', 'android', 'ios'], '请选择平台');

export const clientDownload = z.object({
  id: z.int(),
  platform: clientPlatform,
  title: z.string(),
  version: z.string(),
  /** What it needs, e.g. `Windows 10 及以上`. */
  system: z.string(),
  /** The file; empty where the site itself is put on the home screen. */
  url: z.string(),
  file_name: z.string(),
  /** Bytes; 0 without a file. */
  size: z.int(),
  /** 64 hex digits; empty without a file. */
  sha256: z.string(),
  /** What is new, or how it is installed, a line each. */
  notes: z.array(z.string()),
  released_at: moment,
});

/** Readers are offered the latest active one of each platform. */
const staffClient = clientDownload.extend({ active: z.boolean(), revision: z.int() });

const keyword = word({ error: '请输入要搜索的问题' }).min(1, '请输入要搜索的问题').max(50, '最多输入50个字');

export const pageCalls = defineArea({
  'GET /info/disclaimer': {
    summary: '免责声明',
    access: 'public',
    rate: 'read',
    forEverybody: true,
    data: infoText,
  },
  'GET /info/about': {
    summary: '关于我们',
    access: 'public',
    rate: 'read',
    forEverybody: true,
    data: infoText,
  },
  'GET /help/list': {
    summary: '帮助中心：全部分类与问题',
    access: 'public',
    rate: 'read',
    forEverybody: true,
    data: helpList,
  },
  'GET /help/search': {
    summary: '帮助中心：搜索问题，最相关的在前',
    access: 'public',
    rate: 'read',
    forEverybody: true,
    query: z.object({ keyword }),
    data: z.object({ keyword: z.string(), data: z.array(helpArticle.extend({ category: z.string() })) }),
  },
  'GET /info/packs': {
    summary: '资源福利包的目录，不含下载地址',
    access: 'public',
    rate: 'read',
    forEverybody: true,
    data: z.object({ data: z.array(pack.extend({ files: z.array(packFile) })) }),
  },
  'POST /Resource_packs': {
    summary: '资源福利包与下载地址',
    access: 'login',
    rate: 'read',
    body: z.strictObject({}).optional(),
    data: z.object({ data: z.array(pack.extend({ files: z.array(packFile.extend({ url: z.string() })) })) }),
  },
  'GET /clientAndServer/all/list': {
    summary: '各平台客户端的最新版本，及下载页的二维码',
    access: 'public',
    rate: 'read',
    forEverybody: true,
    data: z.object({
      data: z.array(clientDownload),
      /** Code of the download page, drawn by the server: a PNG as a data address. */
      code: z.object({ image: z.string(), content: z.string() }),
    }),
  },
  'GET /staff/client/list': {
    summary: '运营：全部客户端版本，含停用的',
    access: 'staff',
    right: 'site.manage',
    rate: 'read',
    data: z.object({ data: z.array(staffClient) }),
  },
  'POST /staff/client/save': {
    summary: '运营：登记或修改客户端版本',
    access: 'staff',
    right: 'site.manage',
    rate: 'write',
    body: z.strictObject({
      id: id.optional(),
      /** Of the version that is changed; left out by who does not mind what others wrote meanwhile. */
      revision: rowRevision.optional(),
      platform: clientPlatform,
      title: line().min(2, '名称为2至40个字').max(40, '名称为2至40个字'),
      version: z.string().regex(/^\d{1,4}(\.\d{1,4}){1,3}$/, '版本号形如 1.2.0'),
      system: line().min(2, '请填写系统要求').max(60, '系统要求最多60个字'),
      url: z.union([z.literal(''), z.url({ protocol: /^https$/, error: '下载地址应以 https:// 开头' })], {
        error: '下载地址应以 https:// 开头',
      }),
      file_name: line().max(100, '文件名最多100个字').default(''),
      size: z.int('文件大小不正确').min(0, '文件大小不正确').default(0),
      sha256: z
        .string()
        .regex(/^([0-9a-f]{64})?$/, '校验值为64位十六进制小写')
        .default(''),
      notes: z.array(lines().min(1).max(200, '每条说明最多200个字')).max(20, '最多20条说明'),
      active: z.boolean(),
    }),
    data: staffClient,
  },
});

export type InfoText = z.output<typeof infoText>;
export type HelpList = z.output<typeof helpList>;
export type HelpArticle = z.output<typeof helpArticle>;
export type StaffClient = z.output<typeof staffClient>;
export type ClientDownload = z.output<typeof clientDownload>;
export type ClientPlatform = z.output<typeof clientPlatform>;
