import { mostAvoided } from '@harbor/contract/order-form/limits';
import { Route, Routes } from '@harbor/runtime';
import { type Handlers, problem, type RenderPageOptions, renderPage } from '@harbor/runtime/testing';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { coupon, goods, uselessCoupon } from '../../testing/goods';
import { GoodsDetailPage } from './GoodsDetailPage';

const noReviews = { data: [], total: 0, current_page: 1, per_page: 10, last_page: 1 };
const handlers: Handlers = {
  'GET /service/detail/:id': goods,
  'GET /service/appraise/:id': { ...noReviews, summary: goods.appraise_summary },
  'POST /service/get_coupons/:id': { data: [coupon, uselessCoupon], best_id: coupon.id },
};

function open(options: RenderPageOptions = {}) {
  const page = (
    <Routes>
      <Route path="/goodsdetail/:goodsId" element={<GoodsDetailPage />} />
      <Route path="*" element={<p>elsewhere</p>} />
    </Routes>
  );
  return renderPage(page, { path: '/goodsdetail/1', handlers, ...options });
}

it('shows the price that specification and words make', async () => {
  open();
  const words = await screen.findByRole('spinbutton', { name: '稿件字数' });
  await userEvent.click(screen.getByRole('radio', { name: /深度/ }));
  await userEvent.clear(words);
  // At once: the field puts its commas in between keys, and the place of the next key is the test's guess.
  await userEvent.paste('6200');
  expect(await screen.findByText('按 7 千字计价，不足一千按一千计')).toBeInTheDocument();
  expect(screen.getByText('2,240', { exact: false })).toBeInTheDocument();
});

it('promises as many to avoid as the forms take', async () => {
  open();
  expect(await screen.findByText(`可设 ${mostAvoided} 个单位或老师`)).toBeInTheDocument();
});

it('takes the best coupon of somebody who is logged in off the price', async () => {
  open({ session: 'buyer' });
  expect(await screen.findByText('合计（已减券 ¥60）')).toBeInTheDocument();
});

it('goes to the buy page with what was chosen', async () => {
  const { path } = open({ session: 'buyer' });
  await userEvent.click(await screen.findByRole('radio', { name: /深度/ }));
  await userEvent.click(screen.getByRole('button', { name: '立即购买' }));
  expect(path()).toBe('/buypage/1?spec=3&words=5000');
});

it('leads a visitor who buys over the login to the buy page, with what was chosen', async () => {
  const { path, notices } = open();
  await userEvent.click(await screen.findByRole('radio', { name: /深度/ }));
  await userEvent.click(screen.getByRole('button', { name: '立即购买' }));
  expect(notices).toEqual([{ kind: 'warning', text: '请登录' }]);
  expect(path()).toBe('/login');
  expect(sessionStorage.getItem('harbor:return')).toBe('/buypage/1?spec=3&words=5000');
});

it('collects at once and takes it back when the server refuses', async () => {
  const { notices } = open({
    session: 'buyer',
    handlers: { ...handlers, 'POST /service/collect/:id': () => problem(429, '操作太频繁，请稍后再试') },
  });
  await userEvent.click(await screen.findByRole('button', { name: /收藏 12/ }));
  await waitFor(() => expect(notices).toContainEqual({ kind: 'error', text: '操作太频繁，请稍后再试' }));
  expect(screen.getByRole('button', { name: /^收藏 12/ })).toHaveAttribute('aria-pressed', 'false');
});

it('asks a visitor to log in before collecting', async () => {
  const { notices, requests } = open();
  await userEvent.click(await screen.findByRole('button', { name: /收藏 12/ }));
  expect(notices).toEqual([{ kind: 'warning', text: '请登录' }]);
  expect(requests.map((one) => one.key)).not.toContain('POST /service/collect/:id');
});

it('keeps a service readable that is off the shelf, without a way to buy it', async () => {
  open({ handlers: { ...handlers, 'GET /service/detail/:id': { ...goods, status: 2 } } });
  expect(await screen.findByRole('note')).toHaveTextContent('已下架说明仍可查看，已购买的订单不受影响');
  expect(screen.getByText('两轮校订')).toBeInTheDocument();
  expect(screen.queryByRole('button', { name: '立即购买' })).not.toBeInTheDocument();
});

it('hands the report of its service over by WeChat, and asks support about any other', async () => {
  const { unmount } = open();
  expect(await screen.findByRole('button', { name: '咨询客服' })).toBeInTheDocument();
  expect(screen.queryByText('报告怎么领取')).not.toBeInTheDocument();
  unmount();
  open({ handlers: { ...handlers, 'GET /service/detail/:id': { ...goods, support_variant: 'report' } } });
  expect(await screen.findByText('报告怎么领取')).toBeInTheDocument();
  expect(screen.getAllByRole('button', { name: '添加微信领取报告' })).toHaveLength(2);
});

it('says what a service does not contain beside what it does, and the refund rules', async () => {
  open();
  expect(await screen.findByText('撰写或续写论文正文')).toBeInTheDocument();
  expect(screen.getByText('两轮语言校订')).toBeInTheDocument();
  expect(screen.getByText('全额退')).toBeInTheDocument();
});

it('shows ways on for an unknown service', async () => {
  open({
    path: '/goodsdetail/99999',
    handlers: {
      'GET /service/detail/:id': problem(404, '服务不存在或已下架'),
      'GET /index/goods': { data: [], categories: [] },
    },
  });
  expect(await screen.findByRole('heading', { level: 1, name: '没有找到这项服务' })).toBeInTheDocument();
  expect(screen.getByRole('link', { name: '看看全部服务' })).toHaveAttribute('href', '/productservice/');
});
