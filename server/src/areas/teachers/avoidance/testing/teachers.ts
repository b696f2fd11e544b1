import { sql } from 'kysely';
import type { TestApp } from '../../../../testing/app';
import { refreshTeacher } from '../terms';

/** Who a teacher of a test is. */
export interface NewTeacher {
  nickname?: string;
  real_name?: string;
  university?: string;
  institutions?: string[];
  skills?: number[];
  subject_ids?: number[];
  major?: string;
  max_formal?: number;
}

/** A certified teacher who signed, with a token of theirs. */
export async function putTeacher(
  site: TestApp,
  more: NewTeacher = {},
): Promise<{ id: number; token: string }> {
  const { nickname = '沈知远', real_name = nickname, university = '西湖大学', institutions = [] } = more;
  const { skills = [1, 5, 17], subject_ids = [8], major = '材料科学', max_formal = 3 } = more;
  const { id, token } = await site.user({ is_teacher: true, is_certification: true, nickname });
  const now = new Date(site.clock.now());
  await site.core.db
    .insertInto('teachers')
    .values({
      ...{
        user_id: id,
        status: 4,
        real_name,
        university,
        institutions,
        skills,
        subject_ids,
        major,
        max_formal,
      },
      ...{ degree: 'doctor', title: '副教授', motto: '先看数据，再谈怎么写。', intro: '带学生写论文十年。' },
      ...{ signed_at: now, approved_at: now, created_at: now, updated_at: now },
    })
    .execute();
  await site.core.db.transaction().execute((trx) => refreshTeacher(trx, id));
  return { id, token };
}

/** Ids of orders that a teacher may see, by the tables alone. */
export async function seenBy(site: TestApp, teacherId: number, orders: readonly number[]): Promise<number[]> {
  const { notAvoided } = await import('../condition');
  const { rows } = await sql<{ id: number }>`
    select o.id from orders o where o.id = any(${[...orders]}::bigint[]) and ${notAvoided('o.id', teacherId)}
    order by o.id`.execute(site.core.db);
  return rows.map(({ id }) => id);
}
