import { useState } from 'react';
import { readDraft, writeDraft } from '../../orders/changeDraft';

/** Limits of the contract: points, characters of one, and of all together. */
export const changeLimits = { items: 20, each: 500, fewest: 10, most: 1000 };

/** The points of a change request while they are typed; kept in this tab until they are sent. */
export function useChangeItems(orderId: number) {
  const [items, setItems] = useState(() => {
    const draft = readDraft(orderId);
    return draft.length > 0 ? draft : [''];
  });
  const change = (next: string[]) => {
    setItems(next);
    writeDraft(orderId, next);
  };
  const filled = items.map((item) => item.trim()).filter(Boolean);
  const count = filled.join('').length;
  return {
    items,
    filled,
    count,
    /** Why it cannot be sent yet; empty when it can. */
    missing:
      count < changeLimits.fewest
        ? `请至少用10个字说明需要修改的地方，还差 ${changeLimits.fewest - count} 个字`
        : count > changeLimits.most
          ? `合计最多1000个字，多了 ${count - changeLimits.most} 个字`
          : '',
    set: (place: number, text: string) => change(items.map((item, i) => (i === place ? text : item))),
    add: () => change([...items, '']),
    remove: (place: number) => change(items.length > 1 ? items.filter((_, i) => i !== place) : ['']),
    clear: () => change(['']),
  };
}

export type ChangeItems = ReturnType<typeof useChangeItems>;
