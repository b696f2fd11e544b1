/** What may not be offered (domain.md 1.5). 现代发展, 替代做法 and the like are other words. */
const forbidden =
  /(?<![现当时近古年世后替取交])代(?:写|发|投|改|做|考|笔)|包(?:发表|过|录用|收录|见刊|通过)|保(?:证)?(?:录用|发表|收录|见刊|通过|授权|检索|过)|挂名|枪手|降重|洗稿|(?:买|卖)(?:版面|论文|数据)|造数据|编造|伪造|虚构|补造|规避检测/gu;

const negated = /不|没有|无法|拒绝|禁止|未/u;
const refusing = /^(?:不|没有|无法|只能|只讲解)/u;

/**
 * The forbidden words of a text. In one clause, after a negation (不提供代写), a word is a limit and no offer.
 * @returns the words with their clauses; empty = nothing wrong
 */
export function wordingFaults(text: string): string[] {
  return text
    .split(/[，。；！？\n]/u)
    .flatMap((clause) =>
      [...clause.matchAll(forbidden)]
        .filter((match) => !negated.test(clause.slice(0, match.index)))
        .map((match) => `${match[0]}: ${clause.trim()}`),
    );
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
