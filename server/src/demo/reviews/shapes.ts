import { z } from 'zod';

const sentences = z.array(z.string().min(1)).min(3);

/** The material that reviews are put together from. */
export const reviewsFile = z.strictObject({
  tags: z.strictObject({
    good: sentences,
    byCategory: z.record(z.string(), z.array(z.string())),
    express: z.string(),
  }),
  /** What `{部分}` and the like may stand for. */
  slots: z.record(z.string(), sentences),
  opening: sentences,
  body: z.record(z.string(), sentences),
  closing: sentences,
  four: sentences,
  three: sentences,
  low: sentences,
  append: sentences,
  reply: z.strictObject({ good: sentences, four: sentences, low: sentences }),
});

export type ReviewsFile = z.output<typeof reviewsFile>;
