import { masked, type SentinelPlace } from '@harbor/contract/sentinel';
import type { Core } from '../../../core';
import { invalid } from '../../../http/problem';
import { inspectTexts } from '../sentinel/watch';

/**
 * Holds what the team wrote into somebody's text against the rules on wording, as its author's writing is; nothing is
 * recorded, since nobody tried to write it.
 * @param texts By field.
 * @returns the texts with numbers of persons masked
 * @throws HttpProblem 422 by field for what may not be said
 */
export async function checkedTexts<T extends Record<string, string>>(
  core: Core,
  place: SentinelPlace,
  texts: T,
): Promise<T> {
  const fields = Object.entries(texts);
  const hits = await inspectTexts(core, { texts: fields.map(([, text]) => text), place });
  const refused = fields.flatMap(([field], n) => {
    const blocked = hits[n]?.filter(({ severity }) => severity === 'block') ?? [];
    return blocked.length > 0
      ? [[field, blocked.slice(0, 3).map(({ text, message }) => `「${text}」：${message}`)] as const]
      : [];
  });
  if (refused.length > 0) throw invalid(Object.fromEntries(refused));
  return {
    ...texts,
    ...Object.fromEntries(fields.map(([field, text], n) => [field, masked(text, hits[n] ?? [])])),
  };
}
