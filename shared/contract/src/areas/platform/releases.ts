import { z } from 'zod';
import { defineArea } from '../../endpoint';
import { paged } from '../../envelope';
import { moment, pageQuery } from '../../fields';
import { lines, word } from '../../people-fields';
import { canaryShare, releaseVersion, remoteName, remoteParams } from './fields';

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

/** Versions of the parts, and the pointers that say who gets which. */
export const releaseCalls = defineArea({
  'POST /api/platform/releases': {
    summary: '发布一个模块的新版本（字段在前，文件 pack 为 tar.gz）',
    access: 'release',
    right: 'releases',
    rate: 'write',
    multipart: true,
    slow: true,
    data: z.object({ state: channelState, version: z.string(), channel: z.enum(['stable', 'canary']) }),
  },
  'GET /api/platform/releases': {
    summary: '各模块的版本、通道、访问占比与错误率',
    access: 'release',
    right: 'releases',
    unattended: true,
    rate: 'read',
    query: errorsQuery.pick({ hours: true }).extend({ remote: remoteName.optional() }),
    data: z.object({ hours: z.int(), remotes: z.array(releasedRemote) }),
  },
  'POST /api/platform/channels/:remote/promote': {
    summary: '把一个版本设为稳定版；不指定时为当前灰度版本',
    access: 'release',
    right: 'releases',
    rate: 'write',
    params: remoteParams,
    body: z.strictObject({ version: releaseVersion.optional(), revision, reason }),
    data: channelState,
  },
  'GET /api/platform/channels/:remote/rollback': {
    summary: '不指定版本时将回退到哪个版本，跳过哪些版本及原因',
    access: 'release',
    right: 'releases',
    rate: 'read',
    params: remoteParams,
    data: rollbackPlan,
  },
  'POST /api/platform/channels/:remote/rollback': {
    summary: '回退稳定版；不指定时为最近的良好版本，跳过上一个版本时须以 seen 确认',
    access: 'release',
    right: 'releases',
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
    right: 'releases',
    rate: 'write',
    params: remoteParams,
    body: z.strictObject({ version: releaseVersion.optional(), share: canaryShare, revision, reason }),
    data: channelState,
  },
  'GET /api/platform/moves': {
    summary: '通道变更记录，新的在前',
    access: 'release',
    right: 'releases',
    unattended: true,
    rate: 'read',
    query: pageQuery.extend({ remote: remoteName.optional() }),
    data: paged(move),
  },
  'GET /api/platform/errors': {
    summary: '一个模块的访问与错误曲线',
    access: 'release',
    right: 'releases',
    unattended: true,
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
    right: 'releases',
    rate: 'read',
    data: z.object({
      name: z.string(),
      kind: z.enum(['staff', 'token']),
      /** Null: all of them. */
      remotes: z.array(z.string()).nullable(),
    }),
  },
});

export type ChannelState = z.output<typeof channelState>;
export type ReleasedRemote = z.output<typeof releasedRemote>;
export type ReleaseRow = z.output<typeof release>;
export type DrawingFigures = z.output<typeof drawingFigures>;
export type ChannelMove = z.output<typeof move>;
export type RollbackPlan = z.output<typeof rollbackPlan>;
