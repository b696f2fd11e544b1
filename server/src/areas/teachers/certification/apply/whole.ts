import {
  type ApplyItem,
  applyItem,
  applyItemNames,
  idNumberProblem,
  itemsOf,
} from '@harbor/contract/teacher-apply-items';
import { teacherApplyKind } from '@harbor/contract/teacher-apply-status';
import type { Core } from '../../../../core';
import type { Db } from '../../../../db/connect';
import { findRow, findRows } from '../../../../db/rows';
import { toMoment } from '../../../../time';
import { answersOf, changedItems, neededItems, problemOf, readingOf } from '../answers';
import { type EvidenceWithPart, evidenceOf } from '../evidence/queries';
import { openId } from '../identity';
import { type Answers, type ApplicationRow, evidenceStatus as e, type ItemRow } from '../rows';
import { teacherOf } from '../teachers';

/** An item with all that is known of it. */
export interface WholeItem {
  key: ApplyItem;
  needed: boolean;
  value: string;
  filled: boolean;
  problem: string;
  judged: ItemRow | undefined;
  files: EvidenceWithPart[];
}

/** An application with its evidence and judgements. */
export interface Whole {
  row: ApplicationRow;
  answers: Answers;
  items: WholeItem[];
  /** Of a change: what reads differently than what is in force; null for a first certification. */
  changed: ApplyItem[] | null;
}

/** What is in force of a teacher, as answers. */
export async function answersInForce(db: Db, userId: number): Promise<Answers | undefined> {
  const teacher = await teacherOf(db, userId);
  if (!teacher) return undefined;
  const source =
    teacher.application_id === null
      ? undefined
      : await findRow(db, 'teacher_applications', { id: teacher.application_id }, ['answers']);
  const { university, major } = teacher;
  return answersOf({
    answers: {
      ...source?.answers,
      ...{
        real_name: teacher.real_name,
        gender: teacher.gender,
        degree: teacher.degree as Answers['degree'],
      },
      university: university ? (source?.answers.university ?? { id: null, name: university }) : null,
      major: major ? (source?.answers.major ?? { id: null, name: major }) : null,
      ...{ title: teacher.title, unit: teacher.unit, subject_ids: teacher.subject_ids },
      ...{ disciplines: teacher.disciplines, languages: teacher.languages, skills: teacher.skills },
      ...{ intro: teacher.intro, works: teacher.works },
    },
  });
}

/** Reads an application whole. */
export async function wholeOf(core: Core, db: Db, row: ApplicationRow): Promise<Whole> {
  const answers = answersOf(row);
  const [evidence, judged, inForce] = await Promise.all([
    row.id === 0 ? [] : evidenceOf(db, row.id),
    row.id === 0 ? [] : findRows(db, 'teacher_application_items', { application_id: row.id }),
    row.kind === teacherApplyKind.change ? answersInForce(db, row.user_id) : undefined,
  ]);
  const changed = inForce ? changedItems(inForce, answers) : null;
  if (changed && row.id_number !== null) changed.push('id_number');
  const needed = neededItems(row.flow_version, changed);
  // Of a change the number is needed only where it is another one.
  if (changed && row.id_number === null) needed.delete('id_number');
  const today = toMoment(new Date(core.settings.clock.now())).slice(0, 10);
  const items = itemsOf(row.flow_version).map((key): WholeItem => {
    const files = evidence.filter(({ item }) => item === key);
    const kept = files.some(({ status }) => status === e.kept || (status === e.deleted && isDecided(row)));
    const value = key === 'id_number' ? row.id_masked : readingOf(answers, key);
    const problem =
      key === 'id_number'
        ? row.id_number === null
          ? ''
          : idNumberProblem(row.id_type, openId(core, row), today)
        : problemOf(answers, key, today.slice(0, 7));
    const filled = applyItem(key).files === undefined ? value !== '' : kept;
    return {
      ...{ key, needed: needed.has(key), value, filled, problem, files },
      judged: judged.find(({ item }) => item === key),
    };
  });
  return { row, answers, items, changed };
}

const isDecided = ({ status }: ApplicationRow) => status === 4 || status === 5;

/** What stands in the way of handing it in, item by item. */
export function missingOf({ row, items, changed }: Whole): {
  key: ApplyItem;
  label: string;
  step: string;
  message: string;
}[] {
  const found = items.flatMap(({ key, needed, filled, problem, files, judged }) => {
    const { label, step } = applyItem(key);
    const say = (message: string) => [{ key, label, step, message }];
    if (problem) return say(problem);
    if (files.some(({ status }) => status === e.receiving)) return say(`${label}还没有传完`);
    if (needed && !filled)
      return say(applyItem(key).files === undefined ? `请填写${label}` : `请上传${label}`);
    if (row.status === 3 && judged?.result === 2 && judged.fixed_at === null) return say(`请补充${label}`);
    return [];
  });
  if (found.length === 0 && row.status === 0 && changed?.length === 0)
    return [{ key: 'real_name', label: '变更内容', step: 'form', message: '还没有修改任何内容' }];
  return found;
}

export const itemOrder = (item: string): number => applyItemNames.indexOf(item as ApplyItem);
