import type { DataOf } from '@harbor/contract';
import {
  type SubjectGroup,
  subjectGroups,
  type TeacherSort,
  teacherSkills,
  teacherSorts,
} from '@harbor/contract/teacher-levels';
import type { Core } from '../../../../core';
import { toPage } from '../../../../http/page';
import { spelling } from '../../../../names/institutions';
import { teachersAvoidedBy } from '../../avoidance/lists';
import { teacherAnswers } from '../cache';
import { collectedAmong } from '../collect';
import { levelTerms } from '../figures/terms';
import { presenceOf, share, toCard } from './present';
import { allTeachers, type PublicRow } from './rows';

type Found = DataOf<'GET /teacher/show/list'>;

/** What an address says, as it came. */
type Asked = { page?: number | undefined } & Partial<
  Record<
    'keyword' | 'subject' | 'service' | 'level' | 'open' | 'night' | 'on_time' | 'sort',
    string | undefined
  >
>;

const perPage = 8;
const rates = [98, 95] as const;

/** What the list is narrowed by; whatever an address says beyond it is passed over. */
interface Filter {
  keyword: string;
  subject: SubjectGroup | null;
  services: number[];
  levels: number[];
  open: boolean;
  night: boolean;
  onTime: number | null;
  sort: TeacherSort;
}

const numbers = (text = '', allowed: (n: number) => boolean = () => true) =>
  [...new Set(text.split(',').map(Number))].filter((n) => Number.isInteger(n) && n > 0 && allowed(n));

export function filterOf(asked: Asked): Filter {
  const { keyword = '', subject = '', service, level, open, night, on_time, sort = '' } = asked;
  return {
    keyword: spelling(keyword),
    subject: Object.hasOwn(subjectGroups, subject) ? (subject as SubjectGroup) : null,
    services: numbers(service, (n) => n in teacherSkills),
    levels: numbers(level, (n) => n <= 4),
    open: open === '1',
    night: night === '1',
    onTime: rates.find((rate) => String(rate) === on_time) ?? null,
    sort: Object.hasOwn(teacherSorts, sort) ? (sort as TeacherSort) : 'default',
  };
}

type Test = (row: PublicRow) => boolean;

const inGroup = (group: SubjectGroup): Test => {
  const of: readonly number[] = subjectGroups[group].subjects;
  return ({ subject_ids }) => subject_ids.some((id) => of.includes(id));
};
const reaches =
  (percent: number): Test =>
  ({ on_time_count, on_time_total }) =>
    (share(on_time_count, on_time_total).rate ?? 0) * 100 >= percent;

/** Each filter by itself, so that a facet counts what the others leave. */
function testsOf(
  filter: Filter,
  now: Date,
): Record<'keyword' | 'subject' | 'service' | 'level' | 'open' | 'night' | 'on_time', Test> {
  const { keyword, subject, services, levels, open, night, onTime } = filter;
  const any: Test = () => true;
  return {
    keyword: keyword
      ? (row) =>
          [
            row.name,
            row.university,
            row.major,
            row.title,
            ...row.research,
            ...row.skills.map((no) => teacherSkills[no] ?? ''),
          ].some((text) => spelling(text).includes(keyword))
      : any,
    subject: subject ? inGroup(subject) : any,
    service: services.length > 0 ? ({ skills }) => services.some((no) => skills.includes(no)) : any,
    level: levels.length > 0 ? ({ level }) => levels.includes(level) : any,
    open: open ? (row) => presenceOf(row, now).kind === 'open' : any,
    night: night ? (row) => row.night : any,
    on_time: onTime ? reaches(onTime) : any,
  };
}

const rateOf = (count: number, total: number) => share(count, total).rate ?? -1;
const scoreOf = (row: PublicRow) => (row.score_count < 5 ? -1 : row.score_sum / row.score_count);

/** What counts most without a word: who can take an order now, then level, then how orders ended. */
const worth = (row: PublicRow, now: Date) =>
  (presenceOf(row, now).kind === 'open' ? 1 : 0) +
  row.level * 0.5 +
  Math.max(0, rateOf(row.on_time_count, row.on_time_total)) +
  Math.max(0, rateOf(row.accept_count, row.accept_total));

const sorts: Record<TeacherSort, (now: Date) => (row: PublicRow) => number> = {
  default: (now) => (row) => worth(row, now),
  on_time: () => (row) => rateOf(row.on_time_count, row.on_time_total),
  score: () => scoreOf,
  done: () => (row) => row.done_count,
  reply: () => (row) =>
    row.reply_count > 0 ? -row.reply_seconds / row.reply_count : Number.NEGATIVE_INFINITY,
};

/** Teachers who fit, sorted; those whom nobody told apart by their ids. */
function sorted(rows: PublicRow[], sort: TeacherSort, now: Date): PublicRow[] {
  const value = sorts[sort](now);
  const values = new Map(rows.map((row) => [row.id, value(row)]));
  return rows.toSorted((a, b) => (values.get(b.id) ?? 0) - (values.get(a.id) ?? 0) || a.id - b.id);
}

/**
 * One page of the teachers who are shown, with what each further choice would leave. Whom the asking user's own list avoids is
 * left out, and only counted.
 */
export async function teacherList(
  core: Core,
  asked: Asked,
  userId: number | undefined,
  now: Date,
): Promise<Found> {
  const [all, terms, avoided] = await Promise.all([
    allTeachers(core),
    teacherAnswers.cached(core, 'terms', () => levelTerms(core.db)),
    userId ? teachersAvoidedBy(core.db, userId) : [],
  ]);
  const left = new Set(avoided);
  const rows = left.size > 0 ? all.filter(({ id }) => !left.has(id)) : all;
  const filter = filterOf(asked);
  const tests = Object.entries(testsOf(filter, now));
  const fits = (row: PublicRow, except?: string) =>
    tests.every(([name, test]) => name === except || test(row));
  const found = sorted(
    rows.filter((row) => fits(row)),
    filter.sort,
    now,
  );
  const of = (name: string) => rows.filter((row) => fits(row, name));
  const [bySubject, byService, byLevel, byOpen, byNight, byRate] = [
    'subject',
    'service',
    'level',
    'open',
    'night',
    'on_time',
  ].map(of) as PublicRow[][];
  const count = (list: PublicRow[] | undefined, test: Test) => (list ?? []).filter(test).length;
  const page = asked.page ?? 1;
  const shown = found.slice((page - 1) * perPage, page * perPage);
  const collected = userId
    ? await collectedAmong(
        core.db,
        userId,
        shown.map(({ id }) => id),
      )
    : new Set<number>();
  return {
    ...toPage(
      shown.map((row) => toCard(row, now, collected.has(row.id))),
      found.length,
      page,
      perPage,
    ),
    hidden: all.length - rows.length,
    facets: {
      subjects: [
        { key: '', title: '全部', count: (bySubject ?? []).length },
        ...(Object.keys(subjectGroups) as SubjectGroup[]).map((key) => ({
          ...{ key, title: subjectGroups[key].title },
          count: count(bySubject, inGroup(key)),
        })),
      ],
      services: Object.entries(teacherSkills)
        .map(([key, title]) => ({
          ...{ key, title },
          count: count(byService, ({ skills }) => skills.includes(Number(key))),
        }))
        .toSorted((a, b) => b.count - a.count || Number(a.key) - Number(b.key)),
      levels: terms.toReversed().map(({ level, name }) => ({
        ...{ key: String(level), title: name },
        count: count(byLevel, (row) => row.level === level),
      })),
      states: [
        {
          key: 'open',
          title: '今天可接单',
          count: count(byOpen, (row) => presenceOf(row, now).kind === 'open'),
        },
        { key: 'night', title: '接受夜间沟通', count: count(byNight, (row) => row.night) },
      ],
      on_time: rates.map((rate) => ({
        ...{ key: String(rate), title: `${rate}% 以上` },
        count: count(byRate, reaches(rate)),
      })),
    },
  };
}
