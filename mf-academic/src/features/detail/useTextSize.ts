import { useOwn } from '@harbor/runtime';
import { useState } from 'react';

/** How large the text of articles is, from small on. */
export const textSizes = [
  ['s', '小'],
  ['m', '标准'],
  ['l', '大'],
  ['xl', '特大'],
] as const;

export type TextSize = (typeof textSizes)[number][0];

/** Kept in this browser. */
const place = 'harbor:text-size';

function read(): TextSize {
  try {
    const kept = localStorage.getItem(place);
    return textSizes.find(([size]) => size === kept)?.[0] ?? 'm';
  } catch {
    return 'm';
  }
}

/** The size of text that a reader has chosen. */
export function useTextSize() {
  const kept = useOwn<TextSize>(read, 'm');
  const [chosen, setChosen] = useState<TextSize>();
  const choose = (size: TextSize) => {
    setChosen(size);
    try {
      localStorage.setItem(place, size);
    } catch {
      // Without room to store it lasts as long as the page.
    }
  };
  return { size: chosen ?? kept, choose };
}
