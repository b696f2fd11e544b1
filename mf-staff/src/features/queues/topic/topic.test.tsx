import { configure, waitFor } from '@testing-library/react';
import { author, decide, moved, press, write } from '../../../testing/decide';
import { hoursAgo, looked } from '../../../testing/desk';

configure({ defaultHidden: true });

const paged = { total: 1, current_page: 1, per_page: 20, last_page: 1 };

const topic = {
  id: 7,
  title: '投稿经验谈',
  description: '',
  status: 1,
  status_text: '待审核',
  post_count: 0,
  author,
  created_at: hoursAgo(3),
};

test('topic: merged into another', async () => {
  const { sent } = decide('topic', {
    'GET /staff/topic/detail/:id': { ...topic, ...looked() },
    'GET /staff/topic/list': { data: [topic, { ...topic, id: 9, title: '投稿' }], ...paged },
    'POST /staff/topic/merge/:id': moved,
  });
  await press('合并');
  await press('#投稿');
  await press('合并，帖子一并转移');
  await waitFor(() => expect(sent('POST /staff/topic/merge/:id')).toEqual([{ into: 9 }]));
});

test('topic: its words are changed as it is let through', async () => {
  const { sent } = decide('topic', {
    'GET /staff/topic/detail/:id': { ...topic, ...looked() },
    'POST /staff/topic/publish/:id': moved,
  });
  await press(/^改后通过/);
  await write('话题', '投稿经验');
  await press('修改并通过');
  await waitFor(() =>
    expect(sent('POST /staff/topic/publish/:id')).toEqual([
      { edit: { revision: '0123456789abcdef', title: '投稿经验', description: '' } },
    ]),
  );
});
