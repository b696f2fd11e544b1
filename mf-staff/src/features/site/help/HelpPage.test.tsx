import { type Handlers, problem, renderPage } from '@harbor/runtime/testing';
import { Providers } from '@harbor/ui/testing';
import { configure, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { fill, help, operationsCalls } from '../../../testing/site';
import { HelpPage } from './HelpPage';

configure({ defaultHidden: true });

const user = userEvent.setup({ delay: null, pointerEventsCheck: 0 });

const open = (handlers: Handlers = {}, path = '/staff/site/help') =>
  renderPage(<HelpPage />, {
    path,
    session: 'staff',
    wrapper: Providers,
    handlers: { ...operationsCalls(), 'GET /staff/help/list': help(), ...handlers },
  });

/** Presses a button once it can be pressed. */
async function press(name: string | RegExp) {
  const button = await screen.findByRole('button', { name });
  await waitFor(() => expect(button).toBeEnabled());
  await user.click(button);
}

test('a question is written with the numbers that readers will see, and sent with its revision', async () => {
  const page = open({
    'POST /staff/help/article': problem(422, '请检查', { errors: { answer: ['没有这些数字：ticketHour'] } }),
  });
  const list = within(await screen.findByRole('list', { name: '账号与登录' }));
  expect(list.getAllByRole('listitem')[1]).toHaveTextContent('忘记密码怎么办？未展示');
  await press('编辑 怎样注册？');
  expect(await screen.findByRole('region', { name: '预览' })).toHaveTextContent('24 小时内有人答复');
  fill(screen.getByLabelText('问题'), '怎样注册账号？');
  await press('保存并发布');
  expect(await screen.findByText('没有这些数字：ticketHour')).toBeInTheDocument();
  expect(page.requests.find(({ key }) => key === 'POST /staff/help/article')?.body).toMatchObject({
    id: 101,
    revision: 4,
    category_id: 1,
    link: null,
    published: true,
  });
});

test('a hidden question stays hidden unless it is shown', async () => {
  const page = open({ 'POST /staff/help/article': help().categories[0]?.articles[1] as never });
  await press('编辑 忘记密码怎么办？');
  await press('保存，不发布');
  await waitFor(() =>
    expect(page.requests.find(({ key }) => key === 'POST /staff/help/article')?.body).toMatchObject({
      published: false,
      link: { title: '去登录', path: '/login' },
    }),
  );
});

test('questions and categories are put in order', async () => {
  const page = open({ 'POST /staff/help/order': help() });
  await press('下移 怎样注册？');
  const sent = () =>
    page.requests.filter(({ key }) => key === 'POST /staff/help/order').map(({ body }) => body);
  await waitFor(() => expect(sent()).toEqual([{ ids: [102, 101], category_id: 1 }]));
  await press('上移 发票');
  await waitFor(() => expect(sent()[1]).toEqual({ ids: [2, 1] }));
  expect(screen.getByRole('button', { name: '上移 账号与登录' })).toBeDisabled();
});

test('an empty category says that nobody sees it, and can be taken away', async () => {
  const page = open({ 'POST /staff/help/category/delete/:id': help() }, '/staff/site/help?category=2');
  expect(await screen.findByText('这个分类还没有问题')).toBeInTheDocument();
  await press('删除分类');
  const dialog = within(await screen.findByRole('dialog'));
  await user.click(dialog.getByRole('button', { name: /^删\s?除$/ }));
  await waitFor(() =>
    expect(page.requests.find(({ key }) => key === 'POST /staff/help/category/delete/:id')?.params).toEqual({
      id: '2',
    }),
  );
});

test('a category is named; without any the page says where to begin', async () => {
  const page = open({ 'POST /staff/help/category': help() });
  await press('新建分类');
  fill(await screen.findByLabelText('名称'), '老师与信用');
  fill(screen.getByLabelText('说明'), '认证与评分');
  await press(/^保\s?存$/);
  await waitFor(() =>
    expect(page.requests.find(({ key }) => key === 'POST /staff/help/category')?.body).toEqual({
      title: '老师与信用',
      description: '认证与评分',
    }),
  );
  page.unmount();
  open({ 'GET /staff/help/list': { categories: [], numbers: [] } });
  expect(await screen.findByText('还没有帮助内容')).toBeInTheDocument();
});
