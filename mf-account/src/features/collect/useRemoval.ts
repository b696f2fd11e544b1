import type { CollectKind } from '@harbor/contract/collect-kinds';
import { call, invalidateCalls, notify } from '@harbor/runtime';
import { errorText } from '@harbor/ui';
import { useEffect, useState } from 'react';

/** How long a removal can be undone on screen, in ms. */
const undoFor = 5000;

/** Reads that favourites are part of. */
const touched = ['GET /user/get_collect', 'GET /user/get_pc_num', 'GET /service/detail/:id'] as const;

interface Last {
  undo: number;
  count: number;
}

export interface Removal {
  /** While the server is being asked. */
  busy: boolean;
  /** How many can be brought back now; 0 = none. */
  undoable: number;
  remove: (ids: number[]) => Promise<void>;
  undo: () => void;
}

/** Takes favourites out, several at once, and for five seconds offers to put them back. */
export function useRemoval(kind: CollectKind): Removal {
  const [busy, setBusy] = useState(false);
  const [last, setLast] = useState<Last | null>(null);

  useEffect(() => {
    if (!last) return;
    const timer = setTimeout(() => setLast(null), undoFor);
    return () => clearTimeout(timer);
  }, [last]);

  const attempt = async (work: () => Promise<void>) => {
    setBusy(true);
    try {
      await work();
    } catch (error) {
      notify.error(errorText(error));
    }
    await invalidateCalls(touched);
    setBusy(false);
  };

  return {
    busy,
    undoable: last?.count ?? 0,
    remove: (ids) =>
      attempt(async () => {
        const { removed, undo } = await call('POST /user/del_collect', { body: { kind, ids }, silent: true });
        setLast(undo === null ? null : { undo, count: removed.length });
      }),
    undo: () => {
      if (!last || busy) return;
      const { undo } = last;
      setLast(null);
      void attempt(async () => {
        await call('POST /user/restore_collect', { body: { undo }, silent: true });
      });
    },
  };
}
