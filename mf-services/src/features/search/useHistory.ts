import { useOwn } from '@harbor/runtime';
import { useState } from 'react';
import { readHistory, withWord, writeHistory } from './history';

const nothing: string[] = [];

/** The words searched for in this browser, and what may be done with them. */
export function useHistory() {
  const kept = useOwn(readHistory, nothing);
  const [changed, setWords] = useState<string[]>();
  const words = changed ?? kept;
  function keep(next: string[]) {
    setWords(next);
    writeHistory(next);
  }
  return {
    words,
    remember: (word: string) => keep(withWord(words, word)),
    forget: (word: string) => keep(words.filter((one) => one !== word)),
    clear: () => keep([]),
  };
}
