import { invalidateCalls, Route, Routes } from '@harbor/runtime';
import { fault, type Handlers, problem, type RenderPageOptions, renderPage } from '@harbor/runtime/testing';
import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { coupon, goods, uselessCoupon } from '../../testing/goods';
import { BuyPage } from './BuyPage';

const bought = {
  order_id: 21,
  order_no: '202611210958264173',
  pay_fen: 218_000,
  status: 10,
  expire_at: null,
};
const handlers: Handlers = {
  'GET /service/detail/:id': goods,
  'POST /service/get_coupons/:id': { data: [uselessCoupon, coupon], best_id: coupon.id },
  'POST /service/purchase/:id': bought,
};

function open(options: RenderPageOptions = {}) {
  const page = (
    <Routes>
      <Route path="/buypage/:id" element={<BuyPage />} />
      <Route path="*" element={<p>elsewhere</p>} />
    </Routes>
  );
  return renderPage(page, { path: '/buypage/1?spec=3&words=6200', session: 'buyer', handlers, ...options });
}

const purchases = (requests: { key: string; headers: Record<string, string> }[]) =>
  requests.filter((one) => one.key === 'POST /service/purchase/:id');

async function agreeAndSubmit() {
  await userEvent.click(await screen.findByRole('checkbox', { name: '我已阅读并同意' }));
  const submit = screen.getByRole('button', { name: '提交订单' });
  await waitFor(() => expect(submit).toBeEnabled());
  return submit;
}

it('does not agree in place of the buyer, and does not buy without', async () => {
  const { requests } = open();
  expect(await screen.findByRole('checkbox', { name: '我已阅读并同意' })).not.toBeChecked();
  const submit = screen.getByRole('button', { name: '提交订单' });
  await waitFor(() => expect(submit).toBeEnabled());
  await userEvent.click(submit);
  expect(await screen.findByText('请阅读并同意服务协议与退款规则')).toBeInTheDocument();
  expect(purchases(requests)).toHaveLength(0);
});

it('asks a first buyer for their age, and does not tick it for them', async () => {
  const { requests } = open({ session: { adult: false } });
  const submit = await agreeAndSubmit();
  const box = screen.getByRole('checkbox', { name: '我已年满18周岁' });
  expect(box).not.toBeChecked();
  await userEvent.click(submit);
  expect(await screen.findByText('请先确认您已年满18周岁')).toBeInTheDocument();
  expect(purchases(requests)).toHaveLength(0);
  await userEvent.click(box);
  expect(screen.queryByText('请先确认您已年满18周岁')).not.toBeInTheDocument();
  await userEvent.click(submit);
  await screen.findByText('elsewhere');
  expect(requests.find((one) => one.key === 'POST /service/purchase/:id')?.body).toMatchObject({
    adult: true,
  });
  expect(requests.map(({ key }) => key)).toContain('GET /userInfo');
});

it('asks when the server does, whatever this browser knew', async () => {
  const answers = [
    problem(422, '请检查填写的内容', { errors: { adult: ['请先确认您已年满18周岁'] } }),
    bought,
  ];
  open({ handlers: { ...handlers, 'POST /service/purchase/:id': () => answers.shift() ?? bought } });
  const submit = await agreeAndSubmit();
  expect(screen.queryByRole('checkbox', { name: '我已年满18周岁' })).not.toBeInTheDocument();
  await userEvent.click(submit);
  expect(await screen.findByText('请先确认您已年满18周岁')).toBeInTheDocument();
  await userEvent.click(screen.getByRole('checkbox', { name: '我已年满18周岁' }));
  await userEvent.click(submit);
  await screen.findByText('elsewhere');
});

it('chooses the best coupon and says why another cannot be used', async () => {
  open();
  expect(await screen.findByRole('radio', { name: /满 1000 减 60/ })).toBeChecked();
  expect(screen.getByRole('radio', { name: /课程 9 折/ })).toBeDisabled();
  expect(screen.getByText('仅限课程使用')).toBeInTheDocument();
  expect(await screen.findByText('−¥60.00')).toBeInTheDocument();
  expect(screen.getByText('2,180.00')).toBeInTheDocument();
});

it('leads to the payment of the order, without a way back into buying twice', async () => {
  const { path, requests } = open();
  await userEvent.click(await agreeAndSubmit());
  await waitFor(() => expect(path()).toBe('/orderdetail/21?pay=1'));
  expect(requests.find((one) => one.key === 'POST /service/purchase/:id')?.body).toEqual({
    spec_id: 3,
    words: 6200,
    coupon_id: coupon.id,
    agreed: true,
  });
});

it('can be sent at once while the service is read anew: nothing of the price has changed', async () => {
  let views = 0;
  open({
    handlers: { ...handlers, 'GET /service/detail/:id': () => ({ ...goods, collect_count: ++views }) },
  });
  const submit = await agreeAndSubmit();
  const closed: boolean[] = [];
  const watch = new MutationObserver(() => closed.push(submit.hasAttribute('disabled')));
  watch.observe(submit, { attributes: true });
  await act(() => invalidateCalls(['GET /service/detail/:id']));
  await act(() => new Promise((resolve) => setTimeout(resolve, 350)));
  watch.disconnect();
  expect(views).toBeGreaterThan(1);
  expect(closed).not.toContain(true);
});

it('buys once on a double click', async () => {
  const { requests } = open({
    handlers: {
      ...handlers,
      'POST /service/purchase/:id': () => new Promise((resolve) => setTimeout(() => resolve(bought), 50)),
    },
  });
  await userEvent.dblClick(await agreeAndSubmit());
  await screen.findByText('elsewhere');
  expect(purchases(requests)).toHaveLength(1);
});

it('repeats a lost purchase under the same key, and a refused one under a new key', async () => {
  const answers = [fault.unavailable, problem(409, '该规格已售罄'), bought];
  const { requests } = open({
    handlers: { ...handlers, 'POST /service/purchase/:id': () => answers.shift() ?? bought },
  });
  const submit = await agreeAndSubmit();
  await userEvent.click(submit);
  await screen.findByText('服务暂时不可用，请稍后重试');
  await userEvent.click(submit);
  expect(await screen.findByText('该规格已售罄')).toBeInTheDocument();
  await userEvent.click(submit);
  await screen.findByText('elsewhere');
  const keys = purchases(requests).map((one) => one.headers['Idempotency-Key']);
  expect(keys[0]).toBeTruthy();
  expect(keys[1]).toBe(keys[0]);
  expect(keys[2]).not.toBe(keys[1]);
});

it('shows the message of a wrong field at the field', async () => {
  open({
    handlers: {
      ...handlers,
      'POST /service/purchase/:id': problem(422, '请检查填写的内容', {
        errors: { words: ['字数最多为300000'] },
      }),
    },
  });
  await userEvent.click(await agreeAndSubmit());
  const message = await screen.findByText('字数最多为300000');
  expect(screen.getByRole('spinbutton', { name: '稿件字数' })).toHaveAttribute(
    'aria-describedby',
    message.id,
  );
});

it('says that a service is off the shelf instead of selling it', async () => {
  open({ handlers: { ...handlers, 'GET /service/detail/:id': { ...goods, status: 2 } } });
  expect(await screen.findByText('该服务已下架，暂时不能购买')).toBeInTheDocument();
  expect(screen.queryByRole('button', { name: '提交订单' })).not.toBeInTheDocument();
});

it('shows the refund rules before anything is paid', async () => {
  open();
  expect(await screen.findByText('全额退')).toBeInTheDocument();
});
