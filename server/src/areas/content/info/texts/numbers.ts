import { invalid } from '../../../../http/problem';
import { unknownNumbers } from '../promised';

/**
 * Every `{=name}` in a text is a number that the site promises: readers would see the braces of another.
 * @param texts by field
 * @throws HttpProblem 422 by field
 */
export function checkNumbers(texts: Record<string, string>): void {
  const faults: Record<string, string[]> = {};
  for (const [field, text] of Object.entries(texts)) {
    const unknown = unknownNumbers(text);
    if (unknown.length > 0) faults[field] = [`没有这些数字：${unknown.join('、')}`];
  }
  if (Object.keys(faults).length > 0) throw invalid(faults);
}
