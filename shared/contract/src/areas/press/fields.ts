import { z } from 'zod';
import { moment } from '../../fields';

export const pressType = z.union([z.literal(1), z.literal(2), z.literal(4)]);

export const pressTag = z.object({
  id: z.int(),
  title: z.string(),
  introduction: z.string(),
  press_count: z.int(),
});

export const pressSpecial = pressTag.extend({
  cover: z.string(),
  /** When the newest article in it was published; null for none. */
  updated_at: moment.nullable(),
});

/** What names a tag or a special beside an article. */
const named = z.object({ id: z.int(), title: z.string() });

/** An article as lists show it. */
export const pressCard = z.object({
  id: z.int(),
  type: pressType,
  type_text: z.string(),
  title: z.string(),
  desc: z.string(),
  cover: z.string(),
  is_original: z.boolean(),
  /** It was put right after it was published. */
  corrected: z.boolean(),
  source: z.string(),
  author: z.string(),
  special: named.nullable(),
  tags: z.array(named),
  published_at: moment,
  /** Minutes, at 400 characters each; at least 1. */
  read_minutes: z.int(),
  views: z.int(),
  likes: z.int(),
  collects: z.int(),
});

export const pressCorrection = z.object({
  /** What stood there and what is right. */
  text: z.string(),
  at: moment,
});

/** A heading of an article, for its table of contents. */
export const pressHeading = z.object({
  id: z.string(),
  title: z.string(),
  level: z.union([z.literal(2), z.literal(3)]),
});

/** The neighbour of an article in the order of time. */
export const pressNeighbour = z.object({ id: z.int(), title: z.string() }).nullable();
