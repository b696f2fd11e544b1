import { atoms, notify, store } from '@harbor/runtime';

/** Opens the shell's list of this browser's releases. A shell from before mf-staff has the keys alone for it. */
export function openOverrides(): void {
  const { overridesVisible }: Partial<typeof atoms> = atoms;
  if (overridesVisible) store.set(overridesVisible, true);
  else notify.info('请按 Alt + Shift + R 打开');
}
