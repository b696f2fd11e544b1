import { useSyncExternalStore } from 'react';
import { onNavigation } from '../navigation/current';
import { snapshot } from '../platform/snapshot';

let left = false;
onNavigation(() => {
  left = true;
});

/** Whether the page in the document is the one that the server drew, and React takes it over as it stands. */
export const isDrawn = (): boolean => snapshot.drawn !== undefined && !left;

/**
 * The present moment for what a page says of time (`8 分钟前`), in ms since 1970: while the page stands as the server drew
 * it, the moment of the drawing, so that both say the same.
 */
export const viewTime = (): number => (isDrawn() && snapshot.drawn) || Date.now();

/** What the server drew is not taken over: somebody is known here, and it was drawn for visitors. */
export function leaveDrawn(): void {
  left = true;
}

/** As `isDrawn`; renders again when the page is left. */
export const useIsDrawn = (): boolean => useSyncExternalStore(onNavigation, isDrawn, isDrawn);
