import { z } from 'zod';
import { defineArea } from '../../endpoint';
import { moment, nothing } from '../../fields';
import { lines, word } from '../../people-fields';
import { releaseJson } from '../../release';
import { releaseVersion, remoteName, remoteParams } from './fields';

/** Where the choice of a release for a page view comes from. */
export const releaseChannel = z.enum(['stable', 'canary', 'last_good', 'pinned', 'override']);

/**
 * How a release failed: its files could not be had, its code threw, a file was not what the release says, it changed
 * built-ins of the page (`globals`), the page stayed empty (`blank`), or the server could not draw it by its own code, which
 * the browser then did (`draw`).
 */
export const failureKind = z.enum(['load', 'render', 'integrity', 'globals', 'blank', 'draw']);

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

/** What one browser is served: its releases, what it tells of them, and what it swaps. */
export const browserCalls = defineArea({
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
    right: 'releases',
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
    right: 'releases',
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
    right: 'releases',
    rate: 'write',
    params: buildParams,
    body: localBuild,
    data: nothing,
  },
  'DELETE /api/platform/dev-builds/:id': {
    summary: '撤回本机的构建：用过链接的浏览器从下一次打开页面起恢复',
    access: 'release',
    right: 'releases',
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
export type FailureKind = z.output<typeof failureKind>;
export type Composition = z.output<typeof composition>;
