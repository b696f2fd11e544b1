import { useCallback, useState } from 'react';

/** A heading of a text that stands in the page. */
export interface Heading {
  /** Its place among the others. */
  n: number;
  element: HTMLElement;
}

/** The headings of a text, once it is written. */
export function useHeadings() {
  const [headings, setHeadings] = useState<Heading[]>([]);
  const find = useCallback((place: HTMLElement) => {
    const found = [...place.querySelectorAll<HTMLElement>('h1, h2, h3')].filter((one) =>
      one.textContent?.trim(),
    );
    setHeadings(found.map((element, n) => ({ n, element })));
  }, []);
  return { headings, find };
}
