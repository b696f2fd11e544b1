import { fault, type Handlers, problem, renderPage } from '@harbor/runtime/testing';
import { Providers } from '@harbor/ui/testing';
import { configure, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { staffMe } from '../../testing/desk';
import { coupon, fill, operationsCalls, pageOf } from '../../testing/site';
import { CouponsPage } from './CouponsPage';

configure({ defaultHidden: true });

const user = userEvent.setup({ delay: null, pointerEventsCheck: 0 });

const open = (handlers: Handlers = {}, path = '/staff/coupons') =>
  renderPage(<CouponsPage />, {
    path,
    session: 'staff',
    wrapper: Providers,
    handlers: {
      ...operationsCalls(),
      'GET /staff/coupon/list': pageOf([coupon(), coupon({ id: 8, title: '新人券', status: 3, left: null })]),
      ...handlers,
    },
  });

/** Presses a button once it can be pressed. */
async function press(name: string | RegExp) {
  const button = await screen.findByRole('button', { name });
  await waitFor(() => expect(button).toBeEnabled());
  await user.click(button);
}

test('each coupon says what it is worth, where, and what became of it', async () => {
  open();
  const [first, second] = await screen.findAllByRole('listitem');
  expect(first).toHaveTextContent('¥60满减满500减60发放中后台发放满 500 元可用 · 全场通用');
  expect(first).toHaveTextContent('已发40 / 100剩余60待使用20已使用15');
  expect(second).toHaveTextContent('已停发');
  expect(screen.getByRole('link', { name: /满500减60/ })).toHaveAttribute('href', '/staff/coupons/9');
});

test('the list is narrowed in the address', async () => {
  const page = open({}, '/staff/coupons?state=open&way=4');
  await screen.findAllByRole('listitem');
  const [asked] = page.requests.filter(({ key }) => key === 'GET /staff/coupon/list');
  expect(asked?.query).toEqual({ state: 'open', get_way: '4' });
  await press('未开始');
  await waitFor(() =>
    expect(page.requests.filter(({ key }) => key === 'GET /staff/coupon/list').at(-1)?.query.state).toBe(
      'waiting',
    ),
  );
});

test('a new one is previewed as buyers see it; what is wrong is said at its field, and it is sent once', async () => {
  let refused = true;
  const page = open({
    'POST /staff/coupon/create': () =>
      refused
        ? problem(422, '请检查填写的内容', { errors: { min_fen: ['满减的门槛应高于减免金额'] } })
        : coupon({ id: 12 }),
  });
  await press('新建优惠券');
  fill(await screen.findByLabelText('名称'), '满300减20');
  fill(screen.getByLabelText('减免金额'), '20');
  fill(screen.getByLabelText('使用门槛'), '1.234');
  await press('新建');
  expect(await screen.findByText('金额最多两位小数')).toBeInTheDocument();
  fill(screen.getByLabelText('使用门槛'), '10');
  expect(screen.getByRole('region', { name: '预览' })).toHaveTextContent(
    '¥20满 10 元可用满300减20全场通用领取后 30 天内有效',
  );
  await press('新建');
  expect(await screen.findByText('满减的门槛应高于减免金额')).toBeInTheDocument();
  refused = false;
  fill(screen.getByLabelText('使用门槛'), '300');
  await press('新建');
  const sent = () => page.requests.filter(({ key }) => key === 'POST /staff/coupon/create');
  await waitFor(() => expect(sent()).toHaveLength(2));
  expect(sent()[1]?.body).toMatchObject({ title: '满300减20', off_fen: 2000, min_fen: 30_000, open: false });
  await waitFor(() => expect(page.path()).toBe('/staff/coupons/12'));
});

test('who may only look makes none; an empty site says so; failures can be tried again', async () => {
  const looking = open({ 'GET /staff/me': staffMe({ roles: ['support'] }) });
  await screen.findAllByRole('listitem');
  expect(screen.queryByRole('button', { name: '新建优惠券' })).toBeNull();
  looking.unmount();
  const empty = open({ 'GET /staff/coupon/list': pageOf([]) });
  expect(await screen.findByText('还没有优惠券')).toBeInTheDocument();
  empty.unmount();
  const refused = open({ 'GET /staff/coupon/list': problem(403, '无权访问') });
  expect(await screen.findByText('您没有查看优惠券的权限')).toBeInTheDocument();
  refused.unmount();
  open({ 'GET /staff/coupon/list': fault.unavailable });
  expect(await screen.findByText('优惠券没有加载出来')).toBeInTheDocument();
});
