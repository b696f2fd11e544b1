import { useQuery } from '@harbor/runtime';
import { shelvesQuery, specialsQuery, tagsQuery } from '../queries';

/** What the numbers in an article are called. What is not known, or not any more, keeps its number. */
export interface Names {
  tag: (id: number) => string;
  special: (id: number) => string;
  service: (id: number) => string;
}

type Titled = { id: number; title: string };

const named =
  (list: readonly Titled[] | undefined, otherwise = '') =>
  (id: number) =>
    list?.find((one) => one.id === id)?.title ?? `编号 ${id}${list ? otherwise : ''}`;

export function useNames(): Names {
  const tags = useQuery(tagsQuery()).data?.data;
  const specials = useQuery(specialsQuery()).data?.data;
  const shelves = useQuery(shelvesQuery()).data?.data;
  return {
    tag: named(tags),
    special: named(specials),
    service: named(
      shelves?.flatMap(({ goods }) => goods),
      '（不在售）',
    ),
  };
}
