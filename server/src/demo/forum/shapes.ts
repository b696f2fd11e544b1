import { z } from 'zod';

const leaf = z.strictObject({
  /** Its posts stand in `forum/<slug>.json`. */
  slug: z.string().regex(/^[a-z-]+$/),
  title: z.string(),
  description: z.string(),
  /** For questions: whoever asks accepts an answer. */
  asks: z.boolean().optional(),
});

/** Categories in two levels, and topics. */
export const forumFile = z.strictObject({
  categories: z.array(
    z.strictObject({ title: z.string(), description: z.string(), children: z.array(leaf) }),
  ),
  topics: z.array(z.string()),
});

export type ForumFile = z.output<typeof forumFile>;

/**
 * A piece of a post. Words alone are a paragraph; `## ` before them makes a heading, `### ` one below it, `> ` a quote.
 * Within words `**strong**`, `` `code` `` and formulas between dollar signs; nothing else is markup.
 */
const part = z.union([
  z.string().min(2),
  z.strictObject({ list: z.array(z.string()).min(2) }),
  /** Numbered. */
  z.strictObject({ steps: z.array(z.string()).min(2) }),
  /** Rows of equal length, the first the head. */
  z.strictObject({
    table: z
      .array(z.array(z.string()).min(2))
      .min(3)
      .refine((rows) => rows.every((row) => row.length === rows[0]?.length), 'Rows of unequal length'),
  }),
  z.strictObject({
    code: z.enum(['python', 'bash', 'sql', 'markdown', 'plaintext']),
    lines: z.array(z.string()).min(2),
  }),
  /** A drawing `media/forum/<figure>.svg`; `alt` says what is to be seen, the caption stands under it. */
  z.strictObject({
    figure: z.string().regex(/^[a-z-]+\/[a-z\d-]+$/),
    alt: z.string().min(8).max(100),
    caption: z.string().min(4).max(60),
  }),
]);

const says = z.string().min(6).max(400);

/** A reply, to the line before it in the talk, or to the last one of whoever `to` names. */
const reply = z.strictObject({ by: z.string(), says, to: z.string().optional() });

/** A comment and the talk under it. `by` and `to` are nicknames of demo members; 楼主 is the post's author. */
const comment = z.strictObject({
  by: z.string(),
  says,
  /** The asker took it for the answer; only in categories for questions. */
  accepted: z.literal(true).optional(),
  replies: z.array(reply).optional(),
});

const post = z.strictObject({
  title: z
    .string()
    .refine((title) => [...title].length >= 5 && [...title].length <= 30, '5 to 30 characters'),
  /** The nickname of a demo member. */
  by: z.string(),
  kind: z.enum(['sharing', 'question', 'record', 'discussion']),
  /** Of those in `forum.json`. */
  topics: z.array(z.string()).min(1).max(3),
  body: z.array(part).min(3),
  comments: z.array(comment),
  /** Staff recommend it. */
  recommended: z.literal(true).optional(),
  /** Its author declares that a part was generated. */
  ai: z.literal(true).optional(),
  /** Staff have yet to look at it; then there are no comments. */
  waiting: z.literal(true).optional(),
});

/** The posts of one category, whole. */
export const leafFile = z.strictObject({ posts: z.array(post) });

export type PostPart = z.output<typeof part>;
export type WrittenPost = z.output<typeof post>;
