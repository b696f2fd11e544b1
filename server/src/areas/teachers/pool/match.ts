import { hallGroupOf, hallGroups } from '@harbor/contract/hall-groups';
import { disciplines } from '@harbor/contract/order-form/disciplines';
import { subjects } from '@harbor/contract/subjects';
import { type RawBuilder, sql } from 'kysely';
import type { WaitTakeRow } from './rows';
import type { PoolTeacher } from './teacher';

/** What the parts of a match weigh; together 100. */
const weights = { discipline: 50, field: 35, skill: 30, language: 20 };

/** What an order is matched by. */
type Matched = Pick<WaitTakeRow, 'field_id' | 'discipline' | 'form_no' | 'language'>;

/** What of a teacher it is matched with. */
export type Matching = Pick<PoolTeacher, 'fields' | 'disciplines' | 'skills' | 'languages'>;

const fieldsOf = ({ fields, disciplines: own }: Matching): number[] => [
  ...new Set([...fields, ...own.map((code) => Number(code.slice(0, 2)))]),
];

/** Whether an order is of a teacher's subjects: what their hall shows first. Whoever told of none is shown all. */
export function ofSubject(teacher: Matching): RawBuilder<boolean> {
  const fields = fieldsOf(teacher);
  return fields.length === 0 ? sql`true` : sql`w.field_id = any(${fields}::smallint[])`;
}

/** The match as a number of the query, the same as `matchOf`. */
export function matchSql(teacher: Matching): RawBuilder<number> {
  const { disciplines: own, skills, languages } = teacher;
  return sql<number>`(case when w.discipline = any(${own}::text[]) then ${sql.lit(weights.discipline)}
      when w.field_id = any(${fieldsOf(teacher)}::smallint[]) then ${sql.lit(weights.field)} else 0 end
    + case when w.form_no = any(${skills}::smallint[]) then ${sql.lit(weights.skill)} else 0 end
    + case when w.language = '' or w.language = any(${languages}::text[]) then ${sql.lit(weights.language)} else 0 end)`;
}

const names: Record<string, string> = { zh: '中文', en: '英文' };

const languageName = (code: string) => `语种一致：${names[code] ?? code}`;

/** How well an order fits a teacher, 0 to 100, with the reasons, the strongest first. */
export function matchOf(order: Matched, teacher: Matching): { percent: number; reasons: string[] } {
  const reasons: string[] = [];
  let percent = 0;
  if (order.discipline !== '' && teacher.disciplines.includes(order.discipline)) {
    percent += weights.discipline;
    reasons.push(`学科一致：${disciplines.get(order.discipline) ?? ''}`);
  } else if (order.field_id > 0 && fieldsOf(teacher).includes(order.field_id)) {
    percent += weights.field;
    reasons.push(`同属${subjects[order.field_id as keyof typeof subjects] ?? ''}`);
  }
  if (teacher.skills.includes(order.form_no)) {
    percent += weights.skill;
    reasons.push(`擅长${hallGroups[hallGroupOf(order.form_no)].title}`);
  }
  if (order.language === '' || teacher.languages.includes(order.language)) {
    percent += weights.language;
    if (order.language !== '') reasons.push(languageName(order.language));
  }
  return { percent, reasons };
}
