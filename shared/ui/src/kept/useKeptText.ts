import { useOwn } from '@harbor/runtime';
import { useCallback, useState } from 'react';

/** Where a text is kept: until the tab is closed, or on this device as well, until the session ends. */
export type KeptWhere = 'tab' | 'device';

const stores = (where: KeptWhere): (() => Storage)[] =>
  where === 'tab' ? [() => sessionStorage] : [() => sessionStorage, () => localStorage];

/** Does something with each store; one that is full or switched off goes without. */
function eachStore(where: KeptWhere, act: (store: Storage) => void): void {
  for (const store of stores(where)) {
    try {
      act(store());
    } catch {
      // Without room to store it lasts as long as the field.
    }
  }
}

/** What the tab keeps goes before what the device does: a session that ran out empties the device, not the tab. */
function read(key: string, where: KeptWhere): string {
  let found = '';
  eachStore(where, (store) => {
    found ||= store.getItem(key) ?? '';
  });
  return found;
}

/**
 * A text being written, kept until it is sent: closing the field or reloading loses nothing.
 * @param place What it is for, e.g. `note:21`
 * @param where `tab`, or `device` for what somebody may come back to another day; a logout forgets that
 * @returns the text, a setter, and what clears it once it is sent
 */
export function useKeptText(place: string, where: KeptWhere = 'tab') {
  const key = `harbor:text:${place}`;
  const kept = useOwn(
    useCallback(() => read(key, where), [key, where]),
    '',
  );
  const [typed, setText] = useState<string>();
  const text = typed ?? kept;
  const change = (next: string) => {
    setText(next);
    eachStore(where, (store) => {
      if (next) store.setItem(key, next);
      else store.removeItem(key);
    });
  };
  return [text, change, () => change('')] as const;
}
