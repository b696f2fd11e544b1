import type { ChannelMove, DataOf, ReleasedRemote, ReleaseRow, RollbackPlan } from '@harbor/contract';

/** A release in the registry; a good stable one unless said otherwise. */
export function release(version: string, more: Partial<ReleaseRow> = {}): ReleaseRow {
  return {
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
    ...more,
  };
}

/** A remote with a stable release, a canary at 10 %, and one from before. */
export function released(more: Partial<ReleasedRemote> = {}): ReleasedRemote {
  return {
    remote: 'mf-services',
    owner: '服务组',
    revision: 7,
    stable: '1.4.0-aaaa1111',
    canary: '1.5.0-bbbb2222',
    canary_share: 10,
    last_good: '1.3.0-cccc3333',
    moved_at: '2026-11-21T09:00:00+08:00',
    moved_by: '林编辑',
    held: null,
    releases: [
      release('1.5.0-bbbb2222', {
        channels: ['canary'],
        note: '新的筛选栏',
        changelog: '## 1.5.0\n\n- 筛选栏可以收起\n- 修复 **价格** 显示',
        views: 100,
        view_share: 0.1,
        visitors: 40,
        failed: 4,
        error_rate: 0.1,
      }),
      release('1.4.0-aaaa1111', {
        channels: ['stable'],
        views: 900,
        view_share: 0.9,
        visitors: 360,
        failed: 4,
        error_rate: 4 / 360,
      }),
      release('1.3.0-cccc3333', { channels: ['last_good'] }),
    ],
    ...more,
  };
}

/** The answer of the list. */
export function releaseList(remotes: ReleasedRemote[] = [released()]): DataOf<'GET /api/platform/releases'> {
  return { hours: 24, remotes };
}

/** One line of the audit trail. */
export function move(more: Partial<ChannelMove> = {}): ChannelMove {
  return {
    id: 1,
    remote: 'mf-services',
    action: 'promote',
    channel: 'stable',
    from_version: '1.3.0-cccc3333',
    to_version: '1.4.0-aaaa1111',
    canary_share: 0,
    reason: '',
    moved_by: '林编辑',
    moved_at: '2026-11-21T09:00:00+08:00',
    ...more,
  };
}

/** A page of the audit trail. */
export function moves(data: ChannelMove[] = [move()]): DataOf<'GET /api/platform/moves'> {
  return { data, total: data.length, current_page: 1, per_page: 20, last_page: 1 };
}

/** Where a rollback of {@link released} leads: to the version before, and past none, unless said otherwise. */
export function rollbackPlan(more: Partial<RollbackPlan> = {}): RollbackPlan {
  return {
    remote: 'mf-services',
    revision: 7,
    stable: '1.4.0-aaaa1111',
    version: '1.3.0-cccc3333',
    skipped: [],
    sentence: 'mf-services 将从 1.4.0-aaaa1111 回退到 1.3.0-cccc3333',
    ...more,
  };
}
