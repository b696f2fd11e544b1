import { diaryMoves, diaryStatus } from '@harbor/contract/diary';
import { sql } from 'kysely';
import { plusDays, reminderAt, today } from '../areas/content/diary/days';
import type { MeasuredStep } from '../areas/content/diary/figures/measure';
import { publishFigures } from '../areas/content/diary/figures/publish';
import type { Core } from '../core';
import type { Db } from '../db/connect';
import { Chance } from './chance';
import { demoReviewers } from './members';

const buyer = 1;
/** Journals for which other authors wrote something down. */
const told = 36;

interface Round {
  journal: { id: number; name: string };
  number: string;
  steps: (MeasuredStep & { note?: string })[];
}

interface Manuscript {
  userId: number;
  title: string;
  rounds: Round[];
  deadlines?: { title: string; day: string; remind: number | null }[];
}

/** The status to which steps lead. */
function statusAfter(steps: readonly MeasuredStep[]) {
  const last = steps.filter(({ kind }) => kind !== 'note' && kind !== 'prepare').at(-1)?.kind;
  return last && last !== 'note' && last !== 'prepare' ? diaryMoves[last].to : diaryStatus.preparing;
}

/** Steps of a round as rows: what each led from is what taking it back leads to. */
function stepRows(round_id: number, steps: Round['steps'], before: Round | undefined, now: Date) {
  return steps.map(({ kind, day, note = '' }, i) => ({
    ...{ round_id, kind, day, note, created_at: now },
    from_status:
      kind === 'note'
        ? null
        : i === 0
          ? before
            ? statusAfter(before.steps)
            : null
          : statusAfter(steps.slice(0, i)),
  }));
}

/** Writes manuscripts down as their authors would have, all of them with a few statements. */
async function write(trx: Db, manuscripts: readonly Manuscript[], now: Date): Promise<void> {
  const owners = [...new Set(manuscripts.map(({ userId }) => userId))];
  await trx
    .insertInto('diary_owners')
    .values(owners.map((user_id) => ({ user_id })))
    .execute();
  const made = await trx
    .insertInto('diary_manuscripts')
    .values(
      manuscripts.map(({ userId, title, rounds }, n) => {
        const steps = rounds.at(-1)?.steps ?? [];
        return {
          ...{ user_id: userId, title, status: statusAfter(steps), rounds: rounds.length },
          since: steps.filter(({ kind }) => kind !== 'note').at(-1)?.day ?? today(now),
          // The first is the one that changed last.
          ...{ created_at: now, updated_at: new Date(now.getTime() - n * 60_000) },
        };
      }),
    )
    .returning('id')
    .execute();
  const idAt = (n: number) => made[n]?.id ?? 0;
  const all = manuscripts.flatMap(({ rounds }, n) =>
    rounds.map((round, i) => ({ ...round, manuscript: idAt(n), place: i + 1, before: rounds[i - 1] })),
  );
  const kept = await trx
    .insertInto('diary_rounds')
    .values(
      all.map(({ manuscript, place, number, journal }) => ({
        ...{ manuscript_id: manuscript, number: place, manuscript_no: number },
        ...{ journal_id: journal.id, journal_name: journal.name },
      })),
    )
    .returning('id')
    .execute();
  await trx
    .insertInto('diary_steps')
    .values(all.flatMap(({ steps, before }, n) => stepRows(kept[n]?.id ?? 0, steps, before, now)))
    .execute();
  const deadlines = manuscripts.flatMap(({ deadlines: own = [] }, n) =>
    own.map(({ title, day, remind }) => ({
      ...{ manuscript_id: idAt(n), title, day, remind_days: remind, created_at: now, updated_at: now },
      remind_at: remind === null ? null : reminderAt(day, remind),
    })),
  );
  await trx.insertInto('diary_deadlines').values(deadlines).execute();
}

/** What other authors wrote down of a journal: how long it took, how it ended. */
function submissionOf(chance: Chance, pace: number, day: (ago: number) => string): MeasuredStep[] {
  const span = (typical: number) => Math.max(1, Math.round(typical * pace * (0.5 + chance.next() * 1.3)));
  let ago = chance.int(250, 640);
  const step = (kind: MeasuredStep['kind'], days: number): MeasuredStep => {
    ago -= days;
    return { kind, day: day(Math.max(0, ago)) };
  };
  const begun = [step('prepare', 0), step('submit', 0)];
  if (chance.is(0.25)) return [...begun, step('reject', span(10))];
  const reviewed = [...begun, step('review', span(12))];
  if (chance.is(0.3)) return [...reviewed, step('reject', span(50))];
  const revised = [...reviewed, step('revise', span(52)), step('return', chance.int(10, 40))];
  if (chance.is(0.15)) return [...revised, step('reject', span(26))];
  return [...revised, step('accept', span(26)), ...(chance.is(0.7) ? [step('publish', span(15))] : [])];
}

/** The buyer's manuscripts, and records of made-up authors from which journals of the demo have figures. */
export async function seedDiary(trx: Db, core: Core): Promise<void> {
  const now = new Date(core.settings.clock.now());
  const day = (ago: number) => plusDays(today(now), -ago);
  const { rows: journals } = await sql<{ id: number; name: string }>`
    select id, name from journals
    order by (subjects[1] like '工学%') desc, (name ~ '^[A-Z]') desc, md5(id::text) limit ${told}`.execute(
    trx,
  );
  const chance = new Chance(20_261_127);
  const people = demoReviewers();
  const others = journals.flatMap((journal, n): Manuscript[] => {
    const pace = 0.6 + chance.next();
    return (
      chance
        .shuffle(people)
        // The buyer's own journals have figures in any case.
        .slice(0, n < 4 ? chance.int(36, 60) : chance.int(3, 30))
        .map(({ id: userId }) => ({
          userId,
          title: '演示稿件',
          rounds: [{ journal, number: '', steps: submissionOf(chance, pace, day) }],
        }))
    );
  });
  const [first, second, third, fourth] = journals;
  if (!first || !second || !third || !fourth) return;
  const own: Manuscript[] = [
    {
      userId: buyer,
      title: '镁合金低温变形的相场计算与实验对照',
      rounds: [
        {
          journal: second,
          number: '',
          steps: [
            { kind: 'prepare', day: day(106) },
            { kind: 'submit', day: day(95) },
            { kind: 'reject', day: day(84), note: '未送外审，编辑认为与刊物范围不符。' },
          ],
        },
        {
          journal: first,
          number: 'CMR-26-1187',
          steps: [
            { kind: 'prepare', day: day(80) },
            { kind: 'submit', day: day(53), note: '由本人在投稿系统提交。' },
            { kind: 'note', day: day(50), note: '技术检查退回一次，补了数据可得性声明。' },
            { kind: 'screen', day: day(50) },
            { kind: 'review', day: day(41), note: '两位审稿人。期间补了三组网格收敛，留给返修用。' },
          ],
        },
      ],
    },
    {
      userId: buyer,
      title: '钎焊界面的润湿与析出',
      rounds: [
        {
          journal: third,
          number: 'HMI-7720',
          steps: [
            { kind: 'prepare', day: day(84) },
            { kind: 'submit', day: day(80) },
            { kind: 'review', day: day(69) },
            { kind: 'revise', day: day(12), note: '大修。审稿人二要求补热循环曲线。' },
          ],
        },
      ],
      deadlines: [{ title: '返修截止', day: day(-9), remind: 3 }],
    },
    {
      userId: buyer,
      title: '深冷处理对残余应力的影响',
      rounds: [
        {
          journal: fourth,
          number: 'DL-2026-031',
          steps: [
            { kind: 'prepare', day: day(190) },
            { kind: 'submit', day: day(188) },
            { kind: 'review', day: day(176) },
            { kind: 'revise', day: day(120) },
            { kind: 'return', day: day(101) },
            { kind: 'accept', day: day(72), note: '编辑邮件通知录用，清样大约一个月后到。' },
          ],
        },
      ],
      deadlines: [{ title: '交版面费', day: day(-26), remind: 7 }],
    },
  ];
  // The buyer's own come first: their ids are 1 to 3.
  await write(trx, [...own, ...others], now);
  for (const { id } of journals) await publishFigures(trx, id, now);
}
