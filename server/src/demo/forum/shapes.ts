import { z } from 'zod';

/** One thing that posts are about: its name, three paragraphs, and what may stand beside them. */
const issue = z.union([
  z.tuple([z.string(), z.tuple([z.string(), z.string(), z.string()])]),
  z.tuple([z.string(), z.tuple([z.string(), z.string(), z.string()]), z.enum(['code', 'table'])]),
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
  tables: z.array(z.array(z.array(z.string()))),
  codes: z.array(z.tuple([z.string(), z.string()])),
  /** Talks: each a comment with the replies under it. */
  threads: z.array(z.array(z.string())),
});

export type ForumFile = z.output<typeof forumFile>;
export type Issue = z.output<typeof issue>;
