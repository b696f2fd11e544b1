import { type Entry, knownEntry, noteEntry, presentEntry } from './entry';
import { latestHold } from './hold';
import { closeLayers, layersOpen, leaveEmptyEntries } from './layers';
import { arrive, travelling, travelTo, whenStill } from './travel';
import { isWriting } from './writing';

/** A step among the entries of one page: back closes what lies over it. */
function stepOverPage(now: Entry, before: Entry): void {
  noteEntry();
  const open = layersOpen();
  if (travelling()) arrive();
  else if (now.layers > before.layers) leaveEmptyEntries();
  else if (open > 0) closeLayers(Math.min(now.layers, open - 1));
  // The layer of this entry was closed by a button: somebody means the page before.
  else travelTo({ page: now.page - 1, layers: 0 }, 'away');
}

/** A step to another page. @returns whether everybody is to hear of it */
function stepToPage(now: Entry, before: Entry): boolean {
  const hold = latestHold();
  if (hold && travelling() === 'home') return false;
  if (now.layers > 0) {
    travelTo({ page: now.page, layers: 0 }, 'away');
    return false;
  }
  if (hold) {
    travelTo(before, 'home');
    hold(() => whenStill(() => travelTo(now, 'away')));
    return false;
  }
  noteEntry();
  closeLayers(0);
  arrive();
  return true;
}

function handleStep(event: PopStateEvent): void {
  if (isWriting()) return;
  const now = presentEntry();
  const before = knownEntry();
  if (now.page !== before.page) {
    if (!stepToPage(now, before)) event.stopImmediatePropagation();
    return;
  }
  const moved = now.layers !== before.layers;
  // single-spa's artificial events stand where the page stands already.
  if (!moved && travelling() !== 'home') return;
  event.stopImmediatePropagation();
  if (moved) stepOverPage(now, before);
  else arrive();
}

/** Listens to steps before everybody else; single-spa replaces the window's own method, so the prototype's is taken. */
export function watchSteps(): void {
  EventTarget.prototype.addEventListener.call(window, 'popstate', handleStep as EventListener, true);
}
