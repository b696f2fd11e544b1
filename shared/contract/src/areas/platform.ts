import { z } from 'zod';
import { defineArea } from '../endpoint';
import { paged } from '../envelope';
import { idParams, moment, nothing, pageQuery } from '../fields';
import { line, lines, word } from '../people-fields';
import { releaseJson } from '../release';
import { addressPrefix } from '../routes';

/** Name of a part that is released on its own: the shell or a remote. */
export const remoteName = z
  .string({ error: '请填写模块名' })
  .regex(/^(shell|mf-[a-z][a-z-]*)$/, '模块名应为 shell 或 mf-xxx');

/** `<package version>-<fingerprint of the sources>`, e.g. `1.4.0-3f2a91c0`. */
export const releaseVersion = z
  .string({ error: '请填写版本号' })
  .regex(/^\d+\.\d+\.\d+(-[0-9A-Za-z][0-9A-Za-z.-]{0,60})?$/, '版本号格式不正确，例如 1.4.0-3f2a91c0');

/** Share of visitors who get the canary, in percent. */
export const canaryShare = z
  .number('灰度比例应为 0–100 的数字')
  .min(0, '灰度比例不能小于0')
  .max(100, '灰度比例不能大于100');

/** Where the choice of a release for a page view comes from. */
export const releaseChannel = z.enum(['stable', 'canary', 'last_good', 'pinned', 'override']);

/**
 * Text fields of `POST /api/platform/releases`. They stand before the file `pack`: the folder of the build as `tar.gz`,
 * `release.json` at its root.
 */
export const publishFields = z.strictObject({
  remote: remoteName,
  version: releaseVersion,
  /** What it brings, in a sentence. */
  note: lines().max(500, '说明最多500个字').default(''),
  /** Entry of the package's changelog, in Markdown. */
  changelog: lines().max(8000, '更新记录最多8000个字').default(''),
  /** Percent of visitors; without it the release becomes stable. */
  canary: z
    .string()
    .regex(/^\d{1,3}(\.\d{1,2})?$/, '灰度比例应为 0–100 的数字')
    .transform(Number)
    .pipe(canaryShare)
    .optional(),
});

const remoteParams = z.object({ remote: remoteName });

/** Number of the move that the caller saw last (`revision` of the list); if another came between, the answer is 409. */
const revision = z.int('请提供当前修订号').min(0, '请提供当前修订号');

const reason = lines().max(200, '原因最多200个字').default('');

/** Pointers of one part. */
export const channelState = z.object({
  remote: z.string(),
  /** Counts every move; to be sent back with the next one. */
  revision: z.int(),
  stable: z.string(),
  canary: z.string().nullable(),
  /** Percent; 0 without a canary. */
  canary_share: z.number(),
  last_good: z.string().nullable(),
  moved_at: moment,
  moved_by: z.string(),
});

/** Where a rollback leads that names no version. */
const rollbackPlan = z.object({
  remote: z.string(),
  revision: z.int(),
  /** What would be taken out of service. */
  stable: z.string(),
  /** Null where there is nothing to go back to. */
  version: z.string().nullable(),
  /** Where the version before the present one is not taken: which are passed over, and why. */
  skipped: z.array(z.object({ version: z.string(), reason: z.string() })),
  /** All of it for people to read. */
  sentence: z.string(),
});

/** How the answers with pages of a release came by them, in the asked period. */
export const drawingFigures = z.object({
  /** Answers with public pages, by how each came by its page. */
  answers: z.int(),
  /** Drawn on the server for the answer. */
  drawn: z.int(),
  /** Drawn before, and as fresh. */
  kept: z.int(),
  /** Drawn before, while a newer one was being drawn. */
  stale: z.int(),
  /** Left to the browser: the releases cannot be drawn, it failed a moment ago, too much was being drawn, it took too long. */
  unable: z.int(),
  failed: z.int(),
  busy: z.int(),
  late: z.int(),
  /** Left to the browser as nobody else has such an address: with unknown parameters, or written unusually. */
  apart: z.int(),
  /** Beside these: answers with pages that only members see, which are never drawn. */
  closed: z.int(),
  /** Drawn on the server, of `answers`, 0 to 1; null without any. */
  share: z.number().nullable(),
  /** Time of a drawing, rounded up by a fifth at most; null where nothing was drawn. */
  median_ms: z.int().nullable(),
  p95_ms: z.int().nullable(),
  /** Drawings before it at which 95 % of all began. */
  queue: z.int().nullable(),
});

const release = z.object({
  version: z.string(),
  /** Pointers that stand on it. */
  channels: z.array(z.enum(['stable', 'canary', 'last_good'])),
  published_at: moment,
  published_by: z.string(),
  note: z.string(),
  changelog: z.string(),
  /** Where it came from: a publish, or a build that the server found beside itself. */
  source: z.enum(['publish', 'build']),
  /** Bytes of its files, uncompressed copies included. */
  size: z.int(),
  /** Page views that it was part of, in the asked period. */
  views: z.int(),
  /** Its part of the views of all releases of the same remote, 0 to 1. */
  view_share: z.number(),
  /** Visitors who opened pages of it, and those of them for whom it failed. */
  visitors: z.int(),
  failed: z.int(),
  /** `failed` of `visitors`, 0 to 1; null while nobody opened it. */
  error_rate: z.number().nullable(),
  /** Null while nobody asked for a page of it. */
  drawing: drawingFigures.nullable(),
  /** Taken out of service by a rollback or by itself: nobody gets it until it is promoted again. */
  withdrawn: z.boolean(),
  withdrawn_reason: z.string(),
  /** False when its files were collected: it can no longer be promoted. */
  available: z.boolean(),
});

const releasedRemote = channelState.extend({
  /** Team that owns it, from its `routes.json`. */
  owner: z.string(),
  releases: z.array(release),
  /** A live release that fails and was lately left where it stands, because going back would not mend it; else null. */
  held: z.object({ version: z.string(), reason: z.string(), at: moment }).nullable(),
});

const move = z.object({
  id: z.int(),
  remote: z.string(),
  /** `hold`: nothing moved. A release fails, and `to_version` would not have been better. */
  action: z.enum(['publish', 'promote', 'rollback', 'canary', 'heal', 'hold', 'last_good', 'build']),
  channel: z.enum(['stable', 'canary', 'last_good']),
  from_version: z.string().nullable(),
  to_version: z.string().nullable(),
  canary_share: z.number(),
  reason: z.string(),
  moved_by: z.string(),
  moved_at: moment,
});

const token = z.object({
  id: z.int(),
  name: z.string(),
  /** Parts that it may publish and move. */
  remotes: z.array(z.string()),
  /** Its first characters, to tell it apart. */
  prefix: z.string(),
  created_at: moment,
  created_by: z.string(),
  last_used_at: moment.nullable(),
  revoked_at: moment.nullable(),
});

/** Addresses that belong to a part: `/journals/` is everything whose first segment is that word. */
const addressGrant = z.object({
  prefix: z.string(),
  remote: z.string(),
  granted_at: moment,
  granted_by: z.string(),
  /** A release that somebody is served, or would be after a failure, has pages there: it cannot be taken back. */
  in_use: z.boolean(),
});

/**
 * How a release failed: its files could not be had, its code threw, a file was not what the release says, it changed
 * built-ins of the page (`globals`), or the page stayed empty (`blank`).
 */
export const failureKind = z.enum(['load', 'render', 'integrity', 'globals', 'blank']);

const reported = { remote: remoteName, version: word().min(1).max(80) };

const failureReport = z.strictObject({
  ...reported,
  kind: failureKind,
  message: lines().max(500),
  /** Path of the page, without its query. */
  path: word().max(300),
});

const chosen = z.object({
  remote: z.string(),
  version: z.string(),
  channel: releaseChannel,
  /** Address of the entry script. */
  entry: z.string(),
  /** Only of an override: when it ends. */
  until: moment.nullable(),
});

/** The releases that this browser's next page view is made of. */
export const composition = z.object({
  /** Id of the set, as in the page's snapshot. */
  set: z.string(),
  parts: z.array(chosen),
});

const localBuild = z.strictObject({
  /** Address of the build's folder, e.g. `http://localhost:9100/`; its `release.json` is sent along. */
  address: z
    .string()
    .max(200)
    .regex(
      /^https?:\/\/(localhost|127\.0\.0\.1|\[::1\])(:\d{1,5})?\/([\w-][\w.-]*\/)*$/,
      '本地构建地址应为 http://localhost:端口/',
    )
    // A port above 65,535 has the form, yet is no address.
    .refine((address) => URL.canParse(address), '本地构建地址应为 http://localhost:端口/'),
  release: releaseJson,
});

/** Id of a build on a developer's own machine. */
const buildParams = z.object({ id: z.string().regex(/^[\w-]{12}$/, '编号不正确') });

const errorsQuery = z.object({
  remote: remoteName,
  version: word().max(80).optional(),
  /** Length of the period that ends now; 24 by default. */
  hours: z
    .string()
    .regex(/^\d{1,3}$/, '时段应为 1–168 小时')
    .transform(Number)
    .pipe(z.int().min(1, '时段应为 1–168 小时').max(168, '时段应为 1–168 小时'))
    .optional(),
});

/** Releases of the parts of the site: see ARCHITECTURE.md, section 5. */
export const platform = defineArea({
  'POST /api/platform/releases': {
    summary: '发布一个模块的新版本（字段在前，文件 pack 为 tar.gz）',
    access: 'release',
    rate: 'write',
    multipart: true,
    slow: true,
    data: z.object({ state: channelState, version: z.string(), channel: z.enum(['stable', 'canary']) }),
  },
  'GET /api/platform/releases': {
    summary: '各模块的版本、通道、访问占比与错误率',
    access: 'release',
    rate: 'read',
    query: errorsQuery.pick({ hours: true }).extend({ remote: remoteName.optional() }),
    data: z.object({ hours: z.int(), remotes: z.array(releasedRemote) }),
  },
  'POST /api/platform/channels/:remote/promote': {
    summary: '把一个版本设为稳定版；不指定时为当前灰度版本',
    access: 'release',
    rate: 'write',
    params: remoteParams,
    body: z.strictObject({ version: releaseVersion.optional(), revision, reason }),
    data: channelState,
  },
  'GET /api/platform/channels/:remote/rollback': {
    summary: '不指定版本时将回退到哪个版本，跳过哪些版本及原因',
    access: 'release',
    rate: 'read',
    params: remoteParams,
    data: rollbackPlan,
  },
  'POST /api/platform/channels/:remote/rollback': {
    summary: '回退稳定版；不指定时为最近的良好版本，跳过上一个版本时须以 seen 确认',
    access: 'release',
    rate: 'write',
    params: remoteParams,
    body: z.strictObject({
      version: releaseVersion.optional(),
      /** Without `version`: where the caller was told that it leads. 409 if it leads elsewhere by now. */
      seen: releaseVersion.optional(),
      revision,
      reason,
    }),
    data: channelState,
  },
  'POST /api/platform/channels/:remote/canary': {
    summary: '设置灰度版本与比例；比例为 0 时关闭灰度',
    access: 'release',
    rate: 'write',
    params: remoteParams,
    body: z.strictObject({ version: releaseVersion.optional(), share: canaryShare, revision, reason }),
    data: channelState,
  },
  'GET /api/platform/moves': {
    summary: '通道变更记录，新的在前',
    access: 'release',
    rate: 'read',
    query: pageQuery.extend({ remote: remoteName.optional() }),
    data: paged(move),
  },
  'GET /api/platform/errors': {
    summary: '一个模块的访问与错误曲线',
    access: 'release',
    rate: 'read',
    query: errorsQuery,
    data: z.object({
      /** Width of a point, in seconds. */
      step: z.int(),
      points: z.array(
        z.object({
          at: moment,
          version: z.string(),
          views: z.int(),
          visitors: z.int(),
          failed: z.int(),
        }),
      ),
    }),
  },
  'GET /api/platform/me': {
    summary: '当前令牌或账号可以发布哪些模块',
    access: 'release',
    rate: 'read',
    data: z.object({
      name: z.string(),
      kind: z.enum(['staff', 'token']),
      /** Null: all of them. */
      remotes: z.array(z.string()).nullable(),
    }),
  },
  'GET /api/platform/tokens': {
    summary: '发布令牌列表',
    access: 'staff',
    rate: 'read',
    data: z.object({ data: z.array(token) }),
  },
  'POST /api/platform/tokens': {
    summary: '签发发布令牌；令牌只在此处显示一次',
    access: 'staff',
    rate: 'write',
    body: z.strictObject({
      name: line({ error: '请填写用途' }).min(1, '请填写用途').max(40, '用途最多40个字'),
      remotes: z.array(remoteName, '请选择模块').min(1, '请选择模块').max(50, '最多选择50个模块'),
    }),
    data: z.object({ token: z.string(), id: z.int() }),
  },
  'DELETE /api/platform/tokens/:id': {
    summary: '吊销发布令牌',
    access: 'staff',
    rate: 'write',
    params: idParams,
    data: nothing,
  },
  'GET /api/platform/addresses': {
    summary: '地址前缀授权给了哪些模块',
    access: 'release',
    rate: 'read',
    data: z.object({ data: z.array(addressGrant) }),
  },
  'POST /api/platform/addresses': {
    summary: '把地址前缀授权给一个模块；同一前缀只属于一个模块',
    access: 'staff',
    rate: 'write',
    body: z.strictObject({
      remote: remoteName,
      prefixes: z
        .array(addressPrefix, '请填写地址前缀')
        .min(1, '请填写地址前缀')
        .max(50, '一次最多授权50个地址前缀'),
    }),
    data: nothing,
  },
  'DELETE /api/platform/addresses/:word': {
    summary: '收回一个地址前缀；仍在使用时不能收回',
    access: 'staff',
    rate: 'write',
    params: z.object({ word: z.string().regex(/^[\w-]{1,60}$/, '地址前缀不正确') }),
    data: nothing,
  },
  'POST /api/platform/reports': {
    summary: '浏览器上报：哪些模块加载成功、哪些失败',
    access: 'public',
    rate: 'tracking',
    body: z.strictObject({
      failures: z.array(failureReport).max(20).default([]),
      loaded: z.array(z.strictObject(reported)).max(20).default([]),
    }),
    data: z.object({
      /** Parts that this browser gets in another version from its next page view on. Absent when the report was dropped. */
      replaced: z.array(z.object({ remote: z.string(), version: z.string() })).optional(),
    }),
  },
  'GET /api/platform/composition': {
    summary: '当前浏览器的页面由哪些版本组成',
    access: 'public',
    rate: 'read',
    data: composition,
  },
  'POST /api/platform/overrides': {
    summary: '仅为当前浏览器替换一个模块的版本或本地构建',
    access: 'staff',
    rate: 'write',
    body: z
      .strictObject({
        remote: remoteName,
        /** A release of the registry… */
        version: releaseVersion.optional(),
        /** …or a build on the developer's own machine. */
        local: localBuild.optional(),
      })
      .refine(({ version, local }) => (version === undefined) !== (local === undefined), {
        error: '请指定版本或本地构建',
        path: ['version'],
      }),
    data: composition,
  },
  'POST /api/platform/dev-builds': {
    summary: '登记本机正在开发的构建，得到签名链接：打开链接的浏览器改用这个构建',
    access: 'release',
    rate: 'write',
    body: localBuild,
    data: z.object({
      id: z.string(),
      /** Path on the site that lays the build over it, in the browser that opens it. */
      link: z.string(),
      /** When it ends by itself. */
      until: moment,
    }),
  },
  'PUT /api/platform/dev-builds/:id': {
    summary: '本机的构建有了变化',
    access: 'release',
    rate: 'write',
    params: buildParams,
    body: localBuild,
    data: nothing,
  },
  'DELETE /api/platform/dev-builds/:id': {
    summary: '撤回本机的构建：用过链接的浏览器从下一次打开页面起恢复',
    access: 'release',
    rate: 'write',
    params: buildParams,
    data: nothing,
  },
  'DELETE /api/platform/overrides': {
    summary: '清除当前浏览器的所有替换',
    access: 'public',
    rate: 'write',
    data: composition,
  },
  'DELETE /api/platform/overrides/:remote': {
    summary: '清除当前浏览器对一个模块的替换',
    access: 'public',
    rate: 'write',
    params: remoteParams,
    data: composition,
  },
});

export type ReleaseChannel = z.output<typeof releaseChannel>;
export type ChannelState = z.output<typeof channelState>;
export type ReleasedRemote = z.output<typeof releasedRemote>;
export type ReleaseRow = z.output<typeof release>;
export type DrawingFigures = z.output<typeof drawingFigures>;
export type ChannelMove = z.output<typeof move>;
export type RollbackPlan = z.output<typeof rollbackPlan>;
export type DeployToken = z.output<typeof token>;
export type AddressGrant = z.output<typeof addressGrant>;
export type FailureKind = z.output<typeof failureKind>;
export type Composition = z.output<typeof composition>;
