import { z } from 'zod';

const paragraphs = z.tuple([z.string(), z.string(), z.string()]);
const beside = z.enum(['code', 'table']);

/**
 * One thing that posts are about: its name, three paragraphs, what may stand beside them, and what is asked about it with
 * the answer to that.
 */
const issue = z.union([
  z.tuple([z.string(), paragraphs]),
  z.tuple([z.string(), paragraphs, beside]),
  z.tuple([z.string(), paragraphs, beside.nullable(), z.tuple([z.string(), z.string()])]),
]);

/** A piece of a long post: a paragraph, headings, a table by its rows, code with its language, a list. */
const part = z.union([
  z.tuple([z.enum(['p', 'h2', 'h3', 'quote']), z.string()]),
  z.tuple([z.literal('table'), z.array(z.array(z.string()))]),
  z.tuple([z.literal('code'), z.string(), z.string()]),
  z.tuple([z.literal('list'), z.array(z.string())]),
]);

const leaf = z.strictObject({
  title: z.string(),
  description: z.string(),
  /** For questions: whoever asks accepts an answer. */
  asks: z.boolean().optional(),
  issues: z.array(issue),
});

/** The texts of the forum. */
export const forumFile = z.strictObject({
  categories: z.array(
    z.strictObject({ title: z.string(), description: z.string(), children: z.array(leaf) }),
  ),
  topics: z.array(z.string()),
  fields: z.array(z.string()),
  frames: z.array(
    z.strictObject({
      title: z.string(),
      open: z.array(z.string()),
      heading: z.array(z.string()),
      close: z.array(z.string()),
    }),
  ),
  /** Long posts, whole, each in the category of this title. */
  guides: z.array(z.strictObject({ title: z.string(), category: z.string(), parts: z.array(part) })),
  tables: z.array(z.array(z.array(z.string()))),
  codes: z.array(z.tuple([z.string(), z.string()])),
  /** Talks: each a comment with the replies under it. */
  threads: z.array(z.array(z.string())),
  /** Talks under what is asked. */
  askedThreads: z.array(z.array(z.string())),
});

export type ForumFile = z.output<typeof forumFile>;
export type Issue = z.output<typeof issue>;
export type GuidePart = z.output<typeof part>;
