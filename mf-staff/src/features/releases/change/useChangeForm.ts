import type { ReleasedRemote, RollbackPlan } from '@harbor/contract';
import { useQuery } from '@harbor/runtime';
import { useState } from 'react';
import { rollbackPlanQuery } from '../queries';
import { releaseAt } from '../siteFigures';
import { type Change, movable } from './change';
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
  // The site says where it leads.
  if (kind === 'rollback') return undefined;
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

function changeOf(
  kind: Change['kind'],
  version: string | undefined,
  share: number,
  planned: boolean,
): Change | undefined {
  if (kind === 'stop') return { kind };
  if (!version) return undefined;
  if (kind === 'canary') return { kind, version, share };
  return kind === 'rollback' ? { kind, version, planned } : { kind, version };
}

function warningOf(
  wish: Wish,
  remote: ReleasedRemote,
  version: string | undefined,
  plan: RollbackPlan | undefined,
): string | undefined {
  if (plan && plan.skipped.length > 0) return `${plan.sentence}。`;
  const chosen = releaseAt(remote, version ?? null);
  if (!chosen || wish.kind === 'stop') return undefined;
  if (chosen.withdrawn)
    return `这个版本曾被撤下${chosen.withdrawn_reason ? `：${chosen.withdrawn_reason}` : ''}。请确认问题已经解决。`;
  if (wish.kind === 'promote' && chosen.visitors === 0)
    return '这个版本还没有访客打开过，可先以小比例灰度观察。';
  return undefined;
}

function obstacleWithoutVersion(
  asksTheSite: boolean,
  asking: boolean,
  plan: RollbackPlan | undefined,
): string {
  if (!asksTheSite) return '没有可用的版本';
  if (asking) return '正在确认回退到哪个版本';
  return plan ? plan.sentence : '没有得知可以回退到哪个版本，请自行选择';
}

/** State of the dialog of a change, the same for both platforms. */
export function useChangeForm(wish: Wish, live: ReleasedRemote, onDone: () => void): ChangeForm {
  const changing = useChange(live, onDone);
  const { seen } = changing;
  const [chosen, setVersion] = useState(() => firstVersion(wish, live));
  const asksTheSite = wish.kind === 'rollback' && chosen === undefined;
  const planning = useQuery(rollbackPlanQuery(seen.remote, asksTheSite));
  // What was planned for another state is no longer what would be done.
  const plan = asksTheSite && planning.data?.revision === seen.revision ? planning.data : undefined;
  const version = chosen ?? plan?.version ?? undefined;
  const [share, setShare] = useState(live.canary_share > 0 ? live.canary_share : firstShare);
  const [reason, setReason] = useState('');
  const choices = movable(seen).map((release) => release.version);
  const change = changeOf(wish.kind, version, share, asksTheSite);
  const obstacle = !change
    ? obstacleWithoutVersion(asksTheSite, planning.isFetching, plan)
    : change.kind !== 'stop' && !asksTheSite && !choices.includes(change.version)
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
    warning: change ? warningOf(wish, seen, version, plan) : undefined,
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
