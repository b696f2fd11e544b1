import type { DataOf } from '@harbor/contract';
import { useQuery } from '@harbor/runtime';
import { useEffect } from 'react';
import { pressDetail, useCountView } from './queries';

export type Article = DataOf<'GET /press/:id/detail'>['info'];

/** An article, counted as read once it is there. */
export function useArticle(id: number) {
  const query = useQuery(pressDetail(id));
  const { mutate: look } = useCountView();
  const there = query.isSuccess;
  useEffect(() => {
    if (there) look({ params: { id } });
  }, [there, id, look]);
  return query;
}
