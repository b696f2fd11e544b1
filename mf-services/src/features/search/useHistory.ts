import { useState } from 'react';
import { readHistory, withWord, writeHistory } from './history';

/** The words searched for in this browser, and what may be done with them. */
export function useHistory() {
  const [words, setWords] = useState(readHistory);
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
