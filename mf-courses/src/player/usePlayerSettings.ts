import { useOwn } from '@harbor/runtime';
import { useCallback, useState } from 'react';
import { keepSettings, type PlayerSettings, readSettings, usualSettings } from './settings';

/** How somebody likes to watch; what they change is kept on this device. */
export function usePlayerSettings() {
  const kept = useOwn(readSettings, usualSettings);
  const [changed, setChanged] = useState<Partial<PlayerSettings>>({});
  const change = useCallback((next: Partial<PlayerSettings>) => {
    setChanged((old) => ({ ...old, ...next }));
    keepSettings(next);
  }, []);
  return [{ ...kept, ...changed }, change] as const;
}
