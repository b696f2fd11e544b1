import type { ReleasedRemote } from '@harbor/contract';
import { channelNames } from '../labels';

/** A change of a part's channels that a person asks for. */
export type Change =
  | { kind: 'promote'; version: string }
  /** `planned`: the version is where the site leads by itself, which it must still do then. */
  | { kind: 'rollback'; version: string; planned: boolean }
  | { kind: 'canary'; version: string; share: number }
  | { kind: 'stop' };

/** Whether there seems to be a way back, as far as the list shows; undefined where there is none. Where it leads says the site. */
export function rollbackTarget({ releases, stable, last_good }: ReleasedRemote): string | undefined {
  const able = releases.filter(
    ({ version, available, withdrawn }) => available && !withdrawn && version !== stable,
  );
  const good = able.find(({ version }) => version === last_good);
  const present = releases.findIndex(({ version }) => version === stable);
  const older = able.find(({ version }) => releases.findIndex((r) => r.version === version) > present);
  return (good ?? older)?.version;
}

/** Releases that may become stable or canary, the newest first. */
export const movable = ({ releases, stable }: ReleasedRemote) =>
  releases.filter(({ version, available }) => available && version !== stable);

/** The channels in one sentence: what people compare when somebody else moved them meanwhile. */
export function stateText({ stable, canary, canary_share }: ReleasedRemote): string {
  const trial = canary ? `${channelNames.canary} ${canary}（${canary_share}%）` : '没有灰度版';
  return `${channelNames.stable} ${stable}，${trial}`;
}

/** What is said when a change was made. */
export function doneText(remote: string, change: Change): string {
  switch (change.kind) {
    case 'promote':
      return `${remote} 的稳定版已设为 ${change.version}`;
    case 'rollback':
      return `${remote} 已回退到 ${change.version}`;
    case 'canary':
      return `${remote} 的灰度比例已设为 ${change.share}%`;
    case 'stop':
      return `${remote} 已停止灰度`;
  }
}
