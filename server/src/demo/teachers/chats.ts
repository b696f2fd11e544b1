import { orderStatus as s } from '@harbor/contract/order-status';
import { addLine } from '../../areas/teachers/chat/line';
import { noteRead } from '../../areas/teachers/chat/reading';
import { openRoom } from '../../areas/teachers/chat/rooms';
import type { Core } from '../../core';
import type { Db } from '../../db/connect';

/** Talks as they are had beside an order: who says what. */
const talks: readonly (readonly (readonly ['buyer' | 'teacher', string])[])[] = [
  [
    ['teacher', '您好，资料都收到了。我先通读一遍，今晚给您一份需要确认的清单。'],
    ['buyer', '好的，谢谢老师。导师比较在意讨论部分的因果关系。'],
    ['teacher', '明白，讨论部分会按“证据—推论—局限”逐段批注，由您来改。'],
    ['buyer', '引言改得很顺，谢谢。第 4 段“fatigue life”前面要不要加 low-cycle？'],
    ['teacher', '要加。全文 14 处我统一标出来，您在批注里能看到。'],
    ['buyer', '收到。另外两条术语想请您定一下，其余按术语表走。'],
  ],
  [
    ['buyer', '老师好，方法部分的样本量我补充在附录 B 了。'],
    ['teacher', '看到了。附录 B 的单位和正文不一致，请您核对后告诉我以哪个为准。'],
    ['buyer', '以正文为准，附录我今晚改。'],
    ['teacher', '好，我先看其他部分，不耽误进度。'],
  ],
  [
    ['teacher', '您好，我已开始。请问目标期刊对字数有限制吗？'],
    ['buyer', '正文 6000 词以内，图不超过 8 幅。'],
    ['teacher', '收到，会把可以合并的图标出来。'],
  ],
];

const minute = 60_000;

/** Talks in the chats of orders that teachers serve, or served not long ago; the newest line waits to be read. */
export async function seedChats(trx: Db, { settings }: Pick<Core, 'settings'>): Promise<void> {
  const now = settings.clock.now();
  const orders = await trx
    .selectFrom('orders')
    .select(['id', 'user_id', 'teacher_id', 'status', 'taken_at', 'updated_at'])
    .where('kind', '=', 1)
    .where('status', 'in', [s.serving, s.delivered, s.revising, s.done])
    .where('teacher_id', 'is not', null)
    .orderBy('updated_at', 'desc')
    .orderBy('id')
    .limit(24)
    .execute();
  for (const [place, order] of orders.entries()) {
    const { id: orderId, user_id: buyerId, teacher_id: teacherId } = order;
    if (teacherId === null || teacherId === buyerId) continue;
    const since = Math.min((order.taken_at ?? order.updated_at).getTime() + 20 * minute, now - 60 * minute);
    await openRoom(trx, { orderId, buyerId, teacherId }, new Date(since));
    const talk = talks[place % talks.length] ?? [];
    const step = Math.max(minute, Math.min(95 * minute, (now - since - 5 * minute) / talk.length));
    let last = 0;
    for (const [n, [sender, content]] of talk.entries()) {
      const at = new Date(since + n * step);
      const senderId = sender === 'buyer' ? buyerId : teacherId;
      const { row } = await addLine(trx, { orderId, sender, senderId, content, at });
      const reader = sender === 'buyer' ? teacherId : buyerId;
      const newest = n === talk.length - 1;
      if (!newest || order.status === s.done) await noteRead(trx, orderId, reader, row.id, at);
      last = at.getTime();
    }
    await trx
      .updateTable('chat_members')
      .set({ seen_at: new Date(last) })
      .where('order_id', '=', orderId)
      .execute();
  }
}
