import { useQuery, useSession, useTakenOver } from '@harbor/runtime';
import { continueLearning } from '../../courses/queries';
import { certificateWays, reviewToday } from './queries';

/** What a member has to go on with; nothing for visitors, and nothing before the page is this browser's own. */
export function useOwnCards() {
  const mine = useTakenOver();
  const { loggedIn } = useSession();
  const enabled = mine && loggedIn;
  const last = useQuery({ ...continueLearning(), enabled });
  const review = useQuery({ ...reviewToday(), enabled });
  const ways = useQuery({ ...certificateWays(), enabled });
  const way = ways.data?.ways.find(({ steps }) => {
    const open = steps.filter(({ done }) => !done);
    return open.length > 0 && open.every(({ kind }) => kind === 'exam');
  });
  const exam = way?.steps.find(({ kind, done }) => kind === 'exam' && !done);
  return {
    last: last.data?.last ?? null,
    review: review.data?.summary,
    exam: way && exam ? { course: way.course, step: exam } : null,
  };
}
