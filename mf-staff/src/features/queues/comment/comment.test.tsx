import { configure, screen, waitFor } from '@testing-library/react';
import { decide, moved, press, user, write } from '../../../testing/decide';
import { looked, past, post, staffMe } from '../../../testing/desk';

configure({ defaultHidden: true });

const comment = post(7, { kind: 'comment' });

test('comment: refused with a reason', async () => {
  const { sent } = decide('comment', {
    'GET /staff/discuss/detail/:id': comment,
    'POST /staff/discuss/reject/:id': moved,
  });
  await screen.findByText('论文写到第六版了');
  await user.keyboard('2r');
  await waitFor(() => expect(sent('POST /staff/discuss/reject/:id')).toEqual([{ reason: '留有联系方式' }]));
});

test('comment: changed as it is let through, with the words that rules found in sight', async () => {
  const marks = [
    { field: 'text' as const, from: 2, to: 7, text: '写到第六版', label: '联系方式', rewrite: '' },
  ];
  const { sent, settle } = decide('comment', {
    'GET /staff/discuss/detail/:id': { ...comment, ...looked({ marks }) },
    'POST /staff/discuss/publish/:id': moved,
  });
  const [marked] = await screen.findAllByTitle('联系方式');
  expect(marked).toHaveTextContent('写到第六版联系方式');
  await press(/^改后通过/);
  expect(await screen.findByRole('button', { name: '修改并通过' })).toBeDisabled();
  await write('评论', '论文改好了');
  await press('修改并通过');
  await waitFor(() =>
    expect(sent('POST /staff/discuss/publish/:id')).toEqual([
      { edit: { revision: '0123456789abcdef', content: '论文改好了' } },
    ]),
  );
  expect(settle).toHaveBeenCalledWith({ said: '已修改并通过评论', undo: true });
});

test('comment: who wrote it, and what became of what they wrote before', async () => {
  const recent = [
    {
      ...{ kind: '评论', title: '加我微信', state: '已驳回', tone: 'danger' as const, note: '留有联系方式' },
      ...{ link: '/staff/queue/comment?case=5', at: comment.created_at },
    },
  ];
  const { page } = decide('comment', {
    'GET /staff/discuss/detail/:id': comment,
    'GET /staff/me': staffMe(),
    'GET /staff/author/past/:id': past({ recent }),
  });
  expect(await screen.findByText('曾驳回 1')).toBeInTheDocument();
  expect(screen.getByText('加我微信')).toBeInTheDocument();
  expect(screen.getByText('留有联系方式', { selector: 'p' })).toBeInTheDocument();
  page.unmount();
});
