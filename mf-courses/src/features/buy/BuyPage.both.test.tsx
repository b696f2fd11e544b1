import { type Handlers, problem, renderPage } from '@harbor/runtime/testing';
import { Providers, platform } from '@harbor/ui/testing';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { detail, own } from '../../testing/courses';
import { BuyPage } from './BuyPage';

const user = userEvent.setup({ delay: null, pointerEventsCheck: 0 });

const payment = (status: number) => ({
  order_id: 31,
  pay_no: 'p1',
  channel: 'wechat' as const,
  amount_fen: status === 1 ? 0 : 19_900,
  code_url: '',
  redirect_url: '',
  status,
  expire_at: '2026-11-28T18:00:00+08:00',
});

const coupon = {
  id: 4,
  title: '课程券 满 150 减 30',
  type: 1,
  min_fen: 15_000,
  off_fen: 3000,
  discount: 0,
  scope_text: '课程',
  expire_at: '2026-11-30T23:59:59+08:00',
  usable: true,
  reason: '',
  save_fen: 3000,
};

const open = (handlers: Handlers = {}, session?: 'buyer') =>
  renderPage(<BuyPage />, {
    path: '/buyclass?class=1',
    platform,
    session,
    wrapper: Providers,
    handlers: {
      'GET /course/:id/info': { info: detail() },
      'GET /course/:id/coupons': { data: [coupon], best_id: 4 },
      'POST /course/:id/wechat/pay': payment(0),
      ...handlers,
    },
  });

test('the best coupon is chosen, the agreement is not; then the order is paid where both ways are', async () => {
  const { path, requests } = open({}, 'buyer');
  expect(await screen.findByRole('radio', { name: /课程券/ })).toBeChecked();
  const buy = screen.getByRole('button', { name: '提交订单' });
  expect(screen.getByRole('checkbox', { name: /我已阅读并同意/ })).not.toBeChecked();
  await user.click(buy);
  expect(screen.getByText('请阅读并同意课程协议与退款规则')).toBeInTheDocument();
  expect(screen.getByRole('checkbox', { name: /我已阅读并同意/ })).toHaveFocus();
  expect(requests.some(({ key }) => key.startsWith('POST'))).toBe(false);
  await user.click(screen.getByRole('checkbox', { name: /我已阅读并同意/ }));
  await user.click(buy);
  await waitFor(() => expect(path()).toBe('/orderdetail/31?pay=1'));
  expect(requests.find(({ key }) => key.startsWith('POST'))?.body).toMatchObject({
    coupon_id: 4,
    agreed: true,
  });
});

test('coupons that cannot be used stay out of the way until somebody asks why', async () => {
  const useless = { ...coupon, id: 5, title: '满 1000 减 60', usable: false, reason: '满1000元可用' };
  open({ 'GET /course/:id/coupons': { data: [coupon, useless], best_id: 4 } }, 'buyer');
  const more = await screen.findByRole('button', { name: '另有 1 张不可用，看原因' });
  expect(screen.queryByText('满1000元可用')).toBeNull();
  await user.click(more);
  expect(screen.getByText('满1000元可用')).toBeInTheDocument();
  expect(screen.getByRole('radio', { name: /满 1000 减 60/ })).toBeDisabled();
});

test('a free course is open at once', async () => {
  const free = {
    'GET /course/:id/info': { info: detail({ price_fen: 0 }) },
    'POST /course/:id/wechat/pay': payment(1),
  };
  const { path, notices } = open(free, 'buyer');
  await user.click(await screen.findByRole('checkbox', { name: /我已阅读并同意/ }));
  await user.click(screen.getByRole('button', { name: '免费加入' }));
  await waitFor(() => expect(path()).toMatch(/^\/playclass/));
  expect(notices).toContainEqual({ kind: 'success', text: '课程已开通' });
});

test('nobody pays twice: neither who is known to have it, nor who bought it meanwhile elsewhere', async () => {
  const { unmount } = open({ 'GET /course/:id/info': { info: detail({ own: own() }) } }, 'buyer');
  expect(await screen.findByText('您已拥有该课程')).toBeInTheDocument();
  expect(screen.getByRole('link', { name: '去学习' })).toBeInTheDocument();
  unmount();
  open({ 'POST /course/:id/wechat/pay': problem(409, '您已拥有该课程') }, 'buyer');
  await user.click(await screen.findByRole('checkbox', { name: /我已阅读并同意/ }));
  await user.click(screen.getByRole('button', { name: '提交订单' }));
  expect(await screen.findByText('您已拥有该课程')).toBeInTheDocument();
});
