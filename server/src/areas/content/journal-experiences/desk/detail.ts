import type { DeskExperience } from '@harbor/contract';
import { experienceReportReasons } from '@harbor/contract/journal-experience';
import type { Core } from '../../../../core';
import { findRow } from '../../../../db/rows';
import { notFound } from '../../../../http/problem';
import { toMoment } from '../../../../time';
import { lookAt } from '../../../base/moderation/looked';
import { presentOwn } from '../present';
import { namedExperiences, unknownExperience } from '../queries';
import { experienceEventText } from '../transitions';

const mostLines = 50;

/** An experience with everything that is known of it. @throws HttpProblem 404 */
export async function deskExperience(core: Core, id: number): Promise<DeskExperience> {
  const { db } = core;
  const row = await namedExperiences(db).where('journal_experiences.id', '=', id).executeTakeFirst();
  if (!row) throw notFound(unknownExperience);
  const [author, looked, reports, course] = await Promise.all([
    findRow(db, 'users', { id: row.user_id }, ['id', 'nickname']),
    lookAt(core, { kind: null, id, place: 'post', shown: { title: '', text: row.text } }),
    db
      .selectFrom('journal_experience_reports')
      .select(['reason', 'created_at'])
      .where('experience_id', '=', id)
      .where('settled_at', 'is', null)
      .orderBy('created_at', 'desc')
      .limit(mostLines)
      .execute(),
    db
      .selectFrom('journal_experience_history')
      .select(['event', 'note', 'at'])
      .where('experience_id', '=', id)
      .orderBy('id', 'desc')
      .limit(mostLines)
      .execute(),
  ]);
  return {
    ...presentOwn(row),
    author: author ?? { id: row.user_id, nickname: '' },
    looked,
    reports: reports.map(({ reason, created_at }) => ({
      reason: experienceReportReasons[reason],
      at: toMoment(created_at),
    })),
    course: course.map(({ event, note, at }) => ({
      label: experienceEventText[event],
      note,
      at: toMoment(at),
    })),
  };
}
