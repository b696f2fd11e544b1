import type { ChannelMove, ReleasedRemote, ReleaseRow } from '@harbor/contract';
import type { TagTone } from '@harbor/ui/tag';
import type { Health } from './siteFigures';

type Channel = ReleaseRow['channels'][number];

/** Names of the pointers. */
export const channelNames: Record<Channel, string> = {
  stable: '稳定版',
  canary: '灰度版',
  last_good: '最近良好',
};

/** Colours of the pointers. */
export const channelTones: Record<Channel, TagTone> = {
  stable: 'primary',
  canary: 'gold',
  last_good: 'accent',
};

export const healthNames: Record<Health, string> = {
  quiet: '暂无访问',
  good: '运行正常',
  watch: '需要留意',
  bad: '错误偏高',
};

const nothing = '无';

/** What a line of the audit trail says, without who and when. */
export function moveText(move: ChannelMove): string {
  const { action, channel, from_version: from, to_version: to, canary_share: share } = move;
  if (channel === 'last_good') return `最近良好版本记为 ${to ?? nothing}`;
  switch (action) {
    case 'publish':
      return channel === 'canary' ? `发布 ${to}，灰度 ${share}%` : `发布 ${to} 为稳定版`;
    case 'promote':
      return `稳定版 ${from ?? nothing} → ${to}`;
    case 'rollback':
      return channel === 'canary' ? `撤下灰度版 ${from}` : `回退 ${from} → ${to}`;
    case 'canary':
      return to === null || share === 0 ? `停止灰度 ${from ?? ''}`.trim() : `灰度 ${to}，比例 ${share}%`;
    case 'heal':
      return channel === 'canary' ? `自动撤下灰度版 ${from}` : `自动回退 ${from} → ${to}`;
    case 'hold':
      return to === null || channel === 'canary' ? `保留 ${from}` : `保留 ${from}，没有换回 ${to}`;
    case 'last_good':
      return `最近良好版本记为 ${to}`;
    case 'build':
      return `采用随站点构建的 ${to}`;
  }
}

/** What kind of change it was, in two to five characters. */
export const moveNames: Record<ChannelMove['action'], string> = {
  publish: '发布',
  promote: '设为稳定',
  rollback: '回退',
  canary: '灰度',
  heal: '自动恢复',
  hold: '未自动恢复',
  last_good: '标记良好',
  build: '随站点更新',
};

/** What is said of a release that fails and stays; its reason stands beside it. */
export const heldTitle = ({ version }: NonNullable<ReleasedRemote['held']>) =>
  `${version} 有故障，没有自动恢复`;
