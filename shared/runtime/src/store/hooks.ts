import {
  type Atom,
  type SetStateAction,
  useAtom as useJotaiAtom,
  useAtomValue as useJotaiAtomValue,
  useSetAtom as useJotaiSetAtom,
  type WritableAtom,
} from 'jotai';
import { store } from './store';

const options = { store };

/** An atom's value in the product's store, with its setter. */
export function useAtom<Value, Args extends unknown[], Result>(
  atom: WritableAtom<Value, Args, Result>,
): [Awaited<Value>, (...args: Args) => Result] {
  return useJotaiAtom(atom, options);
}

/** An atom's value in the product's store. */
export function useAtomValue<Value>(atom: Atom<Value>): Awaited<Value> {
  return useJotaiAtomValue(atom, options);
}

/** The setter of an atom in the product's store; the component does not render again when the value changes. */
export function useSetAtom<Value, Args extends unknown[], Result>(
  atom: WritableAtom<Value, Args, Result>,
): (...args: Args) => Result {
  return useJotaiSetAtom(atom, options);
}

export { atom } from 'jotai';
export type { Atom, SetStateAction, WritableAtom };
