import { NavigationType } from 'react-router-dom';
import { onMainReady } from '../page/main-state';
import { currentPosition, onNavigation, type Position } from './current';

const place = 'harbor:scroll';
const most = 50;

type Offsets = Record<string, number>;

function readOffsets(): Offsets {
  const offsets: Offsets = {};
  try {
    const stored: unknown = JSON.parse(sessionStorage.getItem(place) ?? '{}');
    for (const [key, top] of Object.entries(stored ?? {})) if (typeof top === 'number') offsets[key] = top;
  } catch {
    // Damaged storage only costs remembered offsets.
  }
  return offsets;
}

/** The first entry of every document has the same key, so its address tells one from another. */
function placeOf({ key, pathname, search }: Position['location']): string {
  return key === 'default' ? `${key} ${pathname}${search}` : key;
}

/**
 * Scrolls to the top on every new page, and back to where it was on back, forward and reload, as soon
 * as the page is ready and long enough. A change of the query alone keeps the place.
 * @returns a function that ends it
 */
export function manageScroll(): () => void {
  window.history.scrollRestoration = 'manual';
  const offsets = readOffsets();
  let wanted: number | undefined = offsets[placeOf(currentPosition().location)];

  const remember = (key: string) => {
    delete offsets[key];
    offsets[key] = window.scrollY;
    for (const old of Object.keys(offsets).slice(0, -most)) delete offsets[old];
  };
  const handlePageHide = () => {
    remember(placeOf(currentPosition().location));
    sessionStorage.setItem(place, JSON.stringify(offsets));
  };
  window.addEventListener('pagehide', handlePageHide);

  const endNavigation = onNavigation(({ location, action }, previous) => {
    remember(placeOf(previous.location));
    wanted = action === NavigationType.Pop ? offsets[placeOf(location)] : undefined;
    if (action !== NavigationType.Pop && location.pathname !== previous.location.pathname)
      window.scrollTo(0, 0);
  });
  const endReady = onMainReady(() => {
    if (wanted !== undefined) window.scrollTo(0, wanted);
    wanted = undefined;
  });
  return () => {
    window.removeEventListener('pagehide', handlePageHide);
    endNavigation();
    endReady();
  };
}
