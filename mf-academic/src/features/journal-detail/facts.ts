import type { JournalDetail } from '@harbor/contract';
import { counted, percent, unknown, weeks } from '../../journals/words';

/** What else is known of a journal, line by line; what nobody knows is said so. */
export function factsOf(journal: JournalDetail): (readonly [title: string, value: string])[] {
  const { sponsor, frequency, founded, languages, article_types, annual_count } = journal;
  const from = (value: string | undefined, source: string) =>
    value === undefined ? undefined : source ? `${value}（${source}）` : value;
  const lines: (readonly [string, string | null | undefined])[] = [
    ...(journal.cn ? ([['主办单位', sponsor]] as const) : []),
    ['出版', journal.publisher],
    ['国家或地区', journal.country],
    ['刊期', [frequency, founded ? `创刊 ${founded} 年` : ''].filter(Boolean).join(' · ')],
    ['语种', languages.join('、')],
    ...(article_types.length > 0 ? ([['文章类型', article_types.join('、')]] as const) : []),
    ['审稿周期', from(weeks(journal.review_weeks), journal.review_source)],
    ['录用率', from(percent(journal.accept_rate), journal.accept_source)],
    ['年发文', annual_count === null ? undefined : `${counted(annual_count)} 篇`],
    ['自引率', percent(journal.self_cite)],
    ['国人占比', percent(journal.cn_author_ratio)],
  ];
  return lines.map(([title, value]) => [title, value || unknown] as const);
}
