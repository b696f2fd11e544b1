import type { Db } from '../../../db/connect';
import { findRow } from '../../../db/rows';
import { meets } from '../../../names/institutions';
import { knownTeacher, metBy } from './known';
import { buyersWords, buyerUnits } from './orders';
import { termKind } from './rows';

/** An order and its buyer. */
interface Ordered {
  id: number;
  user_id: number;
}

/**
 * Why a teacher and an order's buyer must not meet, by what is known at this moment and not by what was written down before:
 * the words of the buyer's lists, `teacher` for one set on their page, `own` for the teacher's own list. Empty where they may.
 * For the server alone: no answer may tell a teacher that there is such an order.
 */
export async function whyNotMeet(
  db: Db,
  order: Ordered,
  teacherId: number,
): Promise<{ words: string[]; teacher: boolean; own: boolean }> {
  const [teacher, words, set, units, own] = await Promise.all([
    knownTeacher(db, teacherId),
    buyersWords(db, order),
    findRow(db, 'avoid_terms', { kind: termKind.teacher, word: String(teacherId) }, ['id']),
    buyerUnits(db, order),
    db.selectFrom('teacher_avoids').select('text').where('user_id', '=', teacherId).execute(),
  ]);
  const avoidsTeacher =
    set !== undefined &&
    (await findRow(db, 'buyer_avoids', { user_id: order.user_id, term_id: set.id }, ['id'])) !== undefined;
  return {
    words: teacher ? metBy(teacher, words) : [],
    teacher: avoidsTeacher,
    own:
      units.length > 0 &&
      meets(
        own.map(({ text }) => text),
        { name: '', units, bio: '' },
      ).length > 0,
  };
}

/** Whether neither the order's buyer nor the teacher avoids the other. Asked under the order's lock before anything begins. */
export async function mayMeet(db: Db, order: Ordered, teacherId: number): Promise<boolean> {
  const { words, teacher, own } = await whyNotMeet(db, order, teacherId);
  return words.length === 0 && !teacher && !own;
}
