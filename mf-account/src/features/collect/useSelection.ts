import { useState } from 'react';

export interface Selection {
  /** Whether things are being chosen. */
  choosing: boolean;
  chosen: ReadonlySet<number>;
  /** Everything in sight is chosen. */
  all: boolean;
  start: () => void;
  stop: () => void;
  toggle: (id: number) => void;
  toggleAll: () => void;
}

/** Choosing several of the things in sight. @param ids those in sight */
export function useSelection(ids: readonly number[]): Selection {
  const [choosing, setChoosing] = useState(false);
  const [picked, setPicked] = useState<ReadonlySet<number>>(new Set());
  // What is no longer in sight is not chosen either.
  const chosen = new Set(ids.filter((id) => picked.has(id)));
  const all = ids.length > 0 && chosen.size === ids.length;
  return {
    choosing,
    chosen,
    all,
    start: () => setChoosing(true),
    stop: () => {
      setChoosing(false);
      setPicked(new Set());
    },
    toggle: (id) =>
      setPicked((before) => {
        const after = new Set(before);
        if (!after.delete(id)) after.add(id);
        return after;
      }),
    toggleAll: () => setPicked(all ? new Set() : new Set(ids)),
  };
}
