import type { DataOf } from '@harbor/contract';
import { fieldsOf } from '@harbor/contract/order-form/answers';
import type { Db } from '../../../db/connect';
import { findRow } from '../../../db/rows';
import { notFound } from '../../../http/problem';
import { filledVersion } from './present';

/** The form of an order that a teacher serves, without what is for staff only. @throws HttpProblem 404 */
export async function readAsTeacher(
  db: Db,
  teacherId: number,
  orderId: number,
): Promise<DataOf<'GET /teacher/orderform/:id'>> {
  const served = await findRow(db, 'orders', { id: orderId, teacher_id: teacherId }, ['id']);
  if (!served) throw notFound('订单不存在');
  const { schema, answers, version, submitted_at } = await filledVersion(db, orderId);
  const hidden = new Set(fieldsOf(schema).flatMap((field) => (field.private ? [field.key] : [])));
  const sections = schema.sections.map(({ note, ...section }) => ({
    ...section,
    ...(section.key !== 'contact' && note && { note }),
    fields: section.fields.filter(({ key }) => !hidden.has(key)),
  }));
  return {
    schema: { ...schema, sections },
    answers: Object.fromEntries(Object.entries(answers).filter(([key]) => !hidden.has(key))),
    version,
    submitted_at,
  };
}
