import type { ReleasedRemote } from '@harbor/contract';
import { useQuery } from '@harbor/runtime';
import { useMemo } from 'react';
import { moveText } from '../labels';
import { errorsQuery, type Hours, movesQuery } from '../queries';
import type { ChartMark } from './ErrorChart';
import { type Timeline, timelineOf } from './series';

/** What the chart of a part shows, on its way or there. */
export interface HealthView {
  timeline: Timeline | undefined;
  marks: ChartMark[];
  error: unknown;
  retry: () => void;
}

/** Errors of a part over time, and what was moved in that time. */
export function useHealth({ remote }: Pick<ReleasedRemote, 'remote'>, hours: Hours): HealthView {
  const errors = useQuery(errorsQuery(remote, hours));
  const trail = useQuery(movesQuery(1, remote));
  const { data, dataUpdatedAt } = errors;
  const timeline = useMemo(
    () => (data ? timelineOf(data, hours, dataUpdatedAt) : undefined),
    [data, dataUpdatedAt, hours],
  );
  const begin = timeline?.steps[0] ?? Number.POSITIVE_INFINITY;
  const marks = (trail.data?.data ?? [])
    .filter(({ action, remote: of }) => of === remote && action !== 'last_good')
    .map((move) => ({ at: Date.parse(move.moved_at), text: moveText(move) }))
    .filter(({ at }) => at >= begin);
  return { timeline, marks, error: data ? null : errors.error, retry: () => void errors.refetch() };
}
