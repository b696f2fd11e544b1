import type { PostDetail } from '@harbor/contract';
import { notify, useQuery, useQueryClient } from '@harbor/runtime';
import { useEffect } from 'react';
import { postDetail } from '../../posts/queries';
import { forgetLists } from '../../posts/source';
import { useForMembers } from '../../visitors/askLogin';
import { useCollect, useCountView, useLike, useRelease, useUnlike } from './queries';

/** A post, counted as read once it is there. */
export function usePost(id: number) {
  const query = useQuery(postDetail(id));
  const { mutate: look } = useCountView();
  const there = query.isSuccess;
  useEffect(() => {
    if (there) look({ params: { id } });
  }, [there, id, look]);
  return query;
}

/** Likes and collects a post: shown at once, taken back if the server refuses. */
export function usePostMarks(post: PostDetail) {
  const client = useQueryClient();
  const forMembers = useForMembers();
  const params = { id: post.id };
  const show = (part: Partial<PostDetail>) =>
    client.setQueryData<PostDetail>(postDetail(post.id).queryKey, (old) => old && { ...old, ...part });
  const back = (_error: unknown, _input: unknown, before?: PostDetail) => before && show(before);
  const settled = () => void forgetLists();

  const onLike = () => {
    show({ liked: !post.liked, like_count: Math.max(0, post.like_count + (post.liked ? -1 : 1)) });
    return post;
  };
  const onCollect = () => {
    show({
      collected: !post.collected,
      collect_count: Math.max(0, post.collect_count + (post.collected ? -1 : 1)),
    });
    return post;
  };
  const liking = { onMutate: onLike, onError: back, onSuccess: show, onSettled: settled };
  const collecting = {
    onMutate: onCollect,
    onError: back,
    onSuccess: (data: { collected: boolean; collect_count: number }) => {
      show(data);
      notify.success(data.collected ? '已收藏' : '已取消收藏');
    },
    onSettled: settled,
  };
  const like = useLike(liking);
  const unlike = useUnlike(liking);
  const collect = useCollect(collecting);
  const release = useRelease(collecting);
  return {
    liking: like.isPending || unlike.isPending,
    collecting: collect.isPending || release.isPending,
    toggleLike: () => forMembers('请登录后点赞', () => (post.liked ? unlike : like).mutate({ params })),
    toggleCollect: () =>
      forMembers('请登录后收藏', () => (post.collected ? release : collect).mutate({ params })),
  };
}
