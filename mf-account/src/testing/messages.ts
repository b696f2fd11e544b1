import type { DataOf, Message } from '@harbor/contract';
import type { Handlers } from '@harbor/runtime/testing';

export const message: Message = {
  id: 7,
  kind: 4,
  sub: 41,
  sub_text: '订单',
  title: '第 2 版已交付',
  text: '第 2 版已交付',
  body: '请在 7 天内验收。',
  link: '/orderpage/',
  actors: [],
  actor_count: 0,
  read: false,
  created_at: '2026-11-21T09:00:00+08:00',
};

export const liked: Message = {
  ...message,
  id: 8,
  kind: 1,
  sub: 0,
  sub_text: '',
  title: '赞了您的评价',
  text: '张三、李四等 5 人 赞了您的评价',
  link: '/goodsdetail/6',
  actors: [
    { id: 3, nickname: '张三', avatar_img: '' },
    { id: 4, nickname: '李四', avatar_img: '' },
  ],
  actor_count: 5,
};

export const counts = (system: number): DataOf<'GET /message/message_num'> => ({
  total: system,
  like: 0,
  comment: 0,
  fans: 0,
  system,
});

export const pageOf = <T>(data: T[]) => ({
  data,
  total: data.length,
  current_page: 1,
  per_page: 20,
  last_page: 1,
});

/** A server with one unread order notice and one like. */
export const messageHandlers: Handlers = {
  'GET /message/message_num': counts(1),
  'POST /message/notice': {
    ...pageOf([message]),
    subs: [
      { sub: 41, title: '订单', total: 1, unread: 1 },
      { sub: 43, title: '优惠券', total: 2, unread: 0 },
    ],
  },
  'GET /message/get_like': pageOf([liked]),
  'POST /message/read': counts(0),
  'POST /message/read_all': counts(0),
  'POST /message/delete': counts(0),
  'POST /message/restore': counts(1),
};

type Group = DataOf<'GET /message/settings'>['groups'][number];

const group: Group = {
  key: 'order',
  title: '订单与发票',
  description: '付款、提交资料与交付',
  site: true,
  sms: false,
  mail: false,
  mail_fixed: false,
  locked: true,
};

/** Three groups: one that is sent by all ways, one whose mails are always sent, one of the message centre alone. */
export const messageSettings: DataOf<'GET /message/settings'> = {
  groups: [
    group,
    { ...group, key: 'security', title: '账号安全', mail: true, mail_fixed: true },
    { ...group, key: 'like', title: '赞与收藏', sms: null, mail: null, locked: false },
  ],
  quiet: { on: false, from: '22:00', to: '08:00' },
};
