import { atoms, useSetAtom } from '@harbor/runtime';
import { useEffect } from 'react';

/** Lets the page draw its own top: the navigation bar floats over it without a background. */
export function useOpenTop(): void {
  const setBackground = useSetAtom(atoms.navBackground);
  const setPlaceholder = useSetAtom(atoms.navPlaceholder);
  useEffect(() => {
    setBackground('hidden');
    setPlaceholder(false);
    return () => {
      setBackground('painted');
      setPlaceholder(true);
    };
  }, [setBackground, setPlaceholder]);
}
