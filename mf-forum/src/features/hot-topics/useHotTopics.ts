import { useQuery } from '@harbor/runtime';
import { homeForum } from './queries';

/** How many there is room for. */
const shown = 6;

/** Topics with the most posts, from the data of the home page; an empty list when it could not be had. */
export function useHotTopics() {
  const { data, isPending } = useQuery(homeForum());
  return { topics: data?.topics.slice(0, shown) ?? [], isPending };
}
