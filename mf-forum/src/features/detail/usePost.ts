import type { PostDetail } from '@harbor/contract';
import { notify, useApiMutation, useQuery, useQueryClient } from '@harbor/runtime';
import { useEffect } from 'react';
import { postDetail } from '../../posts/queries';
import { forgetLists } from '../../posts/source';
import { useForMembers } from '../../visitors/askLogin';

/** A post, counted as read once it is there. */
export function usePost(id: number) {
  const query = useQuery(postDetail(id));
  const { mutate: look } = useApiMutation('POST /hot_post/view/:id', { silent: true });
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
  const like = useApiMutation('POST /hot_post/like/:id', liking);
  const unlike = useApiMutation('POST /hot_post/cancel_like/:id', liking);
  const collect = useApiMutation('POST /hot_post/collect/:id', collecting);
  const release = useApiMutation('POST /hot_post/cancel_collect/:id', collecting);
  return {
    liking: like.isPending || unlike.isPending,
    collecting: collect.isPending || release.isPending,
    toggleLike: () => forMembers('请登录后点赞', () => (post.liked ? unlike : like).mutate({ params })),
    toggleCollect: () =>
      forMembers('请登录后收藏', () => (post.collected ? release : collect).mutate({ params })),
  };
}
