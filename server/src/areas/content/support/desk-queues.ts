import { promises } from '@harbor/contract/promises';
import { ticketStatus as s, ticketKindLabel, ticketStatusLabel } from '@harbor/contract/ticket-status';
import { sql } from 'kysely';
import { escapeLike } from '../../../db/like';
import { type BatchAction, hours, lit, lits, type StaffQueue } from '../../../queues/queue';
import { closeChat, takeChat } from './chat/staff';
import { chatStatus, chatStatusText } from './chat/states';
import { summariesOf } from './tickets/present';
import { actOnTicket } from './tickets/staff';

const limitHours = promises.ticketHours;

const ticketAction = (key: 'take' | 'resolve' | 'close', title: string): BatchAction => ({
  key,
  title,
  needsReason: key !== 'take',
  run: (core, id, { staffId, reason }) => actOnTicket(core, staffId, id, { act: key, content: reason }),
});

export const ticketQueue: StaffQueue = {
  key: 'ticket',
  title: '工单',
  group: 'service',
  right: 'tickets',
  limitHours,
  limit: 'limit.ticket',
  tellsItself: 'tickets',
  table: 'tickets',
  since: sql`coalesce(waits_since, due_at - ${hours(limitHours)})`,
  due: sql`due_at`,
  order: sql`due_at, id`,
  tabs: [
    { key: 'todo', title: '待答复', where: sql`status in (${lits([s.waiting, s.working])})` },
    { key: 'waiting', title: '待处理', where: sql`status = ${lit(s.waiting)}` },
    { key: 'working', title: '处理中', where: sql`status = ${lit(s.working)}` },
    {
      key: 'asked',
      title: '待用户补充',
      where: sql`status = ${lit(s.needsUser)}`,
      since: sql`updated_at`,
      due: sql`null::timestamptz`,
      order: sql`updated_at, id`,
    },
  ],
  found: (keyword) => sql`ticket_no = ${keyword.toUpperCase()} or topic = ${keyword}
    or user_id in (select users.id from users where nickname = ${keyword})`,
  async show({ db }, ids) {
    const [rows, summaries] = await Promise.all([
      db
        .selectFrom('tickets')
        .innerJoin('users', 'users.id', 'tickets.user_id')
        .leftJoin('users as assignee', 'assignee.id', 'tickets.assignee_id')
        .selectAll('tickets')
        .select(['users.nickname', 'assignee.nickname as assigned'])
        .where('tickets.id', 'in', ids)
        .execute(),
      summariesOf(db, [...ids]),
    ]);
    return rows.map((row) => ({
      id: row.id,
      title: summaries.get(row.id) || row.topic,
      facts: [row.ticket_no, row.nickname, row.topic, row.assigned ? `受理：${row.assigned}` : ''].filter(
        (fact) => fact !== '',
      ),
      tags: [
        {
          text: ticketKindLabel[row.kind],
          tone: row.kind === 'complaint' ? ('warn' as const) : ('info' as const),
        },
        { text: ticketStatusLabel[row.status], tone: 'plain' as const },
        ...(row.escalated_at ? [{ text: '已升级', tone: 'danger' as const }] : []),
      ],
      amount_fen: null,
    }));
  },
  batch: [ticketAction('take', '受理'), ticketAction('resolve', '标为已解决'), ticketAction('close', '关闭')],
  reasons: ['问题已经解决，如有疑问可以重新打开', '与另一张工单重复，请在那里查看', '没有收到需要的补充信息'],
};

export const chatQueue: StaffQueue = {
  key: 'chat',
  title: '客服会话',
  group: 'service',
  right: 'chat',
  limitHours: null,
  table: 'support_conversations',
  since: sql`last_at`,
  due: sql`null::timestamptz`,
  order: sql`last_at, id`,
  tabs: [
    { key: 'waiting', title: '待接待', where: sql`status = ${lit(chatStatus.waiting)}` },
    { key: 'serving', title: '接待中', where: sql`status = ${lit(chatStatus.serving)}` },
    {
      key: 'later',
      title: '稍后处理',
      where: sql`status = ${lit(chatStatus.later)}`,
      order: sql`snoozed_until, id`,
    },
    {
      key: 'closed',
      title: '已结束',
      where: sql`status = ${lit(chatStatus.closed)}`,
      order: sql`last_at desc, id desc`,
    },
  ],
  found: (keyword) => sql`user_id in (
    select users.id from users where status <> 4 and forum_tokens(nickname, true) @> forum_tokens(${keyword}, true)
      and nickname ilike ${`%${escapeLike(keyword)}%`})`,
  async show({ db }, ids) {
    const rows = await db
      .selectFrom('support_conversations as c')
      .innerJoin('users', 'users.id', 'c.user_id')
      .leftJoin('users as assignee', 'assignee.id', 'c.assignee_id')
      .leftJoinLateral(
        (eb) =>
          eb
            .selectFrom('support_messages')
            .select(['content', 'image'])
            .whereRef('conversation_id', '=', 'c.id')
            .orderBy('support_messages.id', 'desc')
            .limit(1)
            .as('last'),
        (join) => join.onTrue(),
      )
      .select([
        'c.id',
        'c.status',
        'c.score',
        'users.nickname',
        'assignee.nickname as assigned',
        'last.content',
        'last.image',
        // Lines of the site itself, as the one that says when somebody is there, answer nothing.
        sql<boolean>`exists (select from support_messages m
          where m.conversation_id = c.id and m.sender = 'user' and m.id > c.staff_read_id)`.as('unanswered'),
      ])
      .where('c.id', 'in', ids)
      .execute();
    return rows.map((row) => ({
      id: row.id,
      title: row.nickname,
      facts: [
        row.content || (row.image ? '［图片］' : ''),
        row.assigned ? `接待：${row.assigned}` : '',
      ].filter((fact) => fact !== ''),
      tags: [
        { text: chatStatusText[row.status] ?? '', tone: 'plain' as const },
        ...(row.status === chatStatus.serving && row.unanswered
          ? [{ text: '等回复', tone: 'warn' as const }]
          : []),
        ...(row.score === null
          ? []
          : [{ text: `${row.score} 分`, tone: row.score <= 2 ? ('danger' as const) : ('info' as const) }]),
      ],
      amount_fen: null,
    }));
  },
  batch: [
    { key: 'take', title: '接待', run: (core, id, { staffId }) => takeChat(core, staffId, id) },
    { key: 'close', title: '结束', run: (core, id, { staffId }) => closeChat(core, staffId, id) },
  ],
};
