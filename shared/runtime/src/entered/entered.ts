import { onNavigation } from '../navigation/current';
import { onRest } from '../page/rest';
import {
  type Entry,
  enter,
  entryOf,
  type Field,
  fieldsIn,
  isField,
  isTakenOver,
  nameOf,
  servedEntry,
} from './fields';

/** A field as it was served: a page that is put aside loses the ids by which labels name it, one taken over its values. */
interface Served {
  name: string;
  entry: Entry;
  /** The page knows already what was entered into it: what follows, it hears by itself. */
  known: boolean;
}

const served = new Map<Field, Served>();

/** What somebody, or the browser for them, entered before the page was taken over; by the field as it was served. */
const entered = new Map<Field, Entry>();

const compositions = ['compositionstart', 'compositionend'] as const;

/** The page's root, while what is entered is kept. */
let root: HTMLElement | undefined;

/** The place somebody writes at in a page that was put aside. */
let writing: (Place & { field: Field }) | undefined;

/** The field in which words of an input method are being put together: setting its value would break them off. */
let composing: EventTarget | null = null;

function note(field: Field): void {
  const known = served.get(field)?.known ?? true;
  if (!known) entered.set(field, entryOf(field));
}

function handleInput({ target, isTrusted }: Event): void {
  if (isTrusted && isField(target)) note(target);
}

function handleComposition({ type, target }: Event): void {
  composing = type === 'compositionstart' ? target : null;
  // The words come with an event of their own, behind this one.
  if (!composing) setTimeout(enterAgain, 0);
}

function forget(): void {
  served.clear();
  entered.clear();
  writing = undefined;
}

/** The same field on the page as it is now. */
const presentOf = (field: Field): Field | undefined =>
  root?.contains(field)
    ? field
    : root && fieldsIn(root).find((other) => nameOf(other) === served.get(field)?.name);

interface Place {
  start: number | null;
  end: number | null;
}

function placeIn(field: Field): Place {
  const { selectionStart: start = null, selectionEnd: end = null } = field as HTMLInputElement;
  return { start, end };
}

function focusAt(field: Field, { start, end }: Place): void {
  field.focus({ preventScroll: true });
  // Fields of choices, numbers and dates have no place to write at.
  if (start !== null && 'setSelectionRange' in field) field.setSelectionRange(start, end);
}

/** Has the page know what was entered before it, or this piece of it, was taken over; called when that has happened. */
export function enterAgain(): void {
  for (const [field, entry] of [...entered]) {
    const present = presentOf(field);
    const before = served.get(field);
    if (!before || !present || present === composing || !isTakenOver(present)) continue;
    entered.delete(field);
    before.known = true;
    // The page may have words of its own there, such as a draft's.
    if (![entry, before.entry].includes(entryOf(present))) continue;
    const place = placeIn(present);
    enter(present, entry);
    if (document.activeElement === present) focusAt(present, place);
  }
  const present = writing && presentOf(writing.field);
  if (!writing || !present || !isTakenOver(present)) return;
  focusAt(present, writing);
  writing = undefined;
}

/**
 * Keeps what is entered into a page that stands in the HTML until it has been taken over: React draws fields as they were
 * served. What is sent, or left with the page, is kept no longer.
 * @param place the page's root
 */
export function keepEntered(place: HTMLElement): void {
  root = place;
  for (const field of fieldsIn(place)) {
    served.set(field, { name: nameOf(field), entry: servedEntry(field), known: false });
    if (entryOf(field) !== servedEntry(field)) note(field);
  }
  document.addEventListener('input', handleInput, true);
  document.addEventListener('submit', forget, true);
  for (const event of compositions) document.addEventListener(event, handleComposition, true);
  const endOfPage = onNavigation(forget);
  onRest(() => {
    forget();
    root = undefined;
    endOfPage();
    document.removeEventListener('input', handleInput, true);
    document.removeEventListener('submit', forget, true);
    for (const event of compositions) document.removeEventListener(event, handleComposition, true);
  });
}

/**
 * Moves the page or takes it away, and keeps the place somebody writes at: a field that is moved loses it, and of one that
 * goes, the same field of the page as it is then has it.
 */
export function keepWriting(move: () => void): void {
  const field = document.activeElement;
  writing = isField(field) && served.has(field) ? { field, ...placeIn(field) } : undefined;
  move();
  if (writing?.field.isConnected) focusAt(writing.field, writing);
}
