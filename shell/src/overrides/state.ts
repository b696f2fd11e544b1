import { atoms, snapshot, useAtom, useSetAtom } from '@harbor/runtime';

/** Whether the panel of this browser's releases is open, with its setter. */
export const useOverridesOpen = () => useAtom(atoms.overridesVisible);

/** Opens the panel of this browser's releases, from anywhere in the shell. */
export function useOverridesPanel(): () => void {
  const setOpen = useSetAtom(atoms.overridesVisible);
  return () => setOpen(true);
}

/** Parts of this page that stand in the place of what others get. */
export function overriddenParts(): string[] {
  const parts = [{ name: 'shell', channel: snapshot.shell.channel }, ...snapshot.remotes];
  return parts.filter(({ channel }) => channel === 'override').map(({ name }) => name);
}
