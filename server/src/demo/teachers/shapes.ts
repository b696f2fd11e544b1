import { z } from 'zod';

/** A teacher of the demo as pages show them. */
export const teachersFile = z.array(
  z.strictObject({
    id: z.int(),
    name: z.string(),
    major: z.string(),
    title: z.string(),
    university: z.string(),
    avatar: z.int(),
    /** Categories whose reviews are about them. */
    categories: z.array(z.int()),
    subject_ids: z.array(z.int()),
    /** 一级学科, four digits each. */
    disciplines: z.array(z.string()),
    research: z.array(z.string()),
    motto: z.string(),
    intro: z.string(),
    not_doing: z.string().default('不撰写或续写正文，不处理与本人课题组有关的稿件'),
    skills: z.array(z.int()),
    /** Orders that ended within twelve months, and the shares of them. */
    orders: z.int(),
    on_time: z.number(),
    accepted: z.number(),
    credit: z.int(),
    reply_minutes: z.int(),
    /** Reviews at most. */
    reviews: z.int(),
    works: z.array(z.strictObject({ year: z.int(), title: z.string(), place: z.string(), role: z.string() })),
    available: z.boolean(),
    /** Days of a vacation that is left. */
    away: z.int().optional(),
    max_formal: z.int(),
    night: z.boolean(),
    week: z.int(),
  }),
);

export type DemoTeacherFacts = z.output<typeof teachersFile>[number];
