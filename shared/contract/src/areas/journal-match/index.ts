import { z } from 'zod';
import { defineArea } from '../../endpoint';
import {
  type MatchConfidence,
  type MatchPlace,
  matchConfidence,
  matchLimits,
  matchPlaces,
} from '../../journal-match';
import { line, lines, word } from '../../people-fields';
import { journalCard, journalScheme } from '../journals/fields';
import { journalFilters } from '../journals/search';

const keysOf = <K extends string>(table: Record<K, unknown>) => Object.keys(table) as [K, ...K[]];

const confidence = z.enum(keysOf<MatchConfidence>(matchConfidence));

const place = z.enum(keysOf<MatchPlace>(matchPlaces));

/** A piece of a journal's own text in which words of the question stand. */
const passage = z.object({
  place,
  text: z.string(),
  /** Where in the text they stand: beginning and end, in UTF-16 units, in order. */
  marks: z.array(z.tuple([z.int(), z.int()])),
});

const matched = z.object({
  journal: journalCard,
  confidence,
  /** Words of the question that the journal has, as they stand in the question, the most telling first. */
  words: z.array(z.string()),
  /** Where they were found, in the order of `matchPlaces`. */
  places: z.array(place),
  passages: z.array(passage),
});

/** A file of titles, and what comes of it. */
const titlesFile = {
  access: 'staff',
  right: 'journals',
  rate: 'upload',
  query: z.object({ name: word({ error: '请填写文件名' }).min(1, '请填写文件名').max(120, '文件名太长') }),
  raw: true,
  slow: true,
  data: z.object({
    rows: z.int(),
    added: z.int(),
    /** Titles that the library had already, or that stand in the file twice. */
    known: z.int(),
    /** Rows that were not taken, and why; the first of them by number. */
    refused: z.int(),
    faults: z.array(z.object({ row: z.int(), reason: z.string() })),
  }),
} as const;

export const journalMatch = defineArea({
  'POST /magazine/match': {
    summary: '按标题和摘要找期刊：与办刊范围、已刊题名逐词比对，给出匹配的词；文字不保存',
    access: 'public',
    rate: 'search',
    body: z.strictObject({
      title: line({ error: '请填写标题' })
        .max(matchLimits.title, `标题最多${matchLimits.title}个字`)
        .optional(),
      abstract: lines({ error: '请填写摘要' })
        .max(matchLimits.abstract, `摘要最多${matchLimits.abstract}个字`)
        .optional(),
      ...journalFilters.pick({ facets: true, partition: true, citation: true, cn_scheme: true }).shape,
    }),
    data: z.object({
      data: z.array(matched),
      /** Different words of the text that could be looked for. */
      words: z.int(),
      /** The text is too short for an answer that is more than a hint. */
      short: z.boolean(),
      /** Journals that it was held against. */
      compared: z.int(),
      schemes: z.object({
        partition: journalScheme.nullable(),
        citation: journalScheme.nullable(),
        cn: journalScheme.nullable(),
      }),
    }),
  },
  'GET /magazine/match/about': {
    summary: '按标题和摘要找期刊：与多少种期刊比对，其中多少有办刊范围与已刊题名',
    access: 'public',
    rate: 'read',
    forEverybody: true,
    data: z.object({
      journals: z.int(),
      with_scope: z.int(),
      with_titles: z.int(),
      titles: z.int(),
      /** Some of the journals are made up. */
      has_demo: z.boolean(),
    }),
  },
  'POST /staff/journals/titles/check': {
    summary: '运营：试读期刊已刊题名的文件，只报告会新增多少、哪些行不采用，不写入',
    ...titlesFile,
  },
  'POST /staff/journals/titles/upload': {
    summary: '运营：导入期刊已刊题名（CSV 或 JSON，列为刊号、年份、题名），已有的不重复',
    ...titlesFile,
  },
});

export type MatchedJournal = z.output<typeof matched>;
