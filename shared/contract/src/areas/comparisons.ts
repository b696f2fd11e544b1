import { z } from 'zod';
import { defineArea } from '../endpoint';
import { idParams, moment } from '../fields';
import { fileId } from '../files';
import { lines } from '../people-fields';

/** A text that can be held against another one. */
const source = z.object({
  file_id: z.string(),
  name: z.string(),
  /** Where it comes from, e.g. 您提交的稿件 or 第 2 版交付. */
  label: z.string(),
  /** 0 for what the buyer handed in, else the delivered version. */
  version: z.int(),
  words: z.int().nullable(),
});

const part = z.object({
  /** −1 taken away · 0 kept · 1 added */
  op: z.union([z.literal(-1), z.literal(0), z.literal(1)]),
  text: z.string(),
});

export const comparisonMark = z.enum(['accept', 'question'], '请选择接受或提问');

/** A paragraph, or two that belong together. */
export const comparisonBlock = z.object({
  kind: z.enum(['same', 'changed', 'added', 'removed', 'moved']),
  /** Names the change for its mark; empty for what stayed. */
  key: z.string(),
  /** Numbers of the paragraphs, from 1; null where there is none. */
  left: z.int().nullable(),
  right: z.int().nullable(),
  parts: z.array(part),
});

export const comparison = z.object({
  left: source,
  right: source,
  blocks: z.array(comparisonBlock),
  counts: z.object({ changed: z.int(), added: z.int(), removed: z.int(), moved: z.int(), same: z.int() }),
  marks: z.array(z.object({ key: z.string(), mark: comparisonMark, note: z.string(), at: moment })),
  /** The open questions as points of a change request, within its limits; empty without any. */
  request_items: z.array(z.string()),
  /** Whether changes can be asked for now. */
  may_request: z.boolean(),
});

const pair = { left: fileId, right: fileId };

export const comparisons = defineArea({
  'GET /compare/sources/:id': {
    summary: '某个订单里可以对照的文稿，仅本人',
    access: 'login',
    rate: 'read',
    params: idParams,
    data: z.object({
      order: z.object({ id: z.int(), order_no: z.string(), title: z.string() }),
      /** What was handed in, then each version; oldest first. */
      sources: z.array(source),
      /** What people usually want to see first; null while there are not two. */
      suggested: z.object(pair).nullable(),
      /** Why there is nothing to compare; empty otherwise. */
      why: z.string(),
    }),
  },
  'GET /compare/order/:id': {
    summary: '逐段对照两份文稿，附您的标记，仅本人',
    access: 'login',
    rate: 'search',
    params: idParams,
    query: z.object(pair),
    data: comparison,
  },
  'POST /compare/mark/:id': {
    summary: '对一处修改标记接受或提问，或取消标记',
    access: 'login',
    rate: 'write',
    params: idParams,
    body: z.strictObject({
      ...pair,
      key: z.string().regex(/^[\w-]{4,40}$/, '请刷新后重试'),
      mark: comparisonMark.nullable(),
      note: lines().max(200, '问题最多200个字').optional(),
    }),
    data: comparison.pick({ marks: true, request_items: true }),
  },
});

export type ComparisonSource = z.output<typeof source>;
export type ComparisonBlock = z.output<typeof comparisonBlock>;
export type ComparisonMark = z.output<typeof comparisonMark>;
export type Comparison = z.output<typeof comparison>;
