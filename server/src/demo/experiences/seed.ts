import { correctionStatus } from '@harbor/contract/journal-correction';
import {
  acceptedResults,
  type ExperienceResult,
  experienceResult as r,
  experienceStatus as s,
} from '@harbor/contract/journal-experience';
import { type Insertable, sql } from 'kysely';
import { plusDays, today } from '../../areas/content/diary/days';
import type { Core } from '../../core';
import type { Db } from '../../db/connect';
import { findRow, insertRow } from '../../db/rows';
import type { DB } from '../../db/schema';
import { Chance } from '../chance';
import { demoReviewers } from '../members';
import { textOf } from './words';

type Experience = Insertable<DB['journal_experiences']>;

const buyer = 1;
/** Journals of which authors tell something. */
const told = 48;
const hour = 3_600_000;

function resultOf(chance: Chance): ExperienceResult {
  const at = chance.next();
  if (at < 0.06) return r.accepted;
  if (at < 0.48) return r.revised;
  if (at < 0.68) return r.deskRejected;
  if (at < 0.88) return r.rejected;
  return at < 0.95 ? r.pending : r.withdrawn;
}

/** How a submission went at a journal that takes its time by `pace`: days from the first on. */
function spansOf(chance: Chance, pace: number, result: ExperienceResult) {
  const days = (low: number, high: number) => Math.max(2, Math.round(chance.int(low, high) * pace));
  const first = result === r.deskRejected ? days(3, 24) : days(28, 96);
  const accepted = acceptedResults.includes(result);
  const total = result === r.accepted ? first : first + chance.int(15, 60) + days(10, 40);
  const open = result === r.pending || result === r.withdrawn;
  return { first: open && chance.is(0.6) ? null : first, total: accepted ? total : null };
}

/** Made-up experiences of made-up journals, equal on every machine, and what readers think of them. */
export async function seedExperiences(trx: Db, core: Core): Promise<void> {
  const now = new Date(core.settings.clock.now());
  const { rows: journals } = await sql<{ id: number }>`
    select id from journals
    order by id > 3, (subjects[1] like '工学%') desc, (name ~ '^[A-Z]') desc, md5(id::text) limit ${told}`.execute(
    trx,
  );
  const chance = new Chance(20_261_128);
  const people = demoReviewers().map(({ id }) => id);
  const [first, second, third] = journals;
  if (!first || !second || !third || people.length === 0) return;

  const one = (journal: number, user: number, pace: number, more: Partial<Experience> = {}): Experience => {
    const result = (more.result as ExperienceResult | undefined) ?? resultOf(chance);
    const { first: firstDays, total } = spansOf(chance, pace, result);
    const since = chance.int((total ?? firstDays ?? 20) + 12, 800);
    const submitted = plusDays(today(now), -since);
    const dayAfter = (days: number | null) => (days === null ? null : plusDays(submitted, days));
    // Told some days after the end, and looked at within a day.
    const written = new Date(
      now.getTime() - chance.int(30, 24 * Math.max(3, since - (total ?? firstDays ?? 20))) * hour,
    );
    const looked = new Date(written.getTime() + chance.int(1, 20) * hour);
    return {
      ...{ journal_id: journal, user_id: user, status: s.shown, result },
      ...{ submitted_on: submitted, first_decision_on: dayAfter(firstDays), accepted_on: dayAfter(total) },
      fee_fen:
        total === null || chance.is(0.3) ? null : chance.pick([0, 0, 120_000, 180_000, 260_000, 480_000]),
      ...{ difficulty: chance.int(2, 5), text: textOf(chance, result), is_demo: true },
      ...{ handed_in_at: written, created_at: written, updated_at: looked },
      ...{ decided_at: looked, published_at: looked },
      ...more,
    };
  };

  const waits = { status: s.waiting, decided_at: null, published_at: null } as const;
  const ago = (hours: number) => {
    const at = new Date(now.getTime() - hours * hour);
    return { handed_in_at: at, created_at: at, updated_at: at };
  };
  // The buyer's own come first: their ids are 1 and 2.
  const own = [
    one(first.id, buyer, 1, { result: r.revised, proof: 'submission' }),
    one(second.id, buyer, 1, {
      ...{ result: r.deskRejected, status: s.returned, published_at: null },
      reason: '请去掉编辑的姓名，改成“编辑”即可',
    }),
  ];
  const others = journals.flatMap(({ id }, n) => {
    const pace = 0.6 + chance.next();
    const many = n < 3 ? chance.int(9, 16) : n % 6 === 5 ? chance.int(1, 2) : chance.int(3, 9);
    return chance
      .shuffle(people)
      .slice(0, many)
      .map((user) => one(id, user, pace, chance.is(0.12) ? { proof: 'order' } : {}));
  });
  const [early, late] = people;
  const waiting = [
    one(third.id, late ?? buyer, 1, { ...waits, ...ago(20) }),
    one(journals[7]?.id ?? third.id, early ?? buyer, 1.2, { ...waits, ...ago(6) }),
  ];
  const made = await trx
    .insertInto('journal_experiences')
    .values([...own, ...others, ...waiting])
    .onConflict((on) => on.doNothing())
    .returning(['id', 'user_id', 'status', 'created_at', 'decided_at'])
    .execute();
  await insertRow(
    trx,
    'journal_experience_history',
    made.flatMap(({ id, user_id, status, created_at, decided_at }) => [
      {
        ...{ experience_id: id, event: 'write' as const, from_status: null, to_status: s.waiting },
        ...{ actor: 'user' as const, actor_id: user_id, at: created_at },
      },
      ...(decided_at === null
        ? []
        : [
            {
              ...{ experience_id: id, from_status: s.waiting, to_status: status },
              event: status === s.shown ? ('publish' as const) : ('return' as const),
              ...{ actor: 'operator' as const, actor_id: null, at: decided_at },
            },
          ]),
    ]),
  );
  const shown = made.filter(({ status }) => status === s.shown);
  await insertRow(
    trx,
    'journal_experience_marks',
    shown.flatMap(({ id, user_id }) =>
      chance
        .shuffle(people.slice(0, 24))
        .filter((user) => user !== user_id)
        .slice(0, chance.int(0, 7))
        .map((user) => ({ experience_id: id, user_id: user, created_at: now })),
    ),
  );
  await sql`
    update journal_experiences e set useful = (
      select count(*) from journal_experience_marks m where m.experience_id = e.id)`.execute(trx);
  await seedReport(trx, shown.at(-3), people, now);
  await seedCorrections(trx, [first.id, second.id, third.id], people, now);
}

/** One that a reader reported: the desk looks at it. */
async function seedReport(
  trx: Db,
  reported: { id: number; user_id: number } | undefined,
  people: readonly number[],
  now: Date,
): Promise<void> {
  const reader = people.find((user) => user !== reported?.user_id);
  if (!reported || reader === undefined) return;
  const at = new Date(now.getTime() - 9 * hour);
  await insertRow(trx, 'journal_experience_reports', {
    ...{ experience_id: reported.id, user_id: reader, reason: 'untrue' as const, created_at: at },
  });
  await trx
    .updateTable('journal_experiences')
    .set({ reports: 1, reported_at: at })
    .where('id', '=', reported.id)
    .execute();
}

/** What readers said is wrong with journals: two wait, one of the buyer's was adopted. */
async function seedCorrections(
  trx: Db,
  [first = 0, second = 0, third = 0]: readonly number[],
  [reader = buyer, other = buyer]: readonly number[],
  now: Date,
): Promise<void> {
  const ago = (hours: number) => new Date(now.getTime() - hours * hour);
  const said = async (id: number, field: 'frequency' | 'publisher' | 'submit_url') =>
    (await findRow(trx, 'journals', { id }, [field]))?.[field] ?? '';
  // A correction differs from what it corrects.
  const saidOtherThan = async (proposed: string, id: number) => {
    const now = await said(id, 'frequency');
    return now === proposed ? '季刊' : now;
  };
  await insertRow(trx, 'journal_corrections', [
    {
      ...{
        journal_id: second,
        user_id: buyer,
        field: 'frequency' as const,
        old_value: await saidOtherThan('双月刊', second),
        proposed: '双月刊',
      },
      ...{ source_url: 'https://journal.example.com/about', note: '官网“关于本刊”一页写明。' },
      ...{ status: correctionStatus.adopted, reply: '已核对出处，谢谢您的提醒', created_at: ago(80) },
      ...{ answered_at: ago(50), answered_by: null },
    },
    {
      ...{
        journal_id: first,
        user_id: reader,
        field: 'publisher' as const,
        old_value: await said(first, 'publisher'),
        proposed: '东湖大学出版社',
      },
      ...{ source_url: 'https://journal.example.com/contact', note: '', created_at: ago(18) },
    },
    {
      ...{ journal_id: third, user_id: other, field: 'submit_url' as const },
      old_value: await said(third, 'submit_url'),
      ...{
        proposed: 'https://submit.example.com/',
        source_url: '',
        note: '旧地址打不开了。',
        created_at: ago(5),
      },
    },
  ]);
}
