import { useQuery } from '@harbor/runtime';
import { useEffect, useState } from 'react';
import type { ChosenTopic } from './fields';
import { topicsQuery } from './queries';

/** How long after the last key the server is asked, in ms. */
const patience = 300;

/** Topics to choose from: usual ones for an empty field, else those that fit, and what was typed as a new one. */
export function useTopics(typed: string, enabled: boolean) {
  const [title, setTitle] = useState('');
  useEffect(() => {
    const clock = setTimeout(() => setTitle(typed.trim().slice(0, 50)), typed ? patience : 0);
    return () => clearTimeout(clock);
  }, [typed]);
  const found = useQuery(topicsQuery(title, enabled));
  const topics: ChosenTopic[] = (found.data?.data ?? []).map(({ id, title: name }) => ({ id, title: name }));
  const fresh = found.data?.create;
  return {
    options: fresh ? [...topics, fresh] : topics,
    busy: found.isFetching || title !== typed.trim().slice(0, 50),
    failed: found.isError,
  };
}
