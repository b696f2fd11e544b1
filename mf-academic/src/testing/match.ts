import type { DataOf, JournalCard, MatchedJournal } from '@harbor/contract';

type Matched = DataOf<'POST /magazine/match'>;

/** A journal as lists show it, for tests. */
export const journal = (part: Partial<JournalCard> = {}): JournalCard => ({
  ...{ id: 7, name: 'Journal of Nanyu Energy Storage', name_cn: '南屿储能技术学报', abbr: null },
  ...{ issn: '9900-0013', eissn: null, cn: null, publisher: null, sponsor: null, country: '中国' },
  ...{ languages: ['英语'], frequency: '月刊', subjects: ['工学/储能技术'], indexed: ['SCIE'], is_oa: false },
  ...{ apc_fen_est: null, review_weeks: 9, accept_rate: null, annual_count: 120, self_cite: null },
  ...{ cn_author_ratio: null, warnings: [], is_demo: true, collected: false, trend: [] },
  partition: { tier: 2, subject: '工学', top: false },
  citation: { if: 4.1, quartile: 2 },
  cn_factor: null,
  ...part,
});

/** A journal that was found for a text. */
export const found = (part: Partial<MatchedJournal> = {}): MatchedJournal => ({
  journal: journal(),
  confidence: 'high',
  words: ['锂离子电池', '热失控'],
  places: ['scope', 'titles'],
  passages: [
    { place: 'scope', text: '重点是锂离子电池、固态电解质', marks: [[3, 8]] },
    { place: 'titles', text: 'Thermal runaway in Nanyu', marks: [] },
  ],
  ...part,
});

/** An answer to a text. */
export const matched = (data: MatchedJournal[] = [found()], part: Partial<Matched> = {}): Matched => ({
  data,
  ...{ words: 24, short: false, compared: 672 },
  schemes: {
    partition: {
      ...{ id: 1, kind: 'partition', code: 'demo-fq', year: 2025, title: '演示分区 2025', publisher: '' },
      ...{ source: '', effective_on: null, is_default: true },
    },
    citation: null,
    cn: null,
  },
  ...part,
});
