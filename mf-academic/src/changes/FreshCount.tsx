import { useQuery } from '@harbor/runtime';
import { Tag } from '@harbor/ui/tag';
import { freshChanges } from './queries';

/** Most that is counted in words. */
const most = 99;

/** How many changes of one's own journals came since the last look; nothing where none did. */
export function FreshCount() {
  const { data } = useQuery(freshChanges());
  if (!data || data.fresh === 0) return null;
  return <Tag tone="alert">{data.fresh > most ? `${most}+` : data.fresh} 条新</Tag>;
}
