import { sql } from 'kysely';
import { z } from 'zod';
import type { Core } from '../core';
import type { Db } from '../db/connect';
import { insertRow } from '../db/rows';
import { Chance } from './chance';
import { avatarUrl, readData } from './data';

const membersFile = z.strictObject({
  teachers: z.array(
    z.strictObject({
      id: z.int(),
      name: z.string(),
      title: z.string(),
      on_time_rate: z.number(),
      avatar: z.int(),
      categories: z.array(z.int()),
    }),
  ),
  surnames: z.array(z.string()),
  given: z.array(z.string()),
  identities: z.array(z.tuple([z.string(), z.string()])),
  subjects: z.array(z.string()),
});

/** A teacher of the demo. */
export interface DemoTeacher {
  id: number;
  name: string;
  title: string;
  on_time_rate: number;
  avatar_img: string;
  /** Categories whose reviews they answer. */
  categories: number[];
}

/** Somebody who writes reviews. */
export interface Reviewer {
  id: number;
  nickname: string;
  /** As in a profile, e.g. 博士生. */
  identity: string;
  /** As reviews show it, e.g. 博士在读 · 材料. */
  shown: string;
}

const firstReviewer = 101;
const reviewerCount = 120;

/** The teachers; the first is the demo account. */
export function demoTeachers(): DemoTeacher[] {
  const { teachers } = readData('members.json', membersFile);
  return teachers.map(({ avatar, ...teacher }) => ({ ...teacher, avatar_img: avatarUrl(avatar) }));
}

/** The people who write reviews, the same every time. */
export function demoReviewers(): Reviewer[] {
  const { surnames, given, identities, subjects } = readData('members.json', membersFile);
  const chance = new Chance(20_261_121);
  return Array.from({ length: reviewerCount }, (_, i) => {
    const [identity, shown] = chance.pick(identities);
    const nickname = (surnames[i % surnames.length] ?? '') + chance.pick(given);
    return { id: firstReviewer + i, nickname, identity, shown: `${shown} · ${chance.pick(subjects)}` };
  });
}

/** Teachers beside the demo account, and reviewers. They have no phone and no password: nobody can log in as them. */
export async function seedMembers(trx: Db, core: Core): Promise<void> {
  const created_at = new Date(core.settings.clock.now() - 420 * 86_400_000);
  const taken = await trx.selectFrom('users').select('id').execute();
  const known = new Set(taken.map(({ id }) => id));
  const teachers = demoTeachers()
    .filter(({ id }) => !known.has(id))
    .map(({ id, name, avatar_img, title }) => ({
      ...{ id, nickname: name, avatar_img, bio: title, identity: '高校教师', created_at },
      is_teacher: true,
      is_certification: true,
    }));
  const reviewers = demoReviewers().map(({ id, nickname, identity }) => ({
    ...{ id, nickname, avatar_img: '', bio: '', identity, created_at },
    is_teacher: false,
    is_certification: false,
  }));
  await insertRow(trx, 'users', [...teachers, ...reviewers]);
  // Ids up to 1000 belong to the demo data.
  await sql`select setval(pg_get_serial_sequence('users', 'id'), 1000)`.execute(trx);
}
