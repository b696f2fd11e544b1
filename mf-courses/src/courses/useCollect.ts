import type { CourseDetail, DataOf } from '@harbor/contract';
import { notify, useQueryClient } from '@harbor/runtime';
import { forMembers } from '../parts/forMembers';
import { courseInfo, useCollectCourse, useReleaseCourse } from './queries';

/** Collects a course: shown at once, taken back if the server refuses. */
export function useCollect({ id, collected }: Pick<CourseDetail, 'id' | 'collected'>) {
  const client = useQueryClient();
  const show = (next: boolean) =>
    client.setQueryData<DataOf<'GET /course/:id/info'>>(
      courseInfo(id).queryKey,
      (old) => old && { info: { ...old.info, collected: next } },
    );
  const handlers = {
    onMutate: () => {
      show(!collected);
      return { before: collected };
    },
    onError: (_error: unknown, _input: unknown, kept?: { before: boolean }) => kept && show(kept.before),
    onSuccess: ({ collected: now }: { collected: boolean }) => {
      show(now);
      notify.success(now ? '已收藏' : '已取消收藏');
    },
  };
  const collect = useCollectCourse(handlers);
  const release = useReleaseCourse(handlers);
  return {
    busy: collect.isPending || release.isPending,
    toggle: () =>
      forMembers('请登录后收藏', () => (collected ? release : collect).mutate({ params: { id } })),
  };
}
