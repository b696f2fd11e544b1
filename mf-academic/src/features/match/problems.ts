import { matchLimits } from '@harbor/contract/journal-match';

/** What is wrong with a text before it is sent; both undefined where nothing is. */
export function problemsOf(title: string, abstract: string): { title?: string; abstract?: string } {
  const over = (text: string, most: number, what: string) =>
    text.trim().length > most ? `${what}最多${most}个字，超出了${text.trim().length - most}个字` : undefined;
  if (title.trim() === '' && abstract.trim() === '') return { abstract: '请粘贴论文的标题或摘要' };
  const problems = {
    title: over(title, matchLimits.title, '标题'),
    abstract: over(abstract, matchLimits.abstract, '摘要'),
  };
  return {
    ...(problems.title && { title: problems.title }),
    ...(problems.abstract && { abstract: problems.abstract }),
  };
}
