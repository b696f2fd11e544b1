import type { DataOf, Message, Paged } from '@harbor/contract';
import { messageKind, messageKindLabel } from '@harbor/contract/message-kinds';
import type { Db } from '../../../db/connect';
import { paginate } from '../../../http/page';
import { presentMessages, subText } from './present';
import { type BoxFilter, messagesOf } from './queries';
import { latestService } from './service-box';
import { unreadCounts } from './unread';

const perPage = 20;

/** A page of a user's messages, the latest first. */
export async function messageBox(
  db: Db,
  userId: number,
  filter: BoxFilter & { page?: number },
): Promise<Paged<Message>> {
  const page = filter.page ?? 1;
  return paginate(
    messagesOf(db, userId, filter).selectAll().orderBy('created_at', 'desc').orderBy('id', 'desc'),
    { page, perPage },
    (rows) => presentMessages(db, rows),
  );
}

/** The system box, with the kinds that this user has. */
export async function noticeBox(
  db: Db,
  userId: number,
  filter: { sub?: number; state?: 'all' | 'unread'; page?: number },
): Promise<DataOf<'POST /message/notice'>> {
  const kind = messageKind.system;
  const [list, subs] = await Promise.all([
    messageBox(db, userId, { ...filter, kind }),
    messagesOf(db, userId, { kind })
      .select(({ fn, eb }) => [
        'sub',
        fn.countAll<number>().as('total'),
        fn
          .countAll<number>()
          .filterWhere(eb('read_at', 'is', null))
          .as('unread'),
      ])
      .groupBy('sub')
      .orderBy('sub')
      .execute(),
  ]);
  return { ...list, subs: subs.map((row) => ({ ...row, title: subText(kind, row.sub) || '其他' })) };
}

/** The start of the message centre: each box with its latest message, and the conversation with support. */
export async function overview(db: Db, userId: number): Promise<DataOf<'GET /message/my_message'>> {
  const [unread, service, latest] = await Promise.all([
    unreadCounts(db, userId),
    latestService.ask(db, userId),
    messagesOf(db, userId)
      .distinctOn('kind')
      .selectAll()
      .orderBy('kind')
      .orderBy('created_at', 'desc')
      .orderBy('id', 'desc')
      .execute(),
  ]);
  const shown = await presentMessages(db, latest);
  const boxes = (['like', 'comment', 'fans', 'system'] as const).map((name) => {
    const kind = messageKind[name];
    return {
      kind,
      title: messageKindLabel[kind],
      unread: unread[name],
      latest: shown.find((message) => message.kind === kind) ?? null,
    };
  });
  return { boxes, service };
}
