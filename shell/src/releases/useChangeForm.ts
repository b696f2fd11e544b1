import type { ReleasedRemote } from '@harbor/contract';
import { useState } from 'react';
import { type Change, movable, rollbackTarget } from './change';
import { releaseAt } from './figures';
import { type Changing, useChange } from './useChange';

/** What a person wants to do; with a version where it was chosen in the list. */
export interface Wish {
  kind: Change['kind'];
  version?: string;
}

/** Share of a new canary until somebody says otherwise, in percent. */
const firstShare = 10;

function firstVersion({ kind, version }: Wish, remote: ReleasedRemote): string | undefined {
  if (version) return version;
  if (kind === 'rollback') return rollbackTarget(remote);
  if (kind === 'promote' || kind === 'canary') return remote.canary ?? movable(remote)[0]?.version;
  return remote.canary ?? undefined;
}

/** The fields of a change and the change itself. */
export interface ChangeForm extends Changing {
  version: string | undefined;
  setVersion: (version: string) => void;
  share: number;
  setShare: (share: number) => void;
  reason: string;
  setReason: (reason: string) => void;
  /** Releases to choose from. */
  choices: string[];
  /** Why it cannot be sent yet; undefined when it can. */
  obstacle: string | undefined;
  /** Something about the chosen release that should be known before. */
  warning: string | undefined;
  confirm: () => void;
}

function changeOf(kind: Change['kind'], version: string | undefined, share: number): Change | undefined {
  if (kind === 'stop') return { kind };
  if (!version) return undefined;
  return kind === 'canary' ? { kind, version, share } : { kind, version };
}

function warningOf(wish: Wish, remote: ReleasedRemote, version: string | undefined): string | undefined {
  const chosen = releaseAt(remote, version ?? null);
  if (!chosen || wish.kind === 'stop') return undefined;
  if (chosen.withdrawn)
    return `这个版本曾被撤下${chosen.withdrawn_reason ? `：${chosen.withdrawn_reason}` : ''}。请确认问题已经解决。`;
  if (wish.kind === 'promote' && chosen.visitors === 0)
    return '这个版本还没有访客打开过，可先以小比例灰度观察。';
  return undefined;
}

/** State of the dialog of a change, the same for both platforms. */
export function useChangeForm(wish: Wish, live: ReleasedRemote, onDone: () => void): ChangeForm {
  const changing = useChange(live, onDone);
  const { seen } = changing;
  const [version, setVersion] = useState(() => firstVersion(wish, live));
  const [share, setShare] = useState(live.canary_share > 0 ? live.canary_share : firstShare);
  const [reason, setReason] = useState('');
  const choices = movable(seen).map((release) => release.version);
  const change = changeOf(wish.kind, version, share);
  const obstacle = !change
    ? '没有可用的版本'
    : change.kind !== 'stop' && !choices.includes(change.version)
      ? '这个版本已是稳定版或文件已清理，请另选一个'
      : wish.kind === 'canary' && !(share > 0 && share <= 100)
        ? '灰度比例应为 1–100'
        : wish.kind === 'stop' && seen.canary === null
          ? '现在没有灰度版'
          : undefined;
  return {
    ...changing,
    version,
    setVersion,
    share,
    setShare,
    reason,
    setReason,
    choices,
    obstacle,
    warning: warningOf(wish, seen, version),
    confirm: () => change && !obstacle && !changing.stale && changing.submit(change, reason),
  };
}

/** Words of a change's dialog. */
export const changeWords = {
  promote: { title: '设为稳定版', confirm: '设为稳定版', danger: false },
  rollback: { title: '回退稳定版', confirm: '确认回退', danger: true },
  canary: { title: '设置灰度', confirm: '开始灰度', danger: false },
  stop: { title: '停止灰度', confirm: '停止灰度', danger: true },
} as const satisfies Record<Change['kind'], { title: string; confirm: string; danger: boolean }>;
