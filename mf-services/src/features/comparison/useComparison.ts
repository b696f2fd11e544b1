import type { Comparison, ComparisonMark } from '@harbor/contract';
import { notify, queryClient, useNavigate, useQuery, useSearchParams } from '@harbor/runtime';
import { errorText } from '@harbor/ui';
import { useState } from 'react';
import { openChanges, readDraft, writeDraft } from '../../orders/changeDraft';
import { comparison, comparisonSources, type Pair, useMark } from './queries';

/** The page's state: which two texts, what they say, what was marked. Which two stands in the address. */
export function useComparison(orderId: string) {
  const [params, setParams] = useSearchParams();
  const navigate = useNavigate();
  const sources = useQuery(comparisonSources(orderId));
  const [left, right] = [params.get('left'), params.get('right')];
  const pair: Pair | null = left && right ? { left, right } : (sources.data?.suggested ?? null);
  const options = comparison(orderId, pair);
  const query = useQuery(options);
  const [waiting, setWaiting] = useState<string>();
  const send = useMark();

  const marks = new Map(query.data?.marks.map((one) => [one.key, one]));
  const changes = query.data?.blocks.filter(({ key }) => key) ?? [];

  return {
    sources,
    query,
    pair,
    marks,
    /** How many changes there are, and how many have a mark. */
    total: changes.length,
    marked: changes.filter(({ key }) => marks.has(key)).length,
    asked: changes.filter(({ key }) => marks.get(key)?.mark === 'question').length,
    waiting,
    choose(next: Pair) {
      setParams({ ...next }, { replace: true });
    },
    /** Marks a change; null takes the mark back. `onDone` runs once it is kept. */
    mark(key: string, mark: ComparisonMark | null, note = '', onDone: () => void = () => {}) {
      if (!pair || waiting) return;
      setWaiting(key);
      send.mutate(
        { params: { id: orderId }, body: { ...pair, key, mark, note } },
        {
          onSuccess(kept) {
            queryClient.setQueryData<Comparison>(options.queryKey, (old) => old && { ...old, ...kept });
            onDone();
          },
          onError: (error) => notify.error(errorText(error)),
          onSettled: () => setWaiting(undefined),
        },
      );
    },
    /** Takes the open questions to the order, where they become a change request. */
    request() {
      const order = Number(orderId);
      const before = readDraft(order).filter(Boolean);
      const asked = query.data?.request_items.filter((item) => !before.includes(item)) ?? [];
      writeDraft(order, [...before, ...asked]);
      void navigate(`/orderdetail/${orderId}`, { state: openChanges });
    },
  };
}

export type ComparisonState = ReturnType<typeof useComparison>;
