import { z } from 'zod';
import { defineArea } from '../endpoint';
import { idParams, moment } from '../fields';

/** A word that a rule found in a text, by its place in it (in UTF-16 units). */
const mark = z.object({
  field: z.enum(['title', 'text']),
  from: z.int(),
  to: z.int(),
  text: z.string(),
  /** What the rule is called. */
  label: z.string(),
  /** What may stand there instead. */
  rewrite: z.string(),
});

/** What somebody of the team changed before it was let through, with the words of its author. */
const keptEdit = z.object({
  id: z.int(),
  at: moment,
  by: z.string(),
  /** Taken back with the decision that it belonged to. */
  undone: z.boolean(),
  before: z.object({ title: z.string(), text: z.string() }),
  after: z.object({ title: z.string(), text: z.string() }),
});

/** What is known of a text that is looked at: marked words, earlier changes by the team, and which words these are. */
export const lookedAt = z.object({
  /** Names title and text as they are now; whoever changes them says which they saw. */
  revision: z.string(),
  marks: z.array(mark),
  edits: z.array(keptEdit),
});

/** Which words somebody changes: another revision is a 409. */
export const seenRevision = z.string().regex(/^[0-9a-f]{16}$/, '请刷新后再试');

const pastItem = z.object({
  /** 帖子, 评论, 评价, 冻结账号 … */
  kind: z.string(),
  title: z.string(),
  /** Its state in words; empty where it has none. */
  state: z.string(),
  tone: z.enum(['plain', 'good', 'warn', 'danger']),
  /** Why it was refused, hidden, frozen. */
  note: z.string(),
  /** Page that shows it; empty without one. */
  link: z.string(),
  at: moment,
});

export const moderation = defineArea({
  'GET /staff/author/past/:id': {
    summary: '运营：一位作者以往的内容与处理记录',
    access: 'staff',
    right: 'moderation.past',
    rate: 'read',
    params: idParams,
    data: z.object({
      user: z.object({
        id: z.int(),
        nickname: z.string(),
        /** Null while the account may be used. */
        frozen_reason: z.string().nullable(),
        created_at: moment,
      }),
      /** 帖子 12, 驳回 1, 举报成立 0 … */
      counts: z.array(
        z.object({ label: z.string(), n: z.int(), tone: z.enum(['plain', 'good', 'warn', 'danger']) }),
      ),
      /** The newest first. */
      recent: z.array(pastItem),
    }),
  },
});

export type LookedAt = z.output<typeof lookedAt>;
export type TextMark = z.output<typeof mark>;
export type AuthorPast = z.output<(typeof moderation)['GET /staff/author/past/:id']['data']>;
