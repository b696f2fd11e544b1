import { atoms, useSetAtom } from '@harbor/runtime';

/** Opens the shell's dialog with the support contact of this page. */
export function useSupport(): () => void {
  const setVisible = useSetAtom(atoms.supportVisible);
  return () => setVisible(true);
}
