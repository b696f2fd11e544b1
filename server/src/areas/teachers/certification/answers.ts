import { disciplineLabel } from '@harbor/contract/order-form/disciplines';
import { subjects } from '@harbor/contract/subjects';
import {
  type ApplyItem,
  applyItem,
  applyLanguages,
  applyRule,
  degrees,
  itemsOf,
} from '@harbor/contract/teacher-apply-items';
import { teacherSkills } from '@harbor/contract/teacher-levels';
import type { Answers, ApplicationRow, Choice } from './rows';

/** What a form begins with. */
export const emptyAnswers: Answers = {
  ...{ real_name: '', gender: 0, degree: '', university: null, major: null, graduated: null },
  ...{ degree_no: '', title: '', unit: '', subject_ids: [], disciplines: [], languages: [] },
  ...{ intro: '', works: [], skills: [], sample: '' },
};

/** Everything that was filled in, with what was not. */
export const answersOf = (row: Pick<ApplicationRow, 'answers'>): Answers => ({
  ...emptyAnswers,
  ...row.answers,
});

/** Which answers belong to an item. */
export const fieldsOf: Partial<Record<ApplyItem, readonly (keyof Answers)[]>> = {
  real_name: ['real_name', 'gender'],
  degree: ['degree'],
  university: ['university'],
  major: ['major'],
  graduated: ['graduated'],
  degree_no: ['degree_no'],
  title: ['title'],
  unit: ['unit'],
  subjects: ['subject_ids', 'disciplines'],
  languages: ['languages'],
  intro: ['intro'],
  works: ['works'],
  skills: ['skills'],
  sample: ['sample'],
};

/** An item as it reads; empty where nothing is filled in. Of documents and evidence nothing. */
export function readingOf(answers: Answers, item: ApplyItem): string {
  const texts: Partial<Record<ApplyItem, string>> = {
    real_name: answers.real_name,
    degree: answers.degree && degrees[answers.degree],
    university: answers.university?.name ?? '',
    major: answers.major?.name ?? '',
    graduated: answers.graduated
      ? `${answers.graduated.slice(0, 4)} 年 ${Number(answers.graduated.slice(5))} 月`
      : '',
    degree_no: answers.degree_no,
    title: answers.title,
    unit: answers.unit,
    subjects:
      answers.disciplines.map(disciplineLabel).filter(Boolean).join('、') ||
      answers.subject_ids.map((id) => subjects[id as keyof typeof subjects] ?? '').join('、'),
    languages: answers.languages
      .map((key) => applyLanguages[key as keyof typeof applyLanguages] ?? '')
      .join('、'),
    intro: answers.intro,
    works: answers.works.length > 0 ? `${answers.works.length} 项` : '',
    skills: answers.skills.map((no) => teacherSkills[no] ?? '').join('、'),
    sample: answers.sample && `${[...answers.sample].length} 字`,
  };
  return texts[item] ?? '';
}

/** What is wrong with an answer that is there; empty for nothing. */
export function problemOf(answers: Answers, item: ApplyItem, thisMonth: string): string {
  const { intro, real_name, graduated } = answers;
  if (item === 'intro' && intro && [...intro].length < applyRule.intro.least)
    return `自我介绍至少${applyRule.intro.least}个字`;
  if (item === 'real_name' && real_name && !/^[\p{L}·•.\s'-]{2,30}$/u.test(real_name))
    return '请填写证件上的姓名';
  if (item === 'graduated' && graduated && graduated > thisMonth)
    return '毕业时间还没有到，拿到证书后再来申请';
  return '';
}

const same = (a: unknown, b: unknown) => JSON.stringify(a) === JSON.stringify(b);

const sameChoice = (a: Choice | null, b: Choice | null) => a?.name === b?.name;

/** Items of a form that read differently than before. */
export function changedItems(before: Answers, after: Answers): ApplyItem[] {
  return itemsOf(3).filter((item) =>
    (fieldsOf[item] ?? []).some((field) =>
      field === 'university' || field === 'major'
        ? !sameChoice(before[field], after[field])
        : !same(before[field], after[field]),
    ),
  );
}

/** Which evidence proves an item. */
const proofs: Partial<Record<ApplyItem, readonly ApplyItem[]>> = {
  real_name: ['id_front', 'id_back'],
  id_number: ['id_front', 'id_back'],
  degree: ['degree_proof'],
  university: ['degree_proof'],
  major: ['degree_proof'],
  graduated: ['degree_proof'],
  degree_no: ['degree_proof'],
  title: ['title_proof'],
};

/** What an application has to hold: all that is needed, or of a change what proves what is new. */
export function neededItems(flow: 2 | 3, changed: readonly ApplyItem[] | null): Set<ApplyItem> {
  const needed = itemsOf(flow).filter((item) => applyItem(item).needed);
  if (!changed) return new Set(needed);
  return new Set([
    ...needed.filter((item) => applyItem(item).files === undefined),
    ...changed.flatMap((item) => proofs[item] ?? []),
  ]);
}
