import { appraiseStatus } from '@harbor/contract/appraise-status';
import { orderStatus as s } from '@harbor/contract/order-status';
import { submissionStatus } from '@harbor/contract/submission-status';
import { docxOf } from '../../areas/base/files/testing/documents';
import { uploaded } from '../../areas/base/files/testing/uploads';
import { putStatus, submitted } from '../../areas/content/submissions/testing/manuscripts';
import { goodAnswers, plainForm, submit } from '../../areas/trade/forms/testing/forms';
import { type Person, quote, teacherOf } from '../../areas/trade/fulfilment/testing/flow';
import { paidOrder, putOrder, unpaidOrder } from '../../areas/trade/orders/testing/orders';
import { insertCoupon } from '../../areas/trade/orders/testing/shop';
import type { TestGoods } from '../../areas/trade/orders/testing/shop-types';
import { apply, putRefund } from '../../areas/trade/refunds/testing/refunds';
import { deliverTwice } from '../../areas/trade/traces/testing';
import type { TestApp } from '../app';

/** The form of these tests that takes files. */
export const fileForm = 9;

/** Everything that a buyer can have, one of each kind. Numbers of orders unless they say otherwise. */
export interface Things {
  user: Person;
  /** Serves this buyer's orders. */
  teacher: Person;
  /** What everybody can buy: a service, and a course. */
  goods: TestGoods;
  course: number;
  coupon: number;
  courseCoupon: number;
  quoted: number;
  unpaid: number;
  incomplete: number;
  handedIn: number;
  served: number;
  delivered: number;
  done: number;
  reviewed: number;
  review: number;
  refunding: number;
  asked: number;
  refused: number;
  appealed: number;
  submission: number;
  /** An upload that is not finished, then files that nothing holds, then those of the delivered and of the finished order. */
  upload: string;
  loose: string;
  spare: string;
  note: string;
  paper: { id: string; name: string };
  pair: { left: string; right: string };
  kept: string;
  image: string;
  /** The teacher's own. */
  ofTeacher: { file: string; image: string };
  tickets: { file: string; reimbursement: string; trace: string };
}

async function hold(site: TestApp, fileId: string, kind: 'order_form' | 'delivery', orderId: number) {
  await site.core.db
    .updateTable('files')
    .set({ holder_kind: kind, holder_id: String(orderId), held_at: new Date(site.clock.now()) })
    .where('id', '=', fileId)
    .execute();
}

const { needsAuthor } = submissionStatus;

/** A picture of somebody. @returns its path */
async function picture(site: TestApp, userId: number): Promise<string> {
  const path = `/media/uploads/2026/11/OWN${userId}.webp`;
  await site.core.db
    .insertInto('uploads')
    .values({
      ...{ id: `OWN${userId}`, user_id: userId, path, type: 'image/webp', size: 10 },
      ...{ width: 1, height: 1, created_at: new Date(site.clock.now()) },
    })
    .execute();
  return path;
}

const ticketOf = (url: string) => new URL(url, 'http://site').searchParams.get('ticket') ?? '';

/** An order delivered once, which can be read against the manuscript. */
async function deliveredOrder(site: TestApp, user: Person, teacher: Person) {
  const delivered = await paidOrder(site, user.token);
  const now = new Date(site.clock.now());
  await putOrder(site, delivered, s.delivered, { teacher_id: teacher.id, delivered_at: now, accept_at: now });
  const left = await uploaded(site, user.token, '稿件.docx', await docxOf(['引言', '采用问卷调查。']));
  const right = await uploaded(site, teacher.token, '修订.docx', await docxOf(['引言', '采用深度访谈。']));
  await hold(site, left.id, 'order_form', delivered);
  await hold(site, right.id, 'delivery', delivered);
  await site.core.db
    .insertInto('deliverables')
    .values({
      order_id: delivered,
      version: 1,
      by_name: '林书瑶',
      title: '初稿',
      text: '',
      files: JSON.stringify([{ id: right.id, name: right.name, size: right.size, sha256: right.sha256 }]),
      at: now,
    })
    .execute();
  return { delivered, pair: { left: left.id, right: right.id } };
}

/** A finished order with its papers, and one that was reviewed. */
async function finishedOrders(site: TestApp, user: Person, teacher: Person, staff: Person) {
  const finished = async () => {
    const id = await paidOrder(site, user.token);
    const now = new Date(site.clock.now());
    await putOrder(site, id, s.done, { teacher_id: teacher.id, delivered_at: now, finished_at: now });
    return id;
  };
  const [done, reviewed] = [await finished(), await finished()];
  await deliverTwice(site, done);
  const kept = await uploaded(site, user.token, '资料.txt', Buffer.from('正文'));
  await hold(site, kept.id, 'order_form', done);
  const { data } = await site.call('POST /user/appraise/:id', {
    params: { id: reviewed },
    token: user.token,
    body: { stars: 5, professional: 5, punctual: 5, communication: 5, norm: 5 },
  });
  await site.call('POST /staff/appraise/publish/:id', {
    params: { id: data.id },
    token: staff.token,
    body: { part: 'review' },
  });
  if (data.status !== appraiseStatus.waiting) throw new Error('the review was not taken');
  return { done, reviewed, review: data.id, kept: kept.id };
}

/** Orders whose money is asked back, one in each state that a call speaks of. */
async function refundedOrders(site: TestApp, user: Person, teacher: Person) {
  const asking = async (status: 1 | 2 | 5 | 8) => {
    const id = await paidOrder(site, user.token);
    await putOrder(site, id, s.serving, { teacher_id: teacher.id });
    await apply(site, user.token, id);
    if (status !== 1) await putRefund(site, id, status);
    return id;
  };
  return {
    refunding: await asking(1),
    asked: await asking(2),
    refused: await asking(5),
    appealed: await asking(8),
  };
}

/** A buyer who has one of everything, and the teacher who serves them. */
export async function thingsOfOne(
  site: TestApp,
  staff: Person,
  sold: Pick<Things, 'goods' | 'course'>,
): Promise<Things> {
  const [user, teacher] = [await site.user(), await teacherOf(site)];
  const { token } = user;
  const quoted = await unpaidOrder(site, token, { mode: 3, priceFen: 0 });
  await quote(site, staff, quoted);
  const handIn = async () => {
    const id = await paidOrder(site, token, { formNo: plainForm });
    await submit(site, token, id, goodAnswers(site));
    return id;
  };
  const [handedIn, served] = [await handIn(), await handIn()];
  await putOrder(site, served, s.serving, { teacher_id: teacher.id, taken_at: new Date(site.clock.now()) });
  const text = async (name: string) => (await uploaded(site, token, name, Buffer.from('正文'))).id;
  const loose = await text('一.txt');
  const paper = await uploaded(site, token, '稿件.docx', await docxOf(['正文']));
  const begun = await site.call('POST /files/start', {
    token,
    body: { name: '三.txt', size: 9, purpose: 'test' },
  });
  const finished = await finishedOrders(site, user, teacher, staff);
  const ticket = async (key: 'POST /reimbursement/ticket/:id' | 'POST /trace/ticket/:id') =>
    ticketOf((await site.call(key, { token, params: { id: finished.done } })).data.url);
  const file = await site.call('POST /files/:id/ticket', { token, params: { id: loose } });
  const submission = (await submitted(site, token)).id;
  await putStatus(site, submission, needsAuthor);
  return {
    user,
    teacher,
    ...sold,
    coupon: await insertCoupon(site.core, user.id),
    courseCoupon: await insertCoupon(site.core, user.id, { scope: 3 }),
    quoted,
    unpaid: await unpaidOrder(site, token),
    incomplete: await paidOrder(site, token, { formNo: fileForm }),
    handedIn,
    served,
    ...(await deliveredOrder(site, user, teacher)),
    ...finished,
    ...(await refundedOrders(site, user, teacher)),
    submission,
    upload: begun.data.id,
    loose,
    spare: await text('二.txt'),
    note: await text('三.txt'),
    paper,
    image: await picture(site, user.id),
    ofTeacher: {
      file: (await uploaded(site, teacher.token, '批注.txt', Buffer.from('批注'))).id,
      image: await picture(site, teacher.id),
    },
    tickets: {
      file: ticketOf(file.data.url),
      reimbursement: await ticket('POST /reimbursement/ticket/:id'),
      trace: await ticket('POST /trace/ticket/:id'),
    },
  };
}
