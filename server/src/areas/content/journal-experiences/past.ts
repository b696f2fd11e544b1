import { experienceStatus, experienceStatusLabel } from '@harbor/contract/journal-experience';
import type { Db } from '../../../db/connect';
import type { PastPart } from '../../../queues/author-past';
import { namedExperiences } from './queries';

const shown = 5;

const tones = {
  [experienceStatus.waiting]: 'warn',
  [experienceStatus.shown]: 'plain',
  [experienceStatus.returned]: 'danger',
  [experienceStatus.withdrawn]: 'plain',
  [experienceStatus.down]: 'danger',
} as const;

/** The experiences that somebody wrote last, with their state. */
export async function experiencesPast(db: Db, userId: number): Promise<PastPart> {
  const rows = await namedExperiences(db)
    .where('journal_experiences.user_id', '=', userId)
    .orderBy('journal_experiences.updated_at', 'desc')
    .orderBy('journal_experiences.id', 'desc')
    .limit(shown)
    .execute();
  return {
    counts: [],
    recent: rows.map((row) => ({
      ...{ kind: '投稿经验', title: `《${row.journal_name}》` },
      ...{ state: experienceStatusLabel[row.status], tone: tones[row.status], note: row.reason },
      ...{ link: `/staff/queue/experience?case=${row.id}`, at: row.created_at },
    })),
  };
}
