import { ApiError, call, invalidateCalls, notify } from '@harbor/runtime';
import { errorText } from '@harbor/ui';
import { useEffect, useRef, useState } from 'react';
import { adoptCounts } from '../../message-centre/queries';
import { messageLists } from './queries';

/** How long a deletion can be undone on screen, in ms. */
const undoFor = 5000;

export interface Removal {
  /** Messages that are gone from the screen. */
  hidden: ReadonlySet<number>;
  /** How many can be brought back now; 0 = none. */
  undoable: number;
  remove: (id: number) => void;
  undo: () => void;
}

/** Deletes messages at once, and for five seconds offers to bring them back. */
export function useRemoval(): Removal {
  const [hidden, setHidden] = useState<ReadonlySet<number>>(new Set());
  const [last, setLast] = useState<number[]>([]);
  const deleting = useRef<Promise<unknown>>(Promise.resolve());

  useEffect(() => {
    if (last.length === 0) return;
    const timer = setTimeout(() => {
      setLast([]);
      void invalidateCalls(messageLists);
    }, undoFor);
    return () => clearTimeout(timer);
  }, [last]);

  const show = (ids: number[]) =>
    setHidden((before) => new Set([...before].filter((id) => !ids.includes(id))));
  const fail = (error: unknown, ids: number[]) => {
    show(ids);
    setLast([]);
    if (error instanceof ApiError) notify.error(errorText(error));
  };

  return {
    hidden,
    undoable: last.length,
    remove: (id) => {
      setHidden((before) => new Set(before).add(id));
      setLast((before) => [...before, id]);
      deleting.current = call('POST /message/delete', { body: { ids: [id] }, silent: true })
        .then(adoptCounts)
        .catch((error: unknown) => fail(error, [id]));
    },
    undo: () => {
      const ids = last;
      setLast([]);
      void deleting.current
        .then(() => call('POST /message/restore', { body: { ids }, silent: true }))
        .then((counts) => {
          adoptCounts(counts);
          show(ids);
        })
        .catch((error: unknown) => notify.error(errorText(error)));
    },
  };
}
