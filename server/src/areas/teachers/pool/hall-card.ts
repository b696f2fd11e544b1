import type { HallCard } from '@harbor/contract';
import { type HallGroup, hallGroups } from '@harbor/contract/hall-groups';
import { disciplineLabel } from '@harbor/contract/order-form/disciplines';
import { toMoment } from '../../../time';
import { type Matching, matchOf } from './match';
import type { WaitTakeRow } from './rows';

/** What a teacher gets of what was paid, in 分: their share, rounded down. */
export const netFen = (payFen: number, rate: number): number => Math.floor((payFen * rate) / 100);

/** What a candidate has to do as a trial. */
export function trialTerms(row: WaitTakeRow): HallCard['trial'] {
  const terms = { hours: row.trial_hours, fee_fen: row.trial_fee_fen };
  if (!row.need_trial) return { needed: false, kind: 'none', text: '无需试做', ...terms };
  return row.excerpt
    ? { needed: true, kind: 'excerpt', text: `试做 ${[...row.excerpt].length} 字`, ...terms }
    : { needed: true, kind: 'diagnosis', text: '15 分钟诊断', ...terms };
}

/** An order as the hall shows it to a teacher. */
export function cardFor(
  row: WaitTakeRow,
  teacher: Matching & { rate: number },
  invitedUntil: Date | null = null,
  dueAt: Date | null = null,
): HallCard {
  const group = row.hall_group as HallGroup;
  return {
    id: row.order_id,
    group,
    group_text: hallGroups[group].title,
    title: row.title,
    subject: disciplineLabel(row.discipline),
    direction: row.direction,
    summary: row.summary,
    deliver_text: `${row.deliver_days} 天`,
    deliver_days: row.deliver_days,
    due_at: dueAt && toMoment(dueAt),
    volume_text: row.volume_text,
    candidates: row.candidates,
    candidate_limit: row.candidate_limit,
    net_fen: netFen(row.pay_fen, teacher.rate),
    rate: teacher.rate,
    trial: trialTerms(row),
    match: matchOf(row, teacher),
    urgent: row.urgent,
    invited_until: invitedUntil && toMoment(invitedUntil),
    entered_at: toMoment(row.entered_at),
  };
}
