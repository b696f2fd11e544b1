import type { DataOf, OwnAppraise } from '@harbor/contract';

const goods = { goods_id: 2, title: '英文标准润色', cover: '/cover.svg', category_title: '翻译润色' };

/** A finished order that can be reviewed. */
export const orderToReview = (): DataOf<'GET /user/appraise/:id'> => ({
  order: {
    ...goods,
    id: 31,
    order_no: '202611210958264173',
    spec_text: '标准',
    teacher_name: '林书瑶',
    finished_at: '2026-11-20T09:00:00+08:00',
  },
  actions: { review: true },
  reason: '',
  review_until: '2026-12-05T09:00:00+08:00',
  tags: { good: ['说明清楚', '按时交付'], low: ['回复较慢'] },
  review: null,
});

/** A shown review that can be added to. */
export const ownReview = (): OwnAppraise => ({
  ...goods,
  id: 1,
  order_id: 31,
  spec_name: '标准',
  ratings: { stars: 5, professional: 5, punctual: 4, communication: 5, norm: 5 },
  content: '讲得很细',
  tags: ['说明清楚'],
  images: [],
  anonymous: false,
  status: 2,
  status_text: '已展示',
  hidden_reason: '',
  append: null,
  reply: null,
  created_at: '2026-11-21T09:00:00+08:00',
  append_until: '2027-02-19T09:00:00+08:00',
  actions: { append: true },
});
