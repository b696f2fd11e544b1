import { type Handlers, problem, renderPage } from '@harbor/runtime/testing';
import { Providers } from '@harbor/ui/testing';
import { configure, fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { inMinutes } from '../../../testing/desk';
import { article, pressCalls, pressList, pressRow } from '../../../testing/press';
import { fill } from '../../../testing/site';
import { PressPage } from './PressPage';

configure({ defaultHidden: true });

const user = userEvent.setup({ delay: null, pointerEventsCheck: 0 });

const open = (path = '/staff/press', handlers: Handlers = {}) =>
  renderPage(<PressPage />, {
    path,
    session: 'staff',
    wrapper: Providers,
    handlers: { ...pressCalls(), 'GET /staff/press/list': pressList(), ...handlers },
  });

const press = async (name: string | RegExp) => user.click(await screen.findByRole('button', { name }));

test('an article says where it stands, when it goes out, and how it is read', async () => {
  open('/staff/press', {
    'GET /staff/press/list': pressList([
      pressRow({ pinned: true, changed: true, special: '学术规范 2026' }),
      pressRow({
        ...{ id: 32, title: '明早的快讯', status: 1, status_text: '定时发布', published_at: null },
        publish_at: inMinutes(600),
      }),
      pressRow({ id: 33, title: '', status: 0, status_text: '草稿', published_at: null }),
    ]),
  });
  const list = within(await screen.findByRole('list', { name: '头条' }));
  const [first, second, third] = list.getAllByRole('link').map((link) => link.closest('li') as HTMLElement);
  expect(first).toHaveTextContent(/已发布置顶有未发布的修改资讯 · 学术规范 2026 · 罗衡/);
  expect(first).toHaveTextContent(/阅读3,482赞56收藏12/);
  expect(second).toHaveTextContent(/定时发布.*发布.*修改/);
  expect(third).toHaveTextContent('（还没有标题）');
  expect(third).toHaveTextContent('尚未发布');
  expect(list.getByRole('link', { name: '明早的快讯' })).toHaveAttribute('href', '/staff/press/32');
});

test('states have their counts, and filters stand in the address', async () => {
  const page = open('/staff/press?tag=3&page=2');
  const states = within(await screen.findByRole('navigation', { name: '头条状态' }));
  await waitFor(() => expect(states.getByRole('link', { name: '全部 65' })).toBeInTheDocument());
  expect(states.getByRole('link', { name: '已发布 62' })).toHaveAttribute(
    'href',
    '/staff/press?status=2&tag=3',
  );
  expect(page.requests.find(({ key }) => key === 'GET /staff/press/list')?.query).toMatchObject({
    tag: '3',
    page: '2',
  });
  await waitFor(() => expect(screen.getByLabelText('标签')).toHaveValue('3'));
  fireEvent.change(screen.getByLabelText('栏目'), { target: { value: '4' } });
  expect(page.path()).toBe('/staff/press?type=4&tag=3');
  await user.type(screen.getByLabelText('查找头条'), '声明');
  // The head of the phone has one of the same name.
  const form = within(screen.getByRole('form', { name: '筛选头条' }));
  await user.click(form.getByRole('button', { name: /^查\s?找$/ }));
  expect(page.path()).toBe(`/staff/press?type=4&tag=3&keyword=${encodeURIComponent('声明')}`);
});

test('nothing found leads back to everything, and the field follows', async () => {
  const page = open('/staff/press?keyword=%E6%97%A0&status=3', { 'GET /staff/press/list': pressList([]) });
  expect(await screen.findByText('没有符合条件的头条')).toBeInTheDocument();
  await press('查看全部头条');
  expect(page.path()).toBe('/staff/press');
  expect(screen.getByLabelText('查找头条')).toHaveValue('');
});

test('a new one is a draft with a title before its page opens; a press that was repeated makes one', async () => {
  const answers = [problem(503, ''), article({ id: 40 })];
  const page = open('/staff/press', {
    'POST /staff/press/create': () => answers.shift() ?? article({ id: 40 }),
  });
  await press('写头条');
  await press('开始写');
  expect(await screen.findByText('请先写一个标题，之后还能改')).toBeInTheDocument();
  await press('快讯');
  expect(screen.getByText('快讯的正文至少 100 字')).toBeInTheDocument();
  fill(screen.getByLabelText('标题'), '两则征稿截止提醒');
  const create = () => page.requests.filter(({ key }) => key === 'POST /staff/press/create');
  await press('开始写');
  await waitFor(() => expect(create()).toHaveLength(1));
  await waitFor(() => expect(screen.getByRole('button', { name: '开始写' })).toBeEnabled());
  await press('开始写');
  await waitFor(() => expect(page.path()).toBe('/staff/press/40'));
  expect(create()[0]?.body).toMatchObject({
    type: 4,
    title: '两则征稿截止提醒',
    author: '许静',
    content: '',
  });
  const keys = create().map(({ headers }) => headers['Idempotency-Key'] ?? headers['idempotency-key']);
  expect(keys[0]).toBeTruthy();
  expect(keys[1]).toBe(keys[0]);
});

test('who may not edit is told so', async () => {
  open('/staff/press', { 'GET /staff/press/list': problem(403, '没有权限') });
  expect(await screen.findByText('您没有查看头条的权限')).toBeInTheDocument();
});
