import type { DataOf } from '@harbor/contract';
import { type RefObject, useEffect, useState } from 'react';

export type Heading = DataOf<'GET /press/:id/detail'>['info']['headings'][number];

/** How far somebody has read. */
export interface Reading {
  /** 0 to 100. */
  percent: number;
  /** Place of the heading that is being read; -1 before the first. */
  at: number;
}

/** A heading is being read when it has passed this part of the window. */
const line = 0.3;

/** Room of the bar that lies over the top of the page, in px. */
const bar = 48;

function readingOf(article: HTMLElement, headings: readonly Heading[]): Reading {
  const { top, height } = article.getBoundingClientRect();
  const way = height - window.innerHeight + bar;
  const percent = way <= 0 ? 100 : Math.round(((bar - top) / way) * 100);
  const passed = headings.filter(({ id }) => {
    const heading = document.getElementById(id);
    return heading && heading.getBoundingClientRect().top < window.innerHeight * line;
  });
  return { percent: Math.min(100, Math.max(0, percent)), at: passed.length - 1 };
}

/** How far somebody has read an article, followed as they scroll; nothing read until the page is its own. */
export function useReading(place: RefObject<HTMLElement | null>, headings: readonly Heading[]): Reading {
  const [reading, setReading] = useState<Reading>({ percent: 0, at: -1 });
  useEffect(() => {
    let frame = 0;
    const look = () => {
      frame = 0;
      if (!place.current) return;
      const next = readingOf(place.current, headings);
      setReading((now) => (now.percent === next.percent && now.at === next.at ? now : next));
    };
    const wait = () => {
      frame ||= requestAnimationFrame(look);
    };
    wait();
    window.addEventListener('scroll', wait, { passive: true });
    window.addEventListener('resize', wait);
    return () => {
      cancelAnimationFrame(frame);
      window.removeEventListener('scroll', wait);
      window.removeEventListener('resize', wait);
    };
  }, [place, headings]);
  return reading;
}

/** Brings a heading into sight. Jumps do not enter the history: going back leaves the page as people expect. */
export const jumpTo = (id: string) =>
  document.getElementById(id)?.scrollIntoView({ behavior: 'smooth', block: 'start' });
