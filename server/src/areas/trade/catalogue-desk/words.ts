import type { CatalogueBody } from '@harbor/contract';
import type { Core } from '../../../core';
import { invalid } from '../../../http/problem';
import { watchTexts } from '../../base/sentinel/watch';

/** Every text of a document by its field, as validation names them: `faq.0.answer`. */
export function textsOf(value: unknown, path = ''): Record<string, string> {
  if (typeof value === 'string') return { [path]: value };
  if (typeof value !== 'object' || value === null) return {};
  return Object.assign(
    {},
    ...Object.entries(value).map(([key, one]) => textsOf(one, path ? `${path}.${key}` : key)),
  );
}

/**
 * Holds what staff write about services against the rules on wording. Nothing is masked in a catalogue: a number of a
 * person is refused like words that are not accepted.
 * @throws HttpProblem 422 by field
 */
export async function checkWords(
  core: Core,
  staffId: number,
  written: Partial<CatalogueBody> | { title: string; description: string },
): Promise<void> {
  const { pictures: _, ...texts } = { pictures: [], ...written };
  const given = textsOf(texts);
  const kept = await watchTexts(core, { userId: staffId, place: 'goods' }, given);
  const masked = Object.keys(given).filter((field) => kept[field] !== given[field]);
  if (masked.length > 0)
    throw invalid(Object.fromEntries(masked.map((field) => [field, ['请勿填写手机号、证件号等个人信息']])));
}
