import { notify, useApiMutation } from '@harbor/runtime';
import { useState } from 'react';
import { useForMembers } from '../visitors/askLogin';

/** Follows a member or stops it: shown at once, taken back if the server refuses. */
export function useFollow(id: number, first: boolean) {
  const [shown, setShown] = useState<boolean | null>(null);
  const following = shown ?? first;
  const forMembers = useForMembers();
  const handlers = {
    invalidates: ['GET /member/info/:id', 'GET /member/mine', 'GET /hot_post/:id/detail'] as const,
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
  const follow = useApiMutation('POST /hot_post/concerned', handlers);
  const stop = useApiMutation('POST /hot_post/cancel_concern/:id', handlers);
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
