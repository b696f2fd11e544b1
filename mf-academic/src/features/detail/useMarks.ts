import type { DataOf } from '@harbor/contract';
import { notify, useQueryClient } from '@harbor/runtime';
import { Bookmark, type LucideIcon, ThumbsUp } from 'lucide-react';
import { forMembers } from '../../visitors/forMembers';
import { pressDetail, useCollect, useLike, useRelease, useUnlike } from './queries';
import type { Article } from './useArticle';

type Marks = Partial<Pick<Article, 'liked' | 'likes' | 'collected' | 'collects'>>;

/** What a reader can do with an article, to be pressed and pressed again. */
export interface Mark {
  key: string;
  /** What it is called. */
  name: string;
  /** What stands on it. */
  word: string;
  Icon: LucideIcon;
  /** Whoever looks has pressed it. */
  on: boolean;
  /** How many have. */
  count: number;
  /** It was pressed, and the server has not answered yet. */
  waits: boolean;
  toggle: () => void;
}

/** Likes and collects an article: shown at once, taken back if the server refuses. */
export function useMarks(article: Article): Mark[] {
  const client = useQueryClient();
  const { id, liked, likes, collected, collects } = article;
  const params = { id };
  const show = (marks: Marks) =>
    client.setQueryData<DataOf<'GET /press/:id/detail'>>(
      pressDetail(id).queryKey,
      (old) => old && { ...old, info: { ...old.info, ...marks } },
    );
  const back = (_error: unknown, _input: unknown, before?: Marks) => before && show(before);
  const liking = {
    onMutate: (): Marks => {
      show({ liked: !liked, likes: Math.max(0, likes + (liked ? -1 : 1)) });
      return { liked, likes };
    },
    onError: back,
    onSuccess: show,
  };
  const collecting = {
    onMutate: (): Marks => {
      show({ collected: !collected, collects: Math.max(0, collects + (collected ? -1 : 1)) });
      return { collected, collects };
    },
    onError: back,
    onSuccess: (marks: { collected: boolean; collects: number }) => {
      show(marks);
      notify.success(marks.collected ? '已收藏' : '已取消收藏');
    },
  };
  const like = useLike(liking);
  const unlike = useUnlike(liking);
  const collect = useCollect(collecting);
  const release = useRelease(collecting);
  return [
    {
      ...{ key: 'like', name: '点赞', word: liked ? '已赞' : '赞', Icon: ThumbsUp, on: liked, count: likes },
      waits: like.isPending || unlike.isPending,
      toggle: () => forMembers('请登录后点赞', () => (liked ? unlike : like).mutate({ params })),
    },
    {
      ...{ key: 'collect', name: '收藏', word: collected ? '已收藏' : '收藏', Icon: Bookmark },
      ...{ on: collected, count: collects },
      waits: collect.isPending || release.isPending,
      toggle: () => forMembers('请登录后收藏', () => (collected ? release : collect).mutate({ params })),
    },
  ];
}
