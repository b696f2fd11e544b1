import { navigate, usePage, useQuery, useSearchParams } from '@harbor/runtime';
import { useMemo } from 'react';
import { idsIn } from '../../journals/place';
import { journalCondition } from '../../journals/queries';
import { isGone } from '../../states/isGone';
import { journalsCompared } from './queries';
import { rowGroups } from './rowGroups';

type EditionKey = 'partition' | 'citation' | 'cn_scheme';

const numberIn = (said: string | null) => (said && /^[1-9]\d{0,8}$/.test(said) ? Number(said) : undefined);

/** Address of a comparison. */
export function pathOf(
  ids: readonly number[],
  editions: Partial<Record<EditionKey, number | undefined>>,
): string {
  const said = new URLSearchParams();
  if (ids.length > 0) said.set('ids', ids.join(','));
  for (const [key, value] of Object.entries(editions)) if (value) said.set(key, String(value));
  const text = said.toString().replaceAll('%2C', ',');
  return text ? `/querytool/compare/?${text}` : '/querytool/compare/';
}

/** Which journals the address names, and how they differ. */
export function useCompare() {
  const [search] = useSearchParams();
  const asked = useMemo(
    () => ({
      ids: idsIn(search.get('ids')),
      partition: numberIn(search.get('partition')),
      citation: numberIn(search.get('citation')),
      cn_scheme: numberIn(search.get('cn_scheme')),
    }),
    [search],
  );
  const { ids, ...editions } = asked;
  const query = useQuery(journalsCompared(asked));
  const condition = useQuery(journalCondition());
  const { data, error } = query;
  usePage({ ready: ids.length === 0 || Boolean(data || error) });
  const rows = data?.rows ?? [];
  return {
    ids,
    query,
    gone: isGone(error),
    journals: data?.journals ?? [],
    groups: rowGroups(rows),
    count: rows.length,
    differing: rows.filter(({ differs }) => differs).length,
    /** All editions, and those that are shown unless the address names others. */
    editionsOf: (kind: 'partition' | 'citation' | 'cn') => {
      const all = (condition.data?.schemes ?? []).filter((scheme) => scheme.kind === kind);
      const key: EditionKey = kind === 'cn' ? 'cn_scheme' : kind;
      const current =
        all.find(({ id }) => id === editions[key]) ?? all.find(({ is_default }) => is_default) ?? all[0];
      return {
        all,
        current,
        choose: (id: number) => navigate(pathOf(ids, { ...editions, [key]: id }), { replace: true }),
      };
    },
    /** Leaves one out. */
    without: (id: number) =>
      pathOf(
        ids.filter((one) => one !== id),
        editions,
      ),
  };
}
