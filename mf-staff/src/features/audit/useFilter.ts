import { useSearchParams } from '@harbor/runtime';
import type { Filter } from './queries';

/** Fields of the filter, as the address names them. */
export const fields = ['who', 'by', 'action', 'object', 'object_no', 'from', 'to'] as const;

export type Field = (typeof fields)[number];

export const kinds = [
  { value: 'staff', label: '运营' },
  { value: 'user', label: '用户' },
  { value: 'visitor', label: '访客' },
  { value: 'system', label: '系统' },
] as const;

const dayShape = /^\d{4}-\d{2}-\d{2}$/;

/** What an address may say; anything else is passed over, as it was not chosen here. */
function readFilter(search: URLSearchParams): Filter {
  const found: Record<string, string> = {};
  for (const field of fields) {
    const value = search.get(field)?.trim();
    if (!value) continue;
    if (field === 'by' && !kinds.some((kind) => kind.value === value)) continue;
    if ((field === 'from' || field === 'to') && !dayShape.test(value)) continue;
    if ((field === 'action' || field === 'object') && !/^[a-z_.-]{1,40}$/.test(value)) continue;
    found[field] = value.slice(0, 50);
  }
  return found as Filter;
}

/** The filter, which lives in the address: what was found can be shown to a colleague. */
export function useFilter() {
  const [search, setSearch] = useSearchParams();
  const filter = readFilter(search);
  function change(next: Partial<Record<Field, string>>) {
    const all: Record<string, string | undefined> = { ...filter, ...next };
    const kept = Object.entries(all).filter(([, value]) => value) as [string, string][];
    setSearch(Object.fromEntries(kept), { replace: true });
  }
  return {
    filter,
    change,
    clear: () => setSearch({}, { replace: true }),
    narrowed: Object.keys(filter).length > 0,
  };
}
