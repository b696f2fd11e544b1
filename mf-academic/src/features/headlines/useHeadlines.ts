import { pressType } from '@harbor/contract/press-status';
import { useQuery } from '@harbor/runtime';
import { homePress } from './queries';

/** Articles beside the first one, and short pieces below them. */
const beside = 3;
const briefs = 2;

/** What the home page shows of the headlines; nothing where it could not be had. */
export function useHeadlines() {
  const { data, isPending } = useQuery(homePress());
  const all = data?.data ?? [];
  const [top, ...others] = all.filter(({ type }) => type !== pressType.brief);
  return {
    isPending,
    top,
    others: others.slice(0, beside),
    rest: [...all.filter(({ type }) => type === pressType.brief), ...others.slice(beside)].slice(0, briefs),
  };
}
