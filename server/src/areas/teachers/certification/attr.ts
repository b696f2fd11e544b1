import type { DataOf } from '@harbor/contract';
import { sizeLimits } from '@harbor/contract/size-limits';
import {
  academicTitles,
  applyItem,
  applyItemNames,
  applyLanguages,
  degrees,
  idTypes,
} from '@harbor/contract/teacher-apply-items';
import { teacherSkills } from '@harbor/contract/teacher-levels';
import type { Db } from '../../../db/connect';
import { chosenIn, chosenNow } from '../../../site-settings/read';
import { certifyLimits } from './limits';

const named = (table: Record<string, string>) =>
  Object.entries(table).map(([key, label]) => ({ key, label }));

/** What the forms of a certification offer, and the bounds that hold now. */
export async function attributes(db: Db): Promise<DataOf<'GET /teacher/attr'>> {
  const { chosen } = await chosenNow(db);
  return {
    degrees: named(degrees),
    titles: [...academicTitles],
    languages: named(applyLanguages),
    id_types: named(idTypes),
    services: Object.entries(teacherSkills).map(([no, title]) => ({ no: Number(no), title })),
    items: applyItemNames.map((key) => {
      const { label, step, needed = false, newOnly = false, files = 0, picture } = applyItem(key);
      const types = files === 0 ? [] : picture ? ['jpg', 'png'] : ['jpg', 'png', 'pdf'];
      return { key, label, step, needed, new_only: newOnly, files, types };
    }),
    most_bytes: sizeLimits.evidence,
    answer_days: certifyLimits.answerDays,
    supplement_days: chosenIn(chosen, 'certify.supplement'),
    again_days: chosenIn(chosen, 'certify.again'),
    year_most: chosenIn(chosen, 'certify.per_year'),
    forged_days: chosenIn(chosen, 'certify.forged'),
    evidence_days: chosenIn(chosen, 'certify.evidence'),
  };
}
