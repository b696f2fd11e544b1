import type { DataOf, ReleaseRow } from '@harbor/contract';

const release = (version: string): ReleaseRow => ({
  version,
  channels: [],
  published_at: '2026-11-20T10:00:00+08:00',
  published_by: '林编辑',
  note: '',
  changelog: '',
  source: 'publish',
  size: 120_000,
  views: 0,
  view_share: 0,
  visitors: 0,
  failed: 0,
  error_rate: null,
  drawing: null,
  withdrawn: false,
  withdrawn_reason: '',
  available: true,
});

/** The list of releases, of one part with a stable one and a newer one. */
export const releaseList: DataOf<'GET /api/platform/releases'> = {
  hours: 24,
  remotes: [
    {
      remote: 'mf-services',
      owner: '服务组',
      revision: 7,
      stable: '1.4.0-aaaa1111',
      canary: null,
      canary_share: 0,
      last_good: null,
      moved_at: '2026-11-21T09:00:00+08:00',
      moved_by: '林编辑',
      held: null,
      releases: [release('1.5.0-bbbb2222'), release('1.4.0-aaaa1111')],
    },
  ],
};
