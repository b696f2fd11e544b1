import { addLayerEntry, forgetLayerEntries, presentEntry } from './entry';
import { forgetTravel, travelTo, whenStill } from './travel';

/** Closes whatever lies over the page. */
type Close = () => void;

/** How long a layer that was told to close may take, in ms, before it counts as one that stays. */
const rest = 60;

let layers: Close[] = [];
let clock: ReturnType<typeof setTimeout> | undefined;

/**
 * Every layer has its entry. One whose layer was closed by a button stays: the next layer takes it over, and steps pass over
 * it. To take it away would be a step of its own, which the browser takes in its own time, and which a page that is loaded
 * anew in that moment would take from the wrong place.
 */
function settle(): void {
  for (let { layers: n } = presentEntry(); n < layers.length; n += 1) addLayerEntry();
}

/** Steps down to the entry of the topmost layer, or of the page. */
export function leaveEmptyEntries(): void {
  whenStill(() => travelTo({ page: presentEntry().page, layers: layers.length }, 'home'));
}

/**
 * Lays something over the page that back closes, as a sheet: the browser's history gets an entry for it.
 * @returns a function that ends it
 */
export function addLayer(close: Close): () => void {
  const layer: Close = () => close();
  layers.push(layer);
  whenStill(() => {
    if (layers.includes(layer)) settle();
  });
  return () => {
    layers = layers.filter((one) => one !== layer);
  };
}

/** How many layers lie over the page. */
export const layersOpen = (): number => layers.length;

/** Closes the topmost layers until so many are left. One that stays gets a new entry. */
export function closeLayers(left: number): void {
  for (const close of layers.slice(left).reverse()) close();
  clearTimeout(clock);
  clock = setTimeout(() => whenStill(settle), rest);
}

/** Runs something that writes the page's own entry, which lies below those of layers. */
export function atPageEntry(run: () => void): void {
  whenStill(() => {
    const { page, layers: entries } = presentEntry();
    if (entries > 0) travelTo({ page, layers: 0 }, 'home');
    whenStill(() => {
      run();
      settle();
    });
  });
}

/** As if nothing had ever lain over a page; between tests. */
export function forgetLayers(): void {
  layers = [];
  clearTimeout(clock);
  forgetTravel();
  forgetLayerEntries();
}
