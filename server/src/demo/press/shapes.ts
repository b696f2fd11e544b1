import { pressRule } from '@harbor/contract/press-rules';
import { z } from 'zod';

const slug = z.string().regex(/^[a-z0-9]+(?:-[a-z0-9]+)*$/);

/** A piece of an article: a paragraph, or something set apart. */
const part = z.union([
  z.string().min(1),
  z.strictObject({ h: z.string().min(1) }),
  z.strictObject({ list: z.array(z.string()).min(1) }),
  z.strictObject({ steps: z.array(z.string()).min(1) }),
  z.strictObject({ quote: z.string().min(1) }),
  z.strictObject({
    table: z.strictObject({ head: z.array(z.string()).min(2), rows: z.array(z.array(z.string())).min(1) }),
  }),
  z.strictObject({ note: z.string().min(1) }),
]);

export type PressPart = z.output<typeof part>;

/** An article as it is written, one file each. */
export const pressFile = z.strictObject({
  /** Names the file and its cover. */
  slug,
  title: z.string().min(4).max(30),
  desc: z.string().min(40).max(120),
  type: z.enum(['news', 'guide', 'brief']),
  original: z.boolean(),
  source: z.string().min(1),
  /** Address of the original where it is not our own. */
  source_url: z.url().optional(),
  author: z.string().min(2),
  tags: z.array(z.string()).min(1).max(pressRule.tags),
  special: z.string(),
  days_ago: z.int().min(1).max(240),
  seo: z.strictObject({ keywords: z.array(z.string()).min(3).max(pressRule.keywords) }),
  services: z.array(z.int()).max(pressRule.services),
  body: z.array(part).min(3),
  correction: z.strictObject({ days_ago: z.int().min(0), text: z.string().min(10).max(300) }).nullable(),
});

export type PressFile = z.output<typeof pressFile>;

const introduction = z.string().min(20).max(pressRule.introduction);

/** Tags with the services that fit them, specials, and which articles wait. */
export const shelvesFile = z.strictObject({
  tags: z.array(
    z.strictObject({ title: z.string().min(2).max(12), introduction, services: z.array(z.int()) }),
  ),
  specials: z.array(
    z.strictObject({
      title: z.string().min(2).max(20),
      /** The article whose cover it shows. */
      cover: slug,
      introduction,
    }),
  ),
  drafts: z.array(slug),
  scheduled: z.array(slug),
});

export type ShelvesFile = z.output<typeof shelvesFile>;
