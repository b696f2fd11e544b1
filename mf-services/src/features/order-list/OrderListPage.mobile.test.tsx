import { Route, Routes } from '@harbor/runtime';
import { type Handlers, renderPage } from '@harbor/runtime/testing';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { unpaidOrder } from '../../testing/orders';
import { OrderListPage } from './OrderListPage.mobile';

const orders = () => ({
  data: [unpaidOrder()],
  total: 1,
  current_page: 1,
  per_page: 10,
  last_page: 1,
  server_time: new Date().toISOString(),
});
const handlers: Handlers = {
  'POST /user/get_orders': orders,
  'GET /user/get_wait_num': { unpaid: 1, incomplete: 0, serving: 0, delivered: 0, review: 0, refund: 0 },
};

function open(path: string) {
  const page = (
    <Routes>
      <Route path="/orderpage/" element={<OrderListPage />} />
      <Route path="/orderpage/:id" element={<OrderListPage />} />
      <Route path="*" element={<p>elsewhere</p>} />
    </Routes>
  );
  return renderPage(page, { path, platform: 'mobile', session: 'buyer', handlers });
}

it.each([
  ['/orderpage/', 'all'],
  ['/orderpage/0', 'all'],
  ['/orderpage/1', 'unpaid'],
  ['/orderpage/6', 'refund'],
  ['/orderpage/99', 'all'],
])('%s shows the tab %s', async (path, tab) => {
  const { requests } = open(path);
  await screen.findByText(unpaidOrder().title);
  expect(requests.find((one) => one.key === 'POST /user/get_orders')?.body).toMatchObject({ tab });
});

it('searches from the magnifier, and keeps the words in the address', async () => {
  const { path, requests } = open('/orderpage/0');
  await userEvent.click(await screen.findByRole('button', { name: '搜索订单' }));
  await userEvent.type(screen.getByRole('searchbox', { name: '服务名称或订单编号' }), '润色{Enter}');
  expect(path()).toBe(`/orderpage/0?keyword=${encodeURIComponent('润色')}`);
  await waitFor(() =>
    expect(requests.map((one) => one.body)).toContainEqual(expect.objectContaining({ keyword: '润色' })),
  );
});

it('pays from the card', async () => {
  const { path } = open('/orderpage/0');
  await userEvent.click(await screen.findByRole('button', { name: '去付款' }));
  expect(path()).toBe('/orderdetail/21?pay=1');
});
