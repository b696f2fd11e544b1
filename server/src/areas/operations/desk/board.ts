import type { DataOf, StaffRight } from '@harbor/contract';
import type { Core } from '../../../core';
import { staffMay } from '../../../http/access';
import type { SessionUser } from '../../../http/session-user';
import { toMoment } from '../../../time';
import { dutyList } from './duty';
import { dayFigures } from './figures';
import { handoverNotes } from './handover';
import { alerts, releaseHealth } from './health';
import { type OwnQueue, ownQueues } from './own-queues';
import { summaries } from './summaries';

type Board = DataOf<'GET /staff/desk/board'>;

/** The cases that somebody works on, those whose time ends first. */
async function holding(
  core: Core,
  userId: number,
  queues: readonly OwnQueue[],
  now: Date,
): Promise<Board['holding']> {
  const rows = await core.db
    .selectFrom('desk_holds')
    .select(['queue', 'case_id', 'until'])
    .where('user_id', '=', userId)
    .where('until', '>', now)
    .orderBy('until')
    .limit(50)
    .execute();
  const shown = await Promise.all(
    queues.map(async (queue) => {
      const held = rows.filter((row) => row.queue === queue.key);
      if (held.length === 0) return [];
      const cases = await queue.show(
        core,
        held.map(({ case_id }) => case_id),
      );
      return held.flatMap(({ case_id, until }) => {
        const one = cases.find(({ id }) => id === case_id);
        return one
          ? [
              {
                queue: queue.key,
                queue_title: queue.title,
                id: case_id,
                title: one.title,
                until: toMoment(until),
              },
            ]
          : [];
      });
    }),
  );
  return shown.flat().toSorted((a, b) => a.until.localeCompare(b.until));
}

/** What there is to do and how the site fares, as far as whoever asks may read it. */
export async function board(core: Core, user: SessionUser, now: Date): Promise<Board> {
  const { db } = core;
  const queues = await ownQueues(db, user);
  const mine = (right: StaffRight) => staffMay(user.staff, right);
  const counted = summaries(core, user, queues, now);
  const [summed, figures, releases, told, held, duty, handover] = await Promise.all([
    counted,
    dayFigures(db, mine, now),
    mine('releases') ? releaseHealth(db, now) : [],
    counted.then((known) => alerts(db, known, mine, now)),
    holding(core, user.id, queues, now),
    dutyList(db, now),
    handoverNotes(db, user.id),
  ]);
  return {
    queues: summed,
    figures,
    releases,
    alerts: told,
    holding: held,
    duty,
    handover,
    at: toMoment(now),
  };
}
