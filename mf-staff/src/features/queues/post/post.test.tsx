import { problem } from '@harbor/runtime/testing';
import { configure, screen, waitFor } from '@testing-library/react';
import { decide, moved, press, user, write } from '../../../testing/decide';
import { looked, post } from '../../../testing/desk';

configure({ defaultHidden: true });

test('post: an appeal against hiding is granted with a reason', async () => {
  const { sent, settle } = decide('post', {
    'GET /staff/post/detail/:id': post(7, { status: 5, appeal: '没有违规' }),
    'POST /staff/post/restore/:id': moved,
  });
  await write('发给作者', '核对后没有违规');
  await press(/申诉成立，恢复/);
  await waitFor(() => expect(sent('POST /staff/post/restore/:id')).toEqual([{ reason: '核对后没有违规' }]));
  expect(settle).toHaveBeenCalledWith({ said: '已恢复“第 7 篇帖子”' });
});

test('post: title and words of the text are changed as it is let through', async () => {
  const marks = [{ field: 'text' as const, from: 0, to: 2, text: '论文', label: '联系方式', rewrite: '' }];
  const { sent, settle } = decide('post', {
    'GET /staff/post/detail/:id': post(7, looked({ marks })),
    'POST /staff/post/publish/:id': moved,
  });
  await screen.findAllByTitle('联系方式');
  await user.keyboard('m');
  await write('标题', '第七篇帖子');
  await write('“论文”改为', '文章');
  await write('原文 2', '第六版');
  await press('修改并通过');
  await waitFor(() =>
    expect(sent('POST /staff/post/publish/:id')).toEqual([
      {
        edit: {
          revision: '0123456789abcdef',
          title: '第七篇帖子',
          fixes: [
            { find: '论文', replace: '文章' },
            { find: '第六版', replace: '' },
          ],
        },
      },
    ]),
  );
  expect(settle).toHaveBeenCalledWith({ said: '已修改并通过“第七篇帖子”', undo: true });
});

test('post: what its author changed meanwhile is said beside the button', async () => {
  const msg = '作者刚刚修改了内容，请查看后再处理';
  const { page } = decide('post', {
    'GET /staff/post/detail/:id': post(7),
    'POST /staff/post/publish/:id': problem(409, msg),
  });
  await press(/^改后通过/);
  await write('标题', '第七篇帖子');
  await press('修改并通过');
  expect(await screen.findByRole('alert')).toHaveTextContent(msg);
  page.unmount();
});
