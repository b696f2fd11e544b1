import { useOwn } from '@harbor/runtime';
import { useCallback, useState } from 'react';

const read = (place: string): string => {
  try {
    return sessionStorage.getItem(place) ?? '';
  } catch {
    return '';
  }
};

/**
 * A text being written, kept in this tab until it is sent: closing the field or reloading loses nothing.
 * @param place What it is for, e.g. `note:21`
 * @returns the text, a setter, and what clears it once it is sent
 */
export function useKeptText(place: string) {
  const key = `harbor:text:${place}`;
  const kept = useOwn(
    useCallback(() => read(key), [key]),
    '',
  );
  const [typed, setText] = useState<string>();
  const text = typed ?? kept;
  const change = (next: string) => {
    setText(next);
    try {
      if (next) sessionStorage.setItem(key, next);
      else sessionStorage.removeItem(key);
    } catch {
      // Without room to store it lasts as long as the field.
    }
  };
  return [text, change, () => change('')] as const;
}
