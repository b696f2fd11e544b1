import type { Composition, ReleaseChannel } from '@harbor/contract';
import { formatTime } from '@harbor/ui';
import type { TagTone } from '@harbor/ui/tag';

type Part = Composition['parts'][number];

/** Names of the reasons for which a browser got a release. */
export const channelNames: Record<ReleaseChannel, string> = {
  stable: '稳定版',
  canary: '灰度版',
  last_good: '最近良好',
  pinned: '本次访问固定',
  override: '本浏览器替换',
};

export const channelTones: Record<ReleaseChannel, TagTone> = {
  stable: 'primary',
  canary: 'gold',
  last_good: 'accent',
  pinned: 'plain',
  override: 'gold',
};

/** Why a browser got this release of a part. */
export function whyText({ channel, until, entry }: Part): string {
  switch (channel) {
    case 'stable':
      return '稳定版，默认发给访客';
    case 'canary':
      return '按比例分到了灰度版';
    case 'last_good':
      return '最近良好的版本，因为较新的版本出现过故障';
    case 'pinned':
      return '本次访问开始时的版本，重新打开浏览器后更新';
    case 'override':
      return `${isLocal(entry) ? '本地构建' : '指定的版本'}，只在这个浏览器，${until ? `${formatTime(until)} 自动恢复` : '可随时恢复'}`;
  }
}

/** Whether a part comes from a machine of its developer. */
export const isLocal = (entry: string) => /^https?:\/\//.test(entry);

export const overrideWords = {
  title: '本浏览器的版本',
  lead: '这个页面由以下版本组成。替换只影响这个浏览器，其他访客不受影响。',
  leadOfGuests: '这个页面由以下版本组成。被替换的版本只在这个浏览器，可随时恢复。',
  restoreAll: '全部恢复',
  restore: '恢复',
  swap: '替换',
} as const;
