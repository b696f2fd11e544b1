import { orderStatus as s } from '@harbor/contract/order-status';
import type { TestApp } from '../../../../testing/app';
import { addCategories, member, putComment, putPost } from '../../../community/forum/testing/forum';
import { putPress } from '../../../community/press/testing/press';
import { putExperience } from '../../../content/journal-experiences/testing/experiences';
import { putJournal } from '../../../content/journals/testing/journals';
import { openTicket } from '../../../content/support/tickets/open-ticket';
import { paidOrder, putOrder } from '../../../trade/orders/testing/orders';
import { apply, refundRow, servedOrder } from '../../../trade/refunds/testing/refunds';

/** One waiting case of every queue, by the queue. */
export type Cases = Record<string, number>;

const first = (rows: { id: number }[]): number => rows[0]?.id ?? 0;

/** Puts one waiting case into every queue. */
export async function oneOfEach(site: TestApp): Promise<Cases> {
  const { db, cipher } = site.core;
  const at = new Date(site.clock.now());
  const author = await member(site, '作者');
  const buyer = await site.user({ nickname: '小陈' });
  const { leaf } = await addCategories(site);
  const due_at = new Date(at.getTime() + 20 * 3_600_000);
  const post = await putPost(site, {
    author: author.id,
    category: leaf,
    status: 1,
    due_at,
    title: '怎么选期刊',
  });
  const shown = await putPost(site, { author: author.id, category: leaf });
  const comment = await putComment(site, { author: author.id, post: shown, status: 1 });
  const topic = first(
    await db
      .insertInto('topics')
      .values({ title: `论文配色${at.getTime()}`, status: 1, user_id: author.id, created_at: at })
      .returning('id')
      .execute(),
  );
  const order = await paidOrder(site, buyer.token);
  await putOrder(site, order, s.waiting, { waiting_since: at });
  const { goods_id } = await db
    .selectFrom('orders')
    .select('goods_id')
    .where('id', '=', order)
    .executeTakeFirstOrThrow();
  const review = first(
    await db
      .insertInto('appraises')
      .values({
        ...{ goods_id, user_id: buyer.id, order_id: null, teacher_id: null, content: '意见很具体' },
        ...{ stars: 5, professional: 5, punctual: 5, communication: 5, norm: 5, status: 1, created_at: at },
        ...{ append_content: null, append_at: null, append_status: null },
        ...{ reply_content: null, reply_name: null, reply_at: null },
      })
      .returning('id')
      .execute(),
  );
  const served = await servedOrder(site);
  await apply(site, served.token, served.id);
  const refund = (await refundRow(site, served.id)).id;
  const invoice = first(
    await db
      .insertInto('invoices')
      .values({
        ...{ order_id: order, user_id: buyer.id, status: 1, kind: 'unit', title: '海港大学', remark: '' },
        ...{ tax_no: '12100000400000624D', email: 'a@example.com', content: '技术服务费' },
        ...{ amount_fen: null, created_at: at, updated_at: at },
      })
      .returning('id')
      .execute(),
  );
  const submission = first(
    await db
      .insertInto('submissions')
      .values({
        ...{ user_id: author.id, status: 1, submission_no: `TG${at.getTime()}`, submitted_at: at },
        ...{ manuscript: JSON.stringify({ title: '钠离子电池' }), created_at: at, updated_at: at },
      })
      .returning('id')
      .execute(),
  );
  const ticket = await openTicket(site.core, db, {
    userId: buyer.id,
    kind: 'complaint',
    topic: '服务质量',
    content: '交付的内容与约定的要求不一致。',
  });
  const chat = first(
    await db
      .insertInto('support_conversations')
      .values({ user_id: buyer.id, status: 1, last_at: at, created_at: at })
      .returning('id')
      .execute(),
  );
  const sentinel = first(
    await db
      .insertInto('sentinel_alerts')
      .values({ user_id: buyer.id, hits: 3, opened_at: at, last_at: at })
      .returning('id')
      .execute(),
  );
  const account = first(
    await db
      .insertInto('account_reviews')
      .values({ user_id: author.id, reason: 'phone_recycled', phone: '', created_at: at })
      .returning('id')
      .execute(),
  );
  await db
    .updateTable('account_reviews')
    .set({ phone: cipher.seal('13900001234', `account_reviews.phone:${account}`) })
    .where('id', '=', account)
    .execute();
  const mistake = first(
    await db
      .insertInto('press_reports')
      .values({
        ...{ press_id: await putPress(site), user_id: author.id, content: '第二段的年份写错了' },
        created_at: at,
      })
      .returning('id')
      .execute(),
  );
  const journal = await putJournal(db);
  const experience = await putExperience(site, { journal_id: journal, user_id: author.id, status: 1 });
  const correction = first(
    await db
      .insertInto('journal_corrections')
      .values({
        ...{ journal_id: journal, user_id: author.id, old_value: '' },
        field: 'publisher',
        ...{ proposed: '东湖出版社', created_at: at },
      })
      .returning('id')
      .execute(),
  );
  return {
    press: mistake,
    ...{ post, comment, topic, review, order, refund, invoice, submission },
    ...{ ticket: ticket.id, chat, sentinel, account, experience, correction },
  };
}
