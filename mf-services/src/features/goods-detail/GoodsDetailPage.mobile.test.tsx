import { Route, Routes } from '@harbor/runtime';
import { type Handlers, renderPage } from '@harbor/runtime/testing';
import { screen, waitFor } from '@testing-library/react';
import userEvent, { PointerEventsCheckLevel } from '@testing-library/user-event';
import { coupon, goods, uselessCoupon } from '../../testing/goods';
import { GoodsDetailPage } from './GoodsDetailPage.mobile';

const handlers: Handlers = {
  'GET /service/detail/:id': goods,
  'GET /service/appraise/:id': {
    data: [],
    total: 0,
    current_page: 1,
    per_page: 10,
    last_page: 1,
    summary: goods.appraise_summary,
  },
  'POST /service/get_coupons/:id': { data: [coupon, uselessCoupon], best_id: coupon.id },
  'POST /service/purchase/:id': {
    order_id: 21,
    order_no: '202611210958264173',
    pay_fen: 104_000,
    status: 10,
    expire_at: null,
  },
};

// A sheet takes no taps while it slides in, and nothing slides in a test's browser.
const user = userEvent.setup({ pointerEventsCheck: PointerEventsCheckLevel.Never });

function open(session?: 'buyer', changed: Partial<typeof goods> = {}) {
  const page = (
    <Routes>
      <Route path="/goodsdetail/:id" element={<GoodsDetailPage />} />
      <Route path="*" element={<p>elsewhere</p>} />
    </Routes>
  );
  return renderPage(page, {
    path: '/goodsdetail/1',
    platform: 'mobile',
    session,
    handlers: { ...handlers, 'GET /service/detail/:id': { ...goods, ...changed } },
  });
}

beforeAll(() => {
  Element.prototype.scrollIntoView = () => {};
});

it('buys from the sheet, after the buyer agreed', async () => {
  const { path, requests } = open('buyer');
  await user.click(await screen.findByRole('button', { name: '立即购买' }));
  await user.click(screen.getByRole('button', { name: '增加' }));
  const submit = await screen.findByRole('button', { name: '提交订单 ¥1,260.00' });
  await waitFor(() => expect(submit).toBeEnabled());
  await user.click(submit);
  expect(await screen.findByText('请阅读并同意服务协议与退款规则')).toBeInTheDocument();
  await user.click(screen.getByRole('checkbox', { name: '我已阅读并同意' }));
  await user.click(submit);
  await waitFor(() => expect(path()).toBe('/orderdetail/21?pay=1'));
  expect(requests.find((one) => one.key === 'POST /service/purchase/:id')?.body).toMatchObject({
    spec_id: 1,
    words: 6000,
    coupon_id: coupon.id,
  });
});

it('leads a visitor who buys over the login to the buy page, with what was chosen', async () => {
  const { notices, requests, path } = open();
  await user.click(await screen.findByRole('button', { name: '立即购买' }));
  expect(await screen.findByText('登录后可选')).toBeInTheDocument();
  await user.click(screen.getByRole('button', { name: '增加' }));
  await user.click(await screen.findByRole('button', { name: '提交订单 ¥1,320.00' }));
  expect(notices).toEqual([{ kind: 'warning', text: '请登录' }]);
  expect(path()).toBe('/login');
  expect(sessionStorage.getItem('harbor:return')).toBe('/buypage/1?spec=1&words=6000');
  expect(requests.map((one) => one.key)).not.toContain('POST /service/purchase/:id');
});

it('lists the coupons that cannot be used with their reason', async () => {
  open('buyer');
  await user.click(await screen.findByRole('button', { name: '立即购买' }));
  await user.click(await screen.findByRole('button', { name: /优惠券.*满 1000 减 60/ }));
  expect(await screen.findByText('仅限课程使用')).toBeInTheDocument();
  expect(screen.getByRole('radio', { name: /课程 9 折/ })).toBeDisabled();
});

it('keeps a service readable that is off the shelf: nothing to choose, nothing to buy, a way on', async () => {
  const { requests } = open('buyer', { status: 2 });
  expect(await screen.findByText('已下架，说明仍可查看，已购买的订单不受影响')).toBeInTheDocument();
  expect(screen.getByText('两轮语言校订')).toBeInTheDocument();
  expect(screen.queryByRole('button', { name: /立即购买|已选|优惠/ })).not.toBeInTheDocument();
  expect(screen.getByRole('link', { name: '看看其他服务' })).toHaveAttribute(
    'href',
    '/productservice/?category=5',
  );
  expect(requests.map((one) => one.key)).not.toContain('POST /service/get_coupons/:id');
});

it('asks for a quote where the price is not fixed', async () => {
  open('buyer', { price_mode: 3, price_fen: 0, specs: [{ ...goods.specs[0], price_fen: 0 } as never] });
  await user.click(await screen.findByRole('button', { name: '提交需求' }));
  expect(await screen.findByText('先提交需求，确认报价后再付款')).toBeInTheDocument();
  expect(screen.queryByText('优惠')).not.toBeInTheDocument();
});
