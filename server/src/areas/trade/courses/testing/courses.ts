import type { PayScene } from '@harbor/contract';
import { type CourseStatus, courseStatus } from '@harbor/contract/course-status';
import { enrolmentStatus } from '@harbor/contract/enrolment-status';
import type { Core } from '../../../../core';
import type { TestApp } from '../../../../testing/app';
import { upTo } from '../../../../testing/in-turns';
import { insertPayment, settleDirectly } from '../../orders/testing/pay-directly';
import type { EnrolmentRow } from '../rows';

/** What a test wants of a course. Amounts in 分. */
export interface NewCourse {
  priceFen?: number;
  status?: CourseStatus;
}

/** So many courses, for ¥199.00 and on the shelf unless told otherwise. @returns their ids */
export async function insertCourses(core: Core, count: number, given: NewCourse = {}): Promise<number[]> {
  const { priceFen = 19_900, status = courseStatus.onShelf } = given;
  const at = new Date(core.settings.clock.now());
  const rows = await core.db
    .insertInto('courses')
    .values(
      upTo(count).map(() => ({
        ...{ title: '学术论文写作入门', cover: '/covers/course-1.svg', teacher: '许望舒', intro: '说明' },
        ...{ price_fen: priceFen, status, created_at: at, updated_at: at },
      })),
    )
    .returning('id')
    .execute();
  return rows.map(({ id }) => id);
}

/** One course. */
export async function insertCourse(core: Core, given: NewCourse = {}): Promise<number> {
  const [id] = await insertCourses(core, 1, given);
  if (id === undefined) throw new Error('the course was not made');
  return id;
}

/** Buys a course through the API. */
export const buyCourse = (
  site: TestApp,
  token: string,
  courseId: number,
  channel: 'wechat' | 'alipay' = 'wechat',
  body: { scene?: PayScene; coupon_id?: number | null } = {},
) =>
  site.call(channel === 'wechat' ? 'POST /course/:id/wechat/pay' : 'POST /course/:id/alipay/pay', {
    params: { id: courseId },
    body: { agreed: true, ...body },
    token,
  });

/** An unpaid order of a course, bought through the API; without a gateway the payment itself does not open. */
export async function unpaidCourse(site: TestApp, token: string, courseId: number): Promise<number> {
  await buyCourse(site, token, courseId);
  const { id } = await site.core.db
    .selectFrom('orders')
    .select('id')
    .where('kind', '=', 2)
    .where('goods_id', '=', courseId)
    .where('status', '=', 10)
    .executeTakeFirstOrThrow();
  return id;
}

/** A paid order of a course. */
export async function paidCourse(site: TestApp, token: string, courseId: number): Promise<number> {
  const id = await unpaidCourse(site, token, courseId);
  await settleDirectly(site.core, await insertPayment(site.core, id));
  return id;
}

/** What an order opened, oldest first. */
export function enrolmentsOf(core: Core, courseId: number): Promise<EnrolmentRow[]> {
  return core.db
    .selectFrom('enrolments')
    .selectAll()
    .where('course_id', '=', courseId)
    .orderBy('id')
    .execute();
}

/** Through which orders a course is open now. */
export async function openThrough(core: Core, courseId: number): Promise<number[]> {
  const rows = await enrolmentsOf(core, courseId);
  return rows.filter(({ status }) => status === enrolmentStatus.valid).map(({ order_id }) => order_id);
}
