import { onNavigation } from '../navigation';
import { onRest } from '../page';
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
}

const served = new Map<Field, Served>();

/** What somebody, or the browser for them, entered before the page was taken over; by the field as it was served. */
const entered = new Map<Field, Entry>();

/** The page's root, while what is entered is kept. */
let root: HTMLElement | undefined;

/** The place somebody writes at in a page that was put aside. */
let writing: (Place & { field: Field }) | undefined;

function note(field: Field): void {
  if (served.has(field)) entered.set(field, entryOf(field));
}

function handleInput({ target, isTrusted }: Event): void {
  if (isTrusted && isField(target)) note(target);
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
  // A copy: a click by a script makes the browser itself say that something was entered.
  for (const [field, entry] of [...entered]) {
    const present = presentOf(field);
    if (!present || !isTakenOver(present)) continue;
    entered.delete(field);
    // The page may have words of its own there, such as a draft's.
    if (![entry, served.get(field)?.entry].includes(entryOf(present))) continue;
    const place = placeIn(present);
    enter(present, entry);
    if (writing?.field === field) focusAt(present, writing);
    else if (document.activeElement === present) focusAt(present, place);
  }
}

/**
 * Keeps what is entered into a page that stands in the HTML until it has been taken over: React draws fields as they were
 * served. What is sent, or left with the page, is kept no longer.
 * @param place the page's root
 */
export function keepEntered(place: HTMLElement): void {
  root = place;
  for (const field of fieldsIn(place)) {
    served.set(field, { name: nameOf(field), entry: servedEntry(field) });
    if (entryOf(field) !== servedEntry(field)) note(field);
  }
  document.addEventListener('input', handleInput, true);
  document.addEventListener('submit', forget, true);
  const endOfPage = onNavigation(forget);
  onRest(() => {
    forget();
    root = undefined;
    endOfPage();
    document.removeEventListener('input', handleInput, true);
    document.removeEventListener('submit', forget, true);
  });
}

/** Moves the page, and keeps the place somebody writes at, which a field that is moved loses. */
export function keepWriting(move: () => void): void {
  const field = document.activeElement;
  if (isField(field)) writing = { field, ...placeIn(field) };
  move();
  if (writing) focusAt(writing.field, writing);
}
