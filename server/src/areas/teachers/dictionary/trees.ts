import type { DataOf } from '@harbor/contract';
import { hallGroups } from '@harbor/contract/hall-groups';
import { disciplineTree } from '@harbor/contract/order-form/disciplines';
import { subjects } from '@harbor/contract/subjects';
import { teacherSkills } from '@harbor/contract/teacher-levels';
import type { Db } from '../../../db/connect';

/** Fields, classes and majors. */
export async function majorTree(db: Db): Promise<DataOf<'GET /major/list'>> {
  const rows = await db
    .selectFrom('dictionary_majors')
    .select(['id', 'code', 'name', 'class_code', 'class_name', 'field_id'])
    .orderBy('class_code')
    .orderBy('code')
    .orderBy('id')
    .execute();
  const fields = Object.entries(subjects).map(([number, label]) => {
    const own = rows.filter(({ field_id }) => field_id === Number(number));
    const classes = new Map(own.map(({ class_code, class_name }) => [class_code, class_name]));
    return {
      value: number,
      label: label as string,
      children: [...classes].map(([value, name]) => ({
        value,
        label: name,
        children: own
          .filter(({ class_code }) => class_code === value)
          .map(({ id, name: major, code }) => ({ value: id, label: major, code })),
      })),
    };
  });
  return { data: fields.filter(({ children }) => children.length > 0) };
}

/** Fields and first-level disciplines. */
export const subjectTree = (): DataOf<'GET /subject'> => ({ data: disciplineTree });

/** Categories of the services. */
export async function categories(db: Db): Promise<DataOf<'GET /category'>> {
  const data = await db
    .selectFrom('categories')
    .select(['id', 'title'])
    .where('hidden', '=', false)
    .orderBy('sort')
    .orderBy('id')
    .execute();
  return { data };
}

/** Services that teachers take, by the groups of the hall. */
export function takeable(): DataOf<'GET /teacher/category'> {
  return {
    data: Object.entries(hallGroups).map(([key, { title, forms }]) => ({
      key,
      title,
      services: forms.map((no) => ({ no, title: teacherSkills[no] ?? '' })),
    })),
  };
}
