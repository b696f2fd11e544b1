import type { TestApp } from '../../../../testing/app';
import { answersOf } from '../answers';
import { form, nowOf } from './certify';

/** An application that waits, and a word for the dictionary, of one person. */
export async function waitingCertification(
  site: TestApp,
  userId: number,
): Promise<{ teacher: number; dictionary: number }> {
  const at = nowOf(site);
  const { id: teacher } = await site.core.db
    .insertInto('teacher_applications')
    .values({
      ...{
        no: `TA-${userId}-${at.getTime()}`,
        user_id: userId,
        kind: 1,
        flow_version: 3,
        status: 1,
        round: 1,
      },
      answers: JSON.stringify(answersOf({ answers: form as never })) as never,
      ...{ submitted_at: at, first_submitted_at: at, saved_at: at, created_at: at, updated_at: at },
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  const text = `东湖研究大学${at.getTime()}`;
  const { id: dictionary } = await site.core.db
    .insertInto('dictionary_candidates')
    .values({ kind: 1, text, normal: text, status: 1, user_id: userId, created_at: at })
    .returning('id')
    .executeTakeFirstOrThrow();
  return { teacher, dictionary };
}
