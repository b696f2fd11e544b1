import { Route, Routes } from '@harbor/runtime';
import { type Handlers, renderPage } from '@harbor/runtime/testing';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent, { PointerEventsCheckLevel } from '@testing-library/user-event';
import { courseOrder, paidOrder, unpaidOrder } from '../../testing/orders';
import { departure } from '../payment/departure';
import { OrderDetailPage } from './OrderDetailPage.mobile';

const state = (paid: boolean) => ({
  order_id: 21,
  paid,
  order_status: paid ? 20 : 10,
  trade_state: paid ? 'SUCCESS' : 'TRADE_NOT_EXIST',
  trade_state_desc: paid ? '支付成功' : '订单未支付',
  pay_fen: 218_000,
  offered: paid ? null : { pay_no: 'P1', channel: 'wechat' as const },
  seconds_left: 1000,
});
const payment = {
  order_id: 21,
  pay_no: 'P1',
  channel: 'wechat' as const,
  amount_fen: 218_000,
  code_url: '',
  redirect_url: 'https://pay.example/h5',
  status: 0,
  expire_at: '2030-01-01T00:00:00+08:00',
};
const emptyVault = {
  files: [],
  keep_days: 180 as const,
  delete_at: null,
  may_delete: false,
  why: '订单还在进行',
};
const handlers: Handlers = {
  'POST /user/order_info/:id': unpaidOrder,
  'POST /files/vault/:id': emptyVault,
  'GET /pay/state/:id': state(false),
  'POST /pay/continue_wechat/:id': payment,
};

// A sheet takes no taps while it slides in, and nothing slides in a test's browser.
const user = userEvent.setup({ pointerEventsCheck: PointerEventsCheckLevel.Never });

function open(more: Handlers = {}) {
  const page = (
    <Routes>
      <Route path="/orderdetail/:id" element={<OrderDetailPage />} />
    </Routes>
  );
  const options = { platform: 'mobile', session: 'buyer', handlers: { ...handlers, ...more } } as const;
  return renderPage(page, { path: '/orderdetail/21?pay=1', ...options });
}

it('shows a course without anything that only services have', async () => {
  const { requests } = open({ 'POST /user/order_info/:id': courseOrder });
  expect(await screen.findByText('课程金额')).toBeInTheDocument();
  for (const word of ['免费修改', '文件与去向', '填写资料', '再次购买'])
    expect(screen.queryByText(word)).not.toBeInTheDocument();
  expect(screen.getByRole('button', { name: '申请退款' })).toBeInTheDocument();
  expect(requests.map(({ key }) => key)).not.toContain('POST /files/vault/:id');
});

it('leaves for the gateway, and says that it is finding out when somebody comes back', async () => {
  const go = jest.spyOn(departure, 'go').mockImplementation(() => {});
  const { notices } = open();
  await user.click(await screen.findByRole('button', { name: '微信支付 ¥2,180.00' }));
  await waitFor(() => expect(go).toHaveBeenCalledWith('https://pay.example/h5'));
  expect(await screen.findByText('正在确认支付结果')).toBeInTheDocument();
  expect(screen.getByText(/请不要重复付款/)).toBeInTheDocument();
  expect(screen.queryByText('订单未支付')).not.toBeInTheDocument();
  await user.click(screen.getByRole('button', { name: '已完成支付' }));
  await waitFor(() =>
    expect(notices).toContainEqual({ kind: 'info', text: '还没有收到付款结果，请稍等几秒再看' }),
  );
});

it('says to somebody who comes back that the order is paid another way now', async () => {
  jest.spyOn(departure, 'go').mockImplementation(() => {});
  let now = {};
  open({
    'GET /pay/state/:id': () => ({ ...state(false), ...now }),
  });
  await user.click(await screen.findByRole('button', { name: '微信支付 ¥2,180.00' }));
  await screen.findByText('正在确认支付结果');
  now = { offered: { pay_no: 'A1', channel: 'alipay' } };
  expect(await screen.findByText('您已在其他页面或设备上改用支付宝付款')).toBeInTheDocument();
});

it('lets somebody in trouble pay again', async () => {
  jest.spyOn(departure, 'go').mockImplementation(() => {});
  open();
  await user.click(await screen.findByRole('button', { name: '微信支付 ¥2,180.00' }));
  await user.click(await screen.findByRole('button', { name: '支付遇到问题' }));
  await user.click(screen.getByRole('button', { name: '重新支付' }));
  expect(await screen.findByRole('radiogroup', { name: '支付方式' })).toBeInTheDocument();
  expect(departure.happened(21)).toBe(false);
});

it('shows the payment as done once the server says so, and cleans the address', async () => {
  let paid = false;
  const { path } = open({
    'POST /user/order_info/:id': () => (paid ? paidOrder() : unpaidOrder()),
    'GET /pay/state/:id': () => state(paid),
  });
  await screen.findByRole('button', { name: '微信支付 ¥2,180.00' });
  paid = true;
  expect(await screen.findByText(/付款成功/)).toBeInTheDocument();
  await waitFor(() => expect(path()).toBe('/orderdetail/21'));
});

it('keeps every action of a finished order within reach of the bar', async () => {
  const finished = () => ({
    ...paidOrder(),
    form_status: 2,
    actions: {
      ...paidOrder().actions,
      fill_form: false,
      refund: true,
      rebuy: true,
      review: true,
      view_form: true,
      refund_progress: true,
    },
  });
  open({ 'POST /user/order_info/:id': finished });
  const bar = within(await screen.findByRole('region', { name: '订单操作' }));
  const names = bar.getAllByRole('button').map((button) => button.textContent);
  expect(names).toEqual(['更多', '退款进度', '再次购买', '评价']);
  await user.click(bar.getByRole('button', { name: '更多' }));
  expect(await screen.findByRole('button', { name: '申请退款' })).toBeInTheDocument();
  expect(screen.getByRole('button', { name: '查看资料' })).toBeInTheDocument();
});
