import {
  teacherApplyStatus as a,
  teacherStatus as t,
  teacherApplyKind,
} from '@harbor/contract/teacher-apply-status';
import type { Db } from '../../../../db/connect';
import { chosenIn, chosenNow } from '../../../../site-settings/read';
import { toMoment } from '../../../../time';
import { certifyLimits } from '../limits';
import type { ApplicationRow, TeacherRow } from '../rows';

/** Whether a person may hand in, and since what. */
export interface MayApply {
  /** Why not; empty where they may. */
  why: string;
  from: Date | null;
  /** Hand-ins of these twelve months. */
  count: number;
  most: number;
}

const { day } = certifyLimits;

/** How often somebody handed in a first certification within twelve months, and when the oldest of these was. */
async function handedIn(db: Db, userId: number, now: Date) {
  const rows = await db
    .selectFrom('teacher_application_history as h')
    .innerJoin('teacher_applications as p', 'p.id', 'h.application_id')
    .select('h.at')
    .where('p.user_id', '=', userId)
    .where('p.kind', '=', teacherApplyKind.first)
    .where('h.event', '=', 'submit')
    .where('h.at', '>', new Date(now.getTime() - certifyLimits.yearFor))
    .orderBy('h.at')
    .execute();
  return { count: rows.length, oldest: rows[0]?.at };
}

/** The refusal that still counts: the newest, and any for forged evidence. */
function refusals(db: Db, userId: number): Promise<Pick<ApplicationRow, 'decided_at' | 'forged'>[]> {
  return db
    .selectFrom('teacher_applications')
    .select(['decided_at', 'forged'])
    .where('user_id', '=', userId)
    .where('status', '=', a.rejected)
    .where('kind', '=', teacherApplyKind.first)
    .execute();
}

/** Whether a person may hand in a first certification now. */
export async function mayApply(
  db: Db,
  userId: number,
  teacher: TeacherRow | undefined,
  now: Date,
): Promise<MayApply> {
  const [{ chosen }, { count, oldest }, refused] = await Promise.all([
    chosenNow(db),
    handedIn(db, userId, now),
    refusals(db, userId),
  ]);
  const most = chosenIn(chosen, 'certify.per_year');
  const waits = refused.map(({ decided_at, forged }) => ({
    forged,
    until: (decided_at?.getTime() ?? 0) + chosenIn(chosen, forged ? 'certify.forged' : 'certify.again') * day,
  }));
  const longest = waits.toSorted((x, y) => y.until - x.until)[0];
  const say = (why: string, from: Date | null): MayApply => ({ why, from, count, most });
  if (teacher && teacher.status !== t.left) return say('您已是认证老师，可以变更认证资料', null);
  if (longest && longest.until > now.getTime()) {
    const from = new Date(longest.until);
    const when = toMoment(from).slice(0, 16).replace('T', ' ');
    return say(longest.forged ? `因材料伪造，${when} 后才能再次申请` : `${when} 后可以再次申请`, from);
  }
  if (count >= most && oldest)
    return say(`12 个月内最多申请${most}次`, new Date(oldest.getTime() + certifyLimits.yearFor));
  return say('', null);
}
