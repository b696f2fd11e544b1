import { notify } from '@harbor/runtime';
import { useState } from 'react';
import { useForMembers } from '../visitors/askLogin';
import { useStartFollowing, useStopFollowing } from './queries';

/** Follows a member or stops it: shown at once, taken back if the server refuses. */
export function useFollow(id: number, first: boolean) {
  const [shown, setShown] = useState<boolean | null>(null);
  const following = shown ?? first;
  const forMembers = useForMembers();
  const handlers = {
    onMutate: () => {
      setShown(!following);
      return following;
    },
    onError: (_error: unknown, _input: unknown, before?: boolean) => setShown(before ?? null),
    onSuccess: (data: { following: boolean }) => {
      setShown(data.following);
      notify.success(data.following ? '已关注' : '已取消关注');
    },
  };
  const follow = useStartFollowing(handlers);
  const stop = useStopFollowing(handlers);
  return {
    following,
    waiting: follow.isPending || stop.isPending,
    toggle: () =>
      forMembers('请登录后关注', () => {
        if (following) stop.mutate({ params: { id } });
        else follow.mutate({ body: { id } });
      }),
  };
}
