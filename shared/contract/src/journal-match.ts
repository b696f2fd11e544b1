/** What the page that finds journals for a text and the server agree on. */

/** Characters of a title and of an abstract at most. */
export const matchLimits = { title: 300, abstract: 5000 };

/** Journals in an answer at most. */
export const mostMatched = 20;

/** Words of a text below which an answer is only a hint. */
export const fewestMatchWords = 8;

/**
 * How sure an answer is of a journal, in words, with what each means and how often it was right: of real articles that
 * `npm run bench:match` held out, about so many answers were the very journal that had published the article.
 */
export const matchConfidence = {
  high: { label: '高', meaning: '很多较专门的词对得上，而且明显比其他刊物多', measured: '约每 4 本有 1 本' },
  middle: { label: '中', meaning: '有几个较专门的词对得上，比多数刊物多一些', measured: '约每 20 本有 1 本' },
  low: { label: '低', meaning: '只有少数词对得上，或者许多刊物都差不多', measured: '约每 60 本有 1 本' },
} as const;

/** What confidence is not. */
export const matchConfidenceNote =
  '把握说的是文字有多像，不代表录用的可能；请再看刊物的范围、要求和近期文章。';

export type MatchConfidence = keyof typeof matchConfidence;

/** Where of a journal a text was found again. */
export const matchPlaces = {
  name: '刊名',
  subject: '学科',
  scope: '办刊范围',
  titles: '已刊题名',
} as const;

export type MatchPlace = keyof typeof matchPlaces;

/** Said with the answer to a text that is too short. */
export const tooShortToMatch = '文本太短，结果仅供参考';

/** Said where a text has no word that could be looked for. */
export const nothingToMatch = '没有读到可以比对的词，请粘贴论文的标题和摘要';

/** What becomes of a text: the page says it, and the server keeps it. */
export const matchPrivacy =
  '您的文字只在本站服务器的内存里比对，答复后即丢弃：不保存、不写入日志、不发送给任何第三方。';
