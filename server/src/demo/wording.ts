import { clauseOf, inspect } from '@harbor/contract/sentinel';

const refusing = /^(?:不|没有|无法|只能|只讲解)/u;

/**
 * What the compliance sentinel finds in a text that the platform itself says: wording that offers what it does not do.
 * @returns the words with their clauses; empty = nothing wrong
 */
export function wordingFaults(text: string): string[] {
  return inspect(text, 'goods')
    .filter(({ kind }) => kind === 'integrity')
    .map((hit) => `${hit.text}: ${clauseOf(text, hit.from).trim()}`);
}

/**
 * Faults anywhere in a piece of data. A list named `not_included` says what is not done; a question may name it when
 * its answer begins with a refusal.
 */
export function wordingFaultsIn(value: unknown): string[] {
  if (typeof value === 'string') return wordingFaults(value);
  if (Array.isArray(value))
    return isRefusedQuestion(value) ? wordingFaultsIn(value[1]) : value.flatMap(wordingFaultsIn);
  if (typeof value !== 'object' || value === null) return [];
  const entries = Object.entries(value);
  const { question, answer } = Object.fromEntries(entries);
  const refused = isRefusedQuestion([question, answer]);
  return entries
    .filter(
      ([key]) => key !== 'not_included' && !(refused && key === 'question') && !key.startsWith('search'),
    )
    .flatMap(([, inner]) => wordingFaultsIn(inner));
}

function isRefusedQuestion([question, answer]: unknown[]): boolean {
  return (
    typeof question === 'string' &&
    question.endsWith('？') &&
    typeof answer === 'string' &&
    refusing.test(answer)
  );
}
