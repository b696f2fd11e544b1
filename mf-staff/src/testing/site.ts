import type { StaffAnnouncement, StaffCoupon, StaffHelp } from '@harbor/contract';
import { fireEvent } from '@testing-library/react';
import { hoursAgo, inMinutes, staffMe } from './desk';

/** Writes a whole text into a field at once, in place of what it held. */
export const fill = (field: HTMLElement, value: string): void => {
  fireEvent.change(field, { target: { value } });
};

/** What the frame asks of somebody who runs the site. */
export const operationsCalls = () => ({
  'GET /staff/me': staffMe({ roles: ['operations'] }),
  'GET /staff/desk/queues': { data: [] },
});

/** A page of a list. */
export const pageOf = <T>(data: T[]) => ({
  data,
  total: data.length,
  current_page: 1,
  per_page: 20,
  last_page: 1,
});

/** An announcement that is shown now, unless said otherwise. */
export const announcement = (more: Partial<StaffAnnouncement> = {}): StaffAnnouncement => ({
  id: 5,
  title: '国庆服务时间',
  body: '10月1日至7日客服时间为 10:00–18:00。',
  link: '',
  audience: 'all',
  top_bar: true,
  starts_at: hoursAgo(2),
  ends_at: null,
  status: 2,
  status_text: '已发布',
  reached: 1280,
  revision: 3,
  updated_at: hoursAgo(2),
  ...more,
});

/** The help centre with one category of two questions and an empty one. */
export const help = (): StaffHelp => ({
  categories: [
    {
      id: 1,
      title: '账号与登录',
      description: '注册与密码',
      revision: 2,
      articles: [
        {
          id: 101,
          category_id: 1,
          question: '怎样注册？',
          answer: '打开登录页，{=ticketHours} 小时内有人答复。',
          keywords: '开户',
          link: null,
          published: true,
          revision: 4,
          updated_at: hoursAgo(30),
        },
        {
          id: 102,
          category_id: 1,
          question: '忘记密码怎么办？',
          answer: '在登录页点击忘记密码。',
          keywords: '',
          link: { title: '去登录', path: '/login' },
          published: false,
          revision: 1,
          updated_at: hoursAgo(30),
        },
      ],
    },
    { id: 2, title: '发票', description: '开票与抬头', revision: 1, articles: [] },
  ],
  numbers: [{ name: 'ticketHours', value: '24' }],
});

/** A coupon that waits to be given out by hand, unless said otherwise. */
export const coupon = (more: Partial<StaffCoupon> = {}): StaffCoupon => ({
  id: 9,
  title: '满500减60',
  type: 1,
  min_fen: 50_000,
  off_fen: 6000,
  discount: 0,
  cap_fen: 0,
  scope: 0,
  scope_ids: [],
  scope_text: '全场通用',
  get_way: 4,
  code: '',
  total: 100,
  received: 40,
  per_limit: 1,
  status: 1,
  time_type: 0,
  valid_text: '领取后 30 天内有效',
  left: 60,
  held: 20,
  used: 15,
  expired: 4,
  voided: 1,
  created_at: hoursAgo(100),
  ...more,
});

export { hoursAgo, inMinutes };
