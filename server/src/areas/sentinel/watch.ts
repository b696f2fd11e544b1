import { inspect, masked, type SentinelHit, type SentinelPlace } from '@harbor/contract/sentinel';
import type { Core } from '../../core';
import { invalid } from '../../http/problem';
import { recordHits } from './record';

/** Who writes where, and about what. */
export interface Writing {
  userId: number;
  place: SentinelPlace;
  object?: { type: string; id: number };
}

/**
 * Reads the texts of a call before anything is kept: what is not accepted is refused at its field, numbers of persons
 * are masked, and everything found is recorded. Call it before a transaction is opened, since what was found is to be
 * kept although the call is refused.
 * @param texts By field; undefined and empty ones are passed through.
 * @returns the texts as they may be kept
 * @throws HttpProblem 422 by field
 */
export async function watchTexts<T extends Record<string, string | undefined>>(
  core: Core,
  writing: Writing,
  texts: T,
): Promise<T> {
  const found = Object.entries(texts).map(([field, text = '']) => ({
    field,
    text,
    hits: inspect(text, writing.place),
  }));
  const hitting = found.filter(({ hits }) => hits.length > 0);
  if (hitting.length === 0) return texts;
  await recordHits(core, writing, hitting);
  const refused = hitting.flatMap(({ field, hits }) => {
    const blocked = hits.filter(({ severity }) => severity === 'block');
    return blocked.length > 0 ? [[field, blocked.map(refusal)] as const] : [];
  });
  if (refused.length > 0) throw invalid(Object.fromEntries(refused));
  const kept = hitting.map(({ field, text, hits }) => [field, masked(text, hits)]);
  return { ...texts, ...Object.fromEntries(kept) };
}

/** What is read at the field: the words, why not, and what to write instead. */
const refusal = (hit: SentinelHit) => `「${hit.text}」：${hit.message}改为：${hit.rewrite}……`;
