import { type Handlers, renderPage } from '@harbor/runtime/testing';
import { DesktopProviders } from '@harbor/ui/desktop';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { unpaidOrder } from '../../testing/orders';
import { OrderListPage } from './OrderListPage';

const page = (data: ReturnType<typeof unpaidOrder>[]) => ({
  data,
  total: data.length,
  current_page: 1,
  per_page: 10,
  last_page: 1,
  server_time: new Date().toISOString(),
});
const handlers: Handlers = {
  'POST /user/get_orders': () => page([unpaidOrder()]),
  'GET /user/get_wait_num': { unpaid: 3, incomplete: 0, serving: 1, delivered: 0, review: 0, refund: 0 },
};
const open = (path: string, more: Handlers = {}) =>
  renderPage(<OrderListPage />, {
    path,
    session: 'buyer',
    handlers: { ...handlers, ...more },
    wrapper: DesktopProviders,
  });

it('shows each tab with its count, and asks for the one in the address', async () => {
  const { requests } = open('/orderpage/?tab=unpaid');
  await waitFor(() =>
    expect(screen.getByRole('link', { name: '待付款 3' })).toHaveAttribute('aria-current', 'page'),
  );
  expect(screen.getByRole('link', { name: '待完善' })).toBeInTheDocument();
  expect(requests.find((one) => one.key === 'POST /user/get_orders')?.body).toMatchObject({ tab: 'unpaid' });
});

it('opens the payment from the list', async () => {
  const { path } = open('/orderpage/');
  await userEvent.click(await screen.findByRole('button', { name: '去付款' }));
  expect(path()).toBe('/orderdetail/21?pay=1');
});

it('fills only 去付款; what another order waits for is soft', async () => {
  const missing = () => ({
    ...unpaidOrder(),
    id: 22,
    status: 20,
    actions: { ...unpaidOrder().actions, pay: false, cancel: false, fill_form: true },
  });
  const finished = () => ({
    ...unpaidOrder(),
    id: 23,
    status: 60,
    actions: { ...unpaidOrder().actions, pay: false, cancel: false, review: true },
  });
  open('/orderpage/', { 'POST /user/get_orders': () => page([unpaidOrder(), missing(), finished()]) });
  await screen.findByRole('button', { name: '评价' });
  const looking = (kind: string) =>
    screen
      .getAllByRole('button')
      .filter(({ classList }) => classList.contains(`ant-btn-variant-${kind}`))
      .map(({ textContent }) => textContent?.replaceAll(' ', ''));
  expect(looking('solid')).toEqual(['去付款']);
  expect(looking('filled')).toEqual(['填写资料', '评价']);
});

it('asks before an order is hidden', async () => {
  const closed = () => ({
    ...unpaidOrder(),
    status: 70,
    actions: { ...unpaidOrder().actions, pay: false, cancel: false, hide: true },
  });
  const { requests } = open('/orderpage/', {
    'POST /user/get_orders': () => page([closed()]),
    'POST /user/hide_order/:id': { hidden: true },
  });
  await userEvent.click(await screen.findByRole('button', { name: '删除订单' }));
  const dialog = await screen.findByRole('dialog', { name: '确定要删除这个订单吗？' });
  expect(requests.map((one) => one.key)).not.toContain('POST /user/hide_order/:id');
  await userEvent.click(within(dialog).getByRole('button', { name: '删除订单' }));
  await waitFor(() => expect(requests.map((one) => one.key)).toContain('POST /user/hide_order/:id'));
});

it('has a next step for an empty list', async () => {
  open('/orderpage/', { 'POST /user/get_orders': page([]) });
  expect(await screen.findByText('还没有订单')).toBeInTheDocument();
  expect(screen.getByRole('link', { name: '去选服务' })).toHaveAttribute('href', '/productservice/');
});

it('tells a teacher that what they bought stands here, not what they work on', async () => {
  renderPage(<OrderListPage />, {
    path: '/orderpage/',
    session: 'teacher',
    handlers: { ...handlers, 'POST /user/get_orders': () => page([]) },
    wrapper: DesktopProviders,
  });
  expect(await screen.findByText('这里是您自己购买的服务，不包括您承接的订单')).toBeInTheDocument();
  expect(screen.getByRole('link', { name: '去选服务' })).toHaveAttribute('href', '/productservice/');
});
