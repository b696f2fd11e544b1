/** The kinds of things that the site is searched for, in the order in which they are offered. */
export const siteSearchKinds = ['service', 'journal', 'press', 'post'] as const;

/** A kind of things that the site is searched for. */
export type SiteSearchKind = (typeof siteSearchKinds)[number];

interface KindOfSearch {
  /** What people read for it. */
  title: string;
  /** Path of the list that a search of this kind leads to, without a word. */
  list: string;
  /** Name of the word in that list's address. */
  parameter: string;
  /** An example that stands in the empty field. */
  example: string;
}

/** What each kind is called, and where its whole list of finds stands. */
export const siteSearches: Record<SiteSearchKind, KindOfSearch> = {
  service: { title: '服务', list: '/productservice/', parameter: 'keyword', example: '开题报告' },
  journal: { title: '期刊', list: '/querytool/', parameter: 'keyword', example: '刊名、ISSN 或 CN' },
  press: { title: '头条', list: '/academiclist/', parameter: 'keyword', example: '基金申报' },
  post: { title: '论坛', list: '/forumsearch/', parameter: 'q', example: '返修信怎么写' },
};

/** Address of all that is found of a kind; of the list as it is for an empty word. */
export function siteSearchPath(kind: SiteSearchKind, keyword: string): string {
  const { list, parameter } = siteSearches[kind];
  const word = keyword.trim();
  return word ? `${list}?${parameter}=${encodeURIComponent(word)}` : list;
}
