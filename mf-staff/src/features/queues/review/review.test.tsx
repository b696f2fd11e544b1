import type { DataOf } from '@harbor/contract';
import { configure, waitFor } from '@testing-library/react';
import { author, decide, press, write } from '../../../testing/decide';
import { hoursAgo, inMinutes, looked } from '../../../testing/desk';

configure({ defaultHidden: true });

const review: DataOf<'GET /staff/appraise/detail/:id'> = {
  goods_id: 1,
  title: '论文润色',
  cover: '',
  category_title: '润色',
  id: 7,
  order_id: 3,
  spec_name: '深度',
  ratings: { stars: 5, professional: 5, punctual: 5, communication: 5, norm: 5 },
  content: '很满意',
  tags: [],
  images: [],
  anonymous: false,
  status: 2,
  status_text: '已展示',
  hidden_reason: '',
  append: {
    content: '追评带有电话',
    status: 1,
    status_text: '审核中',
    hidden_reason: '',
    created_at: hoursAgo(2),
  },
  reply: null,
  created_at: hoursAgo(9),
  append_until: inMinutes(60),
  actions: { append: false },
  author,
  teacher_id: null,
  looked: { review: looked(), append: looked() },
};

test('review: what was added waits, and is hidden on the ground of the law alone', async () => {
  const { sent } = decide('review', {
    'GET /staff/appraise/detail/:id': review,
    'POST /staff/appraise/hide/:id': review,
  });
  await write('原因或回复', '泄露了他人电话');
  await press(/^隐藏/);
  await waitFor(() =>
    expect(sent('POST /staff/appraise/hide/:id')).toEqual([
      { part: 'append', basis: 'privacy', reason: '泄露了他人电话' },
    ]),
  );
});

test('review: words of what was added are taken out as it is let through', async () => {
  const { sent } = decide('review', {
    'GET /staff/appraise/detail/:id': review,
    'POST /staff/appraise/publish/:id': review,
  });
  await press(/^改后通过/);
  await write('追评', '追评');
  await press('修改并通过');
  await waitFor(() =>
    expect(sent('POST /staff/appraise/publish/:id')).toEqual([
      { part: 'append', edit: { revision: '0123456789abcdef', content: '追评' } },
    ]),
  );
});
