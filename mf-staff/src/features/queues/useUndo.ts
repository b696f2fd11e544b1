import { call, notify } from '@harbor/runtime';
import { errorText } from '@harbor/ui';
import { useRef, useState } from 'react';

/**
 * What was done last, and the way back.
 * @param onUndone these wait again
 */
export function useUndo(queue: string, onUndone: (ids: number[]) => void) {
  const [done, setDone] = useState<{ said: string; ids: readonly number[]; hidden?: boolean }>();
  const [busy, setBusy] = useState(false);
  const running = useRef(false);

  async function run() {
    if (!done || running.current) return;
    running.current = true;
    setBusy(true);
    const back: number[] = [];
    try {
      for (const id of done.ids) {
        await call('POST /staff/desk/undo/:queue/:id', { params: { queue, id }, silent: true });
        back.push(id);
      }
      notify.success(back.length > 1 ? `已撤销 ${back.length} 项` : '已撤销，事项回到待处理');
      setDone(undefined);
    } catch (error) {
      notify.error(errorText(error));
      setDone({ ...done, ids: done.ids.filter((id) => !back.includes(id)) });
    } finally {
      running.current = false;
      setBusy(false);
      if (back.length > 0) onUndone(back);
    }
  }

  return {
    /** Empty once it was put away; the way back stays. */
    said: done && !done.hidden ? done.said : '',
    may: done !== undefined && done.ids.length > 0,
    busy,
    run: () => void run(),
    show: (said: string, ids: readonly number[]) => setDone({ said, ids }),
    close: () => setDone((before) => before && { ...before, hidden: true }),
  };
}
