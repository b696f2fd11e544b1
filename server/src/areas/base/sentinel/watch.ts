import { masked, type SentinelHit, type SentinelPlace, together } from '@harbor/contract/sentinel';
import type { Core } from '../../../core';
import { invalid } from '../../../http/problem';
import { inspected } from './inspected';
import { sentinelLimits } from './limits';
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
  const long = Object.entries(texts).filter(([, text = '']) => text.length > sentinelLimits.longest);
  if (long.length > 0)
    throw invalid(Object.fromEntries(long.map(([field]) => [field, [`最多${sentinelLimits.longest}个字`]])));
  const written = Object.entries(texts).map(([field, text = '']) => ({ field, text }));
  const hits = await inspectTexts(core, { texts: written.map(({ text }) => text), place: writing.place });
  const found = written.map((one, n) => ({ ...one, hits: hits[n] ?? [] }));
  const hitting = found.filter(({ hits }) => hits.length > 0);
  if (hitting.length === 0) return texts;
  await recordHits(core, writing, hitting);
  const refused = hitting.flatMap(({ field, hits }) => {
    const blocked = hits.filter(({ severity }) => severity === 'block');
    return blocked.length > 0
      ? [[field, blocked.slice(0, sentinelLimits.mostHits).map(refusal)] as const]
      : [];
  });
  if (refused.length > 0) throw invalid(Object.fromEntries(refused));
  const kept = hitting.map(({ field, text, hits }) => [field, masked(text, hits)]);
  return { ...texts, ...Object.fromEntries(kept) };
}

type Inspecting = Parameters<typeof inspected>[0];

/** What the rules of the site and the words of the team find in each of several texts of one place; nothing is recorded. */
export async function inspectTexts(core: Core, input: Inspecting): Promise<SentinelHit[][]> {
  const { texts, place } = input;
  const [site, own] = await Promise.all([
    byRules(core, input),
    Promise.all(texts.map((text) => core.words.find(text, place))),
  ]);
  return site.map((hits, n) => {
    const words = own[n] ?? [];
    return words.length > 0 ? together(hits, words) : hits;
  });
}

/** Texts that are together shorter than this are read where they come in, which takes a few ms. */
const short = 2000;

function byRules(
  core: Core,
  input: Inspecting,
): ReturnType<typeof inspected> | Promise<ReturnType<typeof inspected>> {
  const length = input.texts.reduce((sum, text) => sum + text.length, 0);
  return length <= short ? inspected(input) : core.workers.run('inspected', input);
}

/** What is read at the field: the words, why not, and what to write instead. */
const refusal = (hit: SentinelHit) => `「${hit.text}」：${hit.message}改为：${hit.rewrite}……`;
