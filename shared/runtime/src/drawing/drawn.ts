import { useSyncExternalStore } from 'react';
import { onNavigation } from '../navigation/current';
import { snapshot } from '../platform/snapshot';

let left = false;
onNavigation(() => {
  left = true;
});

/** Whether the page in the document is the one that the server drew, and React takes it over as it stands. */
export const isDrawn = (): boolean => snapshot.drawn === true && !left;

/** What the server drew is not taken over: somebody is known here, and it was drawn for visitors. */
export function leaveDrawn(): void {
  left = true;
}

/** As `isDrawn`; renders again when the page is left. */
export const useIsDrawn = (): boolean => useSyncExternalStore(onNavigation, isDrawn, isDrawn);
