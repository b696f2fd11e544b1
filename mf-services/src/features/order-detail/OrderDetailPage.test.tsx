import { Route, Routes } from '@harbor/runtime';
import { type Handlers, problem, type RenderPageOptions, renderPage } from '@harbor/runtime/testing';
import { DesktopProviders } from '@harbor/ui/desktop';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { courseOrder, paidOrder, unpaidOrder } from '../../testing/orders';
import { departure } from '../payment/departure';
import { OrderDetailPage } from './OrderDetailPage';

const state = (paid: boolean) => ({
  order_id: 21,
  paid,
  order_status: paid ? 20 : 10,
  trade_state: paid ? 'SUCCESS' : 'NOTPAY',
  trade_state_desc: paid ? '支付成功' : '等待付款',
  pay_fen: 218_000,
  offered: paid ? null : { pay_no: 'P1', channel: 'wechat' as const },
  seconds_left: 1000,
});
const payment = {
  order_id: 21,
  pay_no: 'P1',
  channel: 'wechat' as const,
  amount_fen: 218_000,
  code_url: 'weixin://wxpay/bizpayurl?pr=abc',
  redirect_url: '',
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
  'POST /pay/continue_alipay/:id': { ...payment, channel: 'alipay', redirect_url: 'https://pay.example/a' },
};

const ownRoute = {
  platform: 'desktop',
  path: '/orderdetail/:id',
  title: '订单详情',
  access: 'login',
  chrome: 'full',
  page: 'order-detail',
} as const;

function open(options: RenderPageOptions = {}) {
  const page = (
    <Routes>
      <Route path="/orderdetail/:id" element={<OrderDetailPage />} />
      <Route path="*" element={<p>elsewhere</p>} />
    </Routes>
  );
  return renderPage(page, {
    path: '/orderdetail/21',
    session: 'buyer',
    handlers,
    wrapper: DesktopProviders,
    ...options,
  });
}

it('offers exactly the actions that the server offers', async () => {
  open();
  expect(await screen.findByRole('button', { name: '去付款' })).toBeInTheDocument();
  expect(screen.getByRole('button', { name: '取消订单' })).toBeInTheDocument();
  for (const name of ['申请退款', '退款进度', '再次购买', '删除订单'])
    expect(screen.queryByRole('button', { name })).not.toBeInTheDocument();
});

it('shows a course without anything that only services have', async () => {
  const { requests } = open({ handlers: { ...handlers, 'POST /user/order_info/:id': courseOrder } });
  expect(await screen.findByRole('heading', { name: '课程信息' })).toBeInTheDocument();
  expect(screen.getByText('学术论文写作入门')).toBeInTheDocument();
  expect(screen.getByText('购买7天内、学习进度不超过10%可全额退款')).toBeInTheDocument();
  for (const word of ['免费修改', '交付周期', '订单资料', '文件与去向', '服务留痕报告'])
    expect(screen.queryByText(word)).not.toBeInTheDocument();
  expect(screen.getByRole('button', { name: '申请退款' })).toBeInTheDocument();
  expect(screen.getByRole('button', { name: /^发票/ })).toBeInTheDocument();
  expect(requests.map(({ key }) => key)).not.toContain('POST /files/vault/:id');
});

it('leads to the course once a release has its page, and only names it before', async () => {
  const course = { ...handlers, 'POST /user/order_info/:id': courseOrder } as Handlers;
  const before = open({ handlers: course, snapshot: { shell: { version: '1.0.0', routes: [ownRoute] } } });
  expect(await screen.findByText('学术论文写作入门')).toBeInTheDocument();
  expect(screen.queryByRole('link', { name: '学术论文写作入门' })).not.toBeInTheDocument();
  before.unmount();
  const courses = { ...ownRoute, path: '/classdetail/:id', access: 'public' as const };
  open({ handlers: course, snapshot: { shell: { version: '1.0.0', routes: [ownRoute, courses] } } });
  expect(await screen.findByRole('link', { name: '学术论文写作入门' })).toHaveAttribute(
    'href',
    '/classdetail/1',
  );
});

it('leads to the form that the order waits for', async () => {
  open({ handlers: { ...handlers, 'POST /user/order_info/:id': paidOrder } });
  expect(await screen.findByText('资料还未填写，提交后客服为您安排老师')).toBeInTheDocument();
  await userEvent.click(screen.getByRole('button', { name: '填写资料' }));
  expect(await screen.findByText('elsewhere')).toBeInTheDocument();
});

it('opens the payment by the address, and closes it by itself once the server says paid', async () => {
  let paid = false;
  const { requests } = open({
    path: '/orderdetail/21?pay=1',
    handlers: {
      ...handlers,
      'POST /user/order_info/:id': () => (paid ? paidOrder() : unpaidOrder()),
      'GET /pay/state/:id': () => state(paid),
    },
  });
  expect(await screen.findByRole('dialog')).toBeInTheDocument();
  expect(await screen.findByRole('img', { name: '微信支付二维码' })).toBeInTheDocument();
  await waitFor(() => expect(requests.map((one) => one.key)).toContain('GET /pay/state/:id'));
  paid = true;
  expect(await screen.findByText(/付款成功/)).toBeInTheDocument();
  await waitFor(() => expect(screen.queryByRole('radiogroup', { name: '支付方式' })).not.toBeInTheDocument());
}, 10_000);

it('starts one payment only, however often the page draws', async () => {
  const { requests } = open({ path: '/orderdetail/21?pay=1' });
  await screen.findByRole('img', { name: '微信支付二维码' });
  expect(requests.filter((one) => one.key === 'POST /pay/continue_wechat/:id')).toHaveLength(1);
});

describe('a code that another tab or device has replaced', () => {
  const code = async () => (await screen.findByRole('img', { name: '微信支付二维码' })).innerHTML;
  const offered = (pay_no: string, channel: 'wechat' | 'alipay' = 'wechat') => ({
    ...state(false),
    offered: { pay_no, channel },
  });

  it('is replaced by the new one, and so is the amount', async () => {
    let now = offered('P1');
    let order = unpaidOrder();
    const { requests } = open({
      path: '/orderdetail/21?pay=1',
      handlers: {
        ...handlers,
        'POST /user/order_info/:id': () => order,
        'GET /pay/state/:id': () => now,
        'POST /pay/continue_wechat/:id': () => ({
          ...payment,
          pay_no: now.offered.pay_no,
          code_url: `weixin://wxpay/bizpayurl?pr=${now.offered.pay_no}`,
        }),
      },
    });
    await waitFor(() => expect(requests.map((one) => one.key)).toContain('GET /pay/state/:id'));
    const before = await code();
    order = { ...unpaidOrder(), pay_fen: 198_000 };
    now = { ...offered('P2'), pay_fen: 198_000 };
    await waitFor(async () => expect(await code()).not.toBe(before));
    expect(await screen.findAllByText(/1,980/)).not.toHaveLength(0);
    const renewals = requests.filter((one) => one.key === 'POST /pay/continue_wechat/:id');
    expect(renewals.map((one) => one.body)).toEqual(Array(2).fill({ scene: 'desktop', keep: true }));
  }, 10_000);

  it('says that another way was chosen, and takes its place only when asked to', async () => {
    let now = offered('P1');
    let code_url = payment.code_url;
    const { requests } = open({
      path: '/orderdetail/21?pay=1',
      handlers: {
        ...handlers,
        'GET /pay/state/:id': () => now,
        'POST /pay/continue_wechat/:id': ({ body }) => {
          if (now.offered.channel === 'wechat') return { ...payment, code_url };
          if (Object(body).keep)
            return problem(409, '您已在其他页面或设备上改用支付宝付款', {
              trade_state: 'REPLACED',
              pay_no: 'A1',
            });
          code_url = 'weixin://wxpay/bizpayurl?pr=taken';
          now = offered('P3');
          return { ...payment, pay_no: 'P3', code_url };
        },
      },
    });
    await code();
    now = offered('A1', 'alipay');
    expect(await screen.findByText(/改用支付宝付款/)).toBeInTheDocument();
    expect(screen.queryByRole('img', { name: '微信支付二维码' })).not.toBeInTheDocument();
    const asked = () => requests.filter((one) => one.key === 'POST /pay/continue_wechat/:id').length;
    expect(asked()).toBe(2);
    await userEvent.click(screen.getByRole('button', { name: '改用微信支付' }));
    await code();
    expect(asked()).toBe(3);
  }, 10_000);
});

it('says in the gateway’s words why a payment failed', async () => {
  open({
    path: '/orderdetail/21?pay=1',
    handlers: {
      ...handlers,
      'GET /pay/state/:id': { ...state(false), trade_state: 'PAYERROR', trade_state_desc: '银行卡余额不足' },
    },
  });
  expect(await screen.findByText('银行卡余额不足')).toBeInTheDocument();
});

it('leaves for Alipay in the same tab, and asks for the result after coming back', async () => {
  const go = jest.spyOn(departure, 'go').mockImplementation(() => {});
  open({ path: '/orderdetail/21?pay=1' });
  await userEvent.click(await screen.findByRole('radio', { name: '支付宝' }));
  await userEvent.click(screen.getByRole('button', { name: '去支付宝付款' }));
  await waitFor(() => expect(go).toHaveBeenCalledWith('https://pay.example/a'));
  expect(await screen.findByText(/正在确认支付结果/)).toBeInTheDocument();
});

it('does not open the payment of an order that is paid, whatever the address says', async () => {
  open({
    path: '/orderdetail/21?pay=1',
    handlers: { ...handlers, 'POST /user/order_info/:id': paidOrder },
  });
  await screen.findByRole('heading', { level: 1, name: '待完善' });
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
});

it('asks for a reason before cancelling', async () => {
  const { requests, notices } = open({
    handlers: { ...handlers, 'POST /user/cancel/:id': { status: 70, refund_status: 0 } },
  });
  await userEvent.click(await screen.findByRole('button', { name: '取消订单' }));
  const confirm = await screen.findByRole('button', { name: '确认取消' });
  expect(confirm).toBeDisabled();
  await userEvent.click(screen.getByRole('radio', { name: '价格原因' }));
  await userEvent.click(confirm);
  await waitFor(() => expect(notices).toContainEqual({ kind: 'success', text: '订单已取消' }));
  const sent = requests.find((one) => one.key === 'POST /user/cancel/:id');
  expect(sent?.body).toEqual({ reason: '价格原因' });
});

it('leads to the application for a refund', async () => {
  open({ handlers: { ...handlers, 'POST /user/order_info/:id': paidOrder } });
  await userEvent.click(await screen.findByRole('button', { name: '申请退款' }));
  expect(await screen.findByText('elsewhere')).toBeInTheDocument();
});

it('shows ways on for an unknown order', async () => {
  open({ handlers: { 'POST /user/order_info/:id': problem(404, '订单不存在') } });
  expect(await screen.findByRole('heading', { level: 1, name: '没有找到这个订单' })).toBeInTheDocument();
  expect(screen.getByRole('link', { name: '我的订单' })).toHaveAttribute('href', '/orderpage/');
});
