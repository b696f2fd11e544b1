import { type Handlers, problem, renderPage } from '@harbor/runtime/testing';
import { Providers } from '@harbor/ui/testing';
import { configure, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { announcement, fill, hoursAgo, inMinutes, operationsCalls, pageOf } from '../../../testing/site';
import { AnnouncementsPage } from './AnnouncementsPage';

configure({ defaultHidden: true });

const user = userEvent.setup({ delay: null, pointerEventsCheck: 0 });

const open = (handlers: Handlers = {}, list = [announcement()]) =>
  renderPage(<AnnouncementsPage />, {
    path: '/staff/site/announcements',
    session: 'staff',
    wrapper: Providers,
    handlers: { ...operationsCalls(), 'GET /staff/announcement/list': pageOf(list), ...handlers },
  });

/** Presses a button once it can be pressed. */
async function press(name: string | RegExp) {
  const button = await screen.findByRole('button', { name });
  await waitFor(() => expect(button).toBeEnabled());
  await user.click(button);
}

test('each says whether it is shown now, waits, is over or was taken away', async () => {
  open({}, [
    announcement(),
    announcement({ id: 6, starts_at: inMinutes(90) }),
    announcement({ id: 7, ends_at: hoursAgo(1) }),
    announcement({ id: 8, status: 1 }),
    announcement({ id: 9, status: 3 }),
  ]);
  const list = within(await screen.findByRole('list', { name: '公告' }));
  const words = list.getAllByRole('listitem').map((row) => row.textContent);
  expect(words[0]).toContain('展示中顶部提示');
  expect(words[0]).toContain('已送达 1,280 人');
  expect(['定时发布', '已结束', '草稿', '已撤下'].map((word, n) => words[n + 1]?.includes(word))).toEqual([
    true,
    true,
    true,
    true,
  ]);
});

test('a draft is written with its preview, and published after a question', async () => {
  const page = open(
    {
      'POST /staff/announcement/save': announcement({ id: 8, status: 1 }),
      'POST /staff/announcement/publish/:id': announcement({ id: 8 }),
    },
    [announcement({ id: 8, status: 1, title: '春节安排' })],
  );
  await press('写公告');
  fill(await screen.findByLabelText('标题'), '元旦服务时间');
  fill(screen.getByLabelText('正文'), '1月1日照常服务。');
  await user.click(screen.getByRole('checkbox', { name: /在页面顶部提示/ }));
  expect(screen.getByRole('region', { name: '预览' })).toHaveTextContent(
    '公告元旦服务时间元旦服务时间1月1日照常服务。',
  );
  await press('保存草稿');
  const sent = (key: string) => page.requests.find((one) => one.key === key);
  await waitFor(() =>
    expect(sent('POST /staff/announcement/save')?.body).toMatchObject({
      title: '元旦服务时间',
      audience: 'all',
      top_bar: true,
      ends_at: null,
    }),
  );
  await waitFor(() => expect(screen.queryByLabelText('标题')).toBeNull());
  await press(/^发\s?布$/);
  const dialog = within(await screen.findByRole('dialog'));
  expect(dialog.getByText(/立即送入全部用户的消息中心/)).toBeInTheDocument();
  await user.click(dialog.getByRole('button', { name: /^发\s?布$/ }));
  await waitFor(() => expect(sent('POST /staff/announcement/publish/:id')?.params).toEqual({ id: '8' }));
});

test('a published one is corrected with the writing that was seen; who came second is told', async () => {
  const page = open({
    'POST /staff/announcement/correct/:id': problem(409, '公告刚被其他同事修改，请刷新后再改'),
  });
  await press(/^更\s?正$/);
  expect(await screen.findByText(/更正不会再次提醒用户/)).toBeInTheDocument();
  expect(screen.queryByLabelText('公告对象')).toBeNull();
  fill(screen.getByLabelText('标题'), '国庆服务时间（更新）');
  const dialog = within(screen.getByRole('dialog'));
  await user.click(dialog.getByRole('button', { name: /^更\s?正$/ }));
  expect(await screen.findByText('公告刚被其他同事修改，请刷新后再改')).toBeInTheDocument();
  expect(page.requests.find(({ key }) => key === 'POST /staff/announcement/correct/:id')?.body).toMatchObject(
    { revision: 3, title: '国庆服务时间（更新）' },
  );
});

test('words that were not saved are asked about before the form closes', async () => {
  open();
  await press('写公告');
  fill(await screen.findByLabelText('标题'), '写到一半');
  await press(/^取\s?消$/);
  expect(await screen.findByText('放弃未保存的内容？')).toBeInTheDocument();
  await press('不保存，离开');
  await waitFor(() => expect(screen.queryByLabelText('标题')).toBeNull());
});

test('a site without announcements says what they are for', async () => {
  open({}, []);
  expect(await screen.findByText('还没有公告')).toBeInTheDocument();
});
