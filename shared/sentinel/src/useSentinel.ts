import type { SentinelHit, SentinelPlace } from '@harbor/contract/sentinel';
import { useSession } from '@harbor/runtime';
import { useCallback, useEffect, useState } from 'react';
import { teamWords } from './team-words';

/** After so many ms without a key the text is read. */
const pause = 400;

/** The rules come with the first text, in a file of their own; should it not load, the server reads the text alone. */
const rules = () => import('@harbor/contract/sentinel').catch(() => undefined);

interface Read {
  text: string;
  hits: SentinelHit[];
  /** The whole text in its polite wording. */
  polite: string;
}

const nothing: Read = { text: '', hits: [], polite: '' };

async function read(text: string, place: SentinelPlace, asks: boolean): Promise<Read> {
  if (text.trim() === '') return { ...nothing, text };
  const [sentinel, words] = await Promise.all([rules(), asks ? teamWords(text, place) : []]);
  if (!sentinel) return { ...nothing, text };
  const hits = sentinel.together(sentinel.inspect(text, place), words);
  return { text, hits, polite: sentinel.rewritten(text, hits) };
}

/** What the hint at the field needs, and the look before sending. */
export interface SentinelWatch {
  /** What is still to be said about the text as it stands; empty for nothing. */
  hits: readonly SentinelHit[];
  polite: string;
  /** The writer has seen the hint and keeps the wording. */
  insist: () => void;
  /** Before sending: whether the text may go. Otherwise the hint stands at the field from now on. */
  check: () => Promise<boolean>;
}

/**
 * Reads a text while it is written. Only text that is not accepted anywhere stops the sending for good; of other hits
 * the writer decides after a look, until the text changes.
 */
export function useSentinel(text: string, place: SentinelPlace): SentinelWatch {
  const [found, setFound] = useState<Read>(nothing);
  const [insisted, setInsisted] = useState('');
  // Visitors cannot send anything; the server answers whoever is logged in.
  const asks = useSession().user !== null;

  useEffect(() => {
    let current = true;
    const timer = setTimeout(async () => {
      const next = await read(text, place, asks);
      if (current) setFound(next);
    }, pause);
    return () => {
      current = false;
      clearTimeout(timer);
    };
  }, [text, place, asks]);

  const check = useCallback(async () => {
    const next = await read(text, place, asks);
    setFound(next);
    return next.hits.every(({ severity }) => severity !== 'block' && insisted === text);
  }, [text, place, asks, insisted]);

  const blocked = found.hits.some(({ severity }) => severity === 'block');
  const silent = found.text !== text || (insisted === text && !blocked);
  return {
    hits: silent ? [] : found.hits,
    polite: found.polite,
    insist: useCallback(() => setInsisted(text), [text]),
    check,
  };
}
