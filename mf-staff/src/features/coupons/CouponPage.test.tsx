import type { CouponHolder, DataOf } from '@harbor/contract';
import { Route, Routes } from '@harbor/runtime';
import { type Handlers, problem, renderPage } from '@harbor/runtime/testing';
import { Providers } from '@harbor/ui/testing';
import { configure, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { coupon, fill, hoursAgo, operationsCalls, pageOf } from '../../testing/site';
import { ProveScope } from '../entry';
import { CouponPage } from './CouponPage';

configure({ defaultHidden: true });

const user = userEvent.setup({ delay: null, pointerEventsCheck: 0 });

type Detail = DataOf<'GET /staff/coupon/detail/:id'>;
const detail = (more: Partial<Detail> = {}): Detail => ({ ...coupon(), codes: 0, codes_used: 0, ...more });

const holder: CouponHolder = {
  ...coupon(),
  id: 71,
  status: 0,
  status_text: '未使用',
  start_at: hoursAgo(5),
  expire_at: '2027-01-01T00:00:00+08:00',
  received_at: hoursAgo(5),
  used_at: null,
  expiring: false,
  order_id: null,
  note: '',
  user: { id: 31, nickname: '云上的鱼', phone: '138****0001' },
};

const open = (one: Detail, handlers: Handlers = {}) =>
  renderPage(
    <ProveScope>
      <Routes>
        <Route path="/staff/coupons/:id" element={<CouponPage />} />
      </Routes>
    </ProveScope>,
    {
      path: '/staff/coupons/9',
      session: 'staff',
      wrapper: Providers,
      handlers: {
        ...operationsCalls(),
        'GET /staff/coupon/detail/:id': one,
        'GET /staff/coupon/holders/:id': pageOf([holder]),
        ...handlers,
      },
    },
  );

/** Presses a button once it can be pressed. */
async function press(name: string | RegExp) {
  const button = await screen.findByRole('button', { name });
  await waitFor(() => expect(button).toBeEnabled());
  await user.click(button);
}

test('one that waits is opened after a question that says what follows', async () => {
  const page = open(detail({ status: 0, get_way: 1 }), { 'POST /staff/coupon/open/:id': coupon() });
  await press('开始发放');
  const dialog = within(await screen.findByRole('dialog'));
  expect(dialog.getByText(/会出现在领券中心/)).toBeInTheDocument();
  expect(page.requests.some(({ key }) => key.startsWith('POST'))).toBe(false);
  await user.click(dialog.getByRole('button', { name: '开始发放' }));
  await waitFor(() =>
    expect(page.requests.find(({ key }) => key === 'POST /staff/coupon/open/:id')?.params).toEqual({
      id: '9',
    }),
  );
});

test('stopping is not deleting, and wants a reason', async () => {
  const page = open(detail(), { 'POST /staff/coupon/stop/:id': coupon({ status: 3 }) });
  await press('停发');
  const dialog = within(await screen.findByRole('dialog'));
  expect(dialog.getByText(/停发不是删除/)).toHaveTextContent('已经领到的 20张仍可使用到期');
  await user.click(dialog.getByRole('button', { name: /停\s?发/ }));
  expect(await dialog.findByText('请填写原因')).toBeInTheDocument();
  fill(dialog.getByLabelText('原因'), '活动提前结束');
  await user.click(dialog.getByRole('button', { name: /停\s?发/ }));
  await waitFor(() =>
    expect(page.requests.find(({ key }) => key === 'POST /staff/coupon/stop/:id')?.body).toEqual({
      reason: '活动提前结束',
    }),
  );
});

test('people are shown before they are given a coupon; who is left out is named', async () => {
  const page = open(detail(), {
    'POST /staff/coupon/people': {
      data: [
        { word: '13800000001', user: { id: 31, nickname: '云上的鱼', phone: '138****0001' } },
        { word: '31', user: { id: 31, nickname: '云上的鱼', phone: '138****0001' } },
        { word: '999', user: null },
      ],
    },
    'POST /staff/coupon/grant/:id': { given: 0, refused: [{ user_id: 31, reason: '您已领取过这张优惠券' }] },
  });
  await press('发给用户');
  await press('下一步：核对');
  expect(await screen.findByText('请填写编号或手机号')).toBeInTheDocument();
  fill(screen.getByLabelText('用户编号或完整手机号'), '13800000001，31 999');
  fill(screen.getByLabelText('原因（用户能看到）'), '感谢参与');
  await press('下一步：核对');
  expect(await screen.findByText(/将跳过：999/)).toBeInTheDocument();
  expect(page.requests.find(({ key }) => key === 'POST /staff/coupon/people')?.body).toEqual({
    words: ['13800000001', '31', '999'],
  });
  await press('发给 1 位用户');
  expect(await screen.findByText('您已领取过这张优惠券')).toBeInTheDocument();
  expect(page.requests.find(({ key }) => key === 'POST /staff/coupon/grant/:id')?.body).toEqual({
    user_ids: [31],
    reason: '感谢参与',
  });
});

test('codes are shown this once, to copy or to save', async () => {
  open(detail({ get_way: 3, codes: 5, codes_used: 2 }), {
    'POST /staff/coupon/codes/:id': { codes: ['ABCDEFGH23', 'JKMNPQRS45'] },
  });
  expect(await screen.findByText('已兑换 2 个')).toBeInTheDocument();
  await press('生成兑换码');
  const count = await screen.findByLabelText('数量');
  fill(count, '900');
  await press(/^生\s?成$/);
  expect(await screen.findByText('数量为 1 至 500')).toBeInTheDocument();
  fill(count, '2');
  await press(/^生\s?成$/);
  expect(await screen.findByLabelText('兑换码')).toHaveValue('ABCDEFGH23\nJKMNPQRS45');
  expect(screen.getByText(/只显示这一次/)).toBeInTheDocument();
  expect(screen.getByRole('button', { name: '下载 CSV' })).toBeInTheDocument();
  await press('已保存，关闭');
  await waitFor(() => expect(screen.queryByLabelText('兑换码')).toBeNull());
});

test('one that somebody holds is voided with a reason; what the server says against it is said', async () => {
  const page = open(detail(), { 'POST /staff/coupon/void/:id': problem(409, '只能作废未使用的优惠券') });
  expect(await screen.findByText('云上的鱼')).toBeInTheDocument();
  await press('作废 云上的鱼 的优惠券');
  const dialog = within(await screen.findByRole('dialog'));
  fill(dialog.getByLabelText('原因'), '发放有误');
  await user.click(dialog.getByRole('button', { name: /作\s?废/ }));
  expect(await dialog.findByText('只能作废未使用的优惠券')).toBeInTheDocument();
  expect(page.requests.find(({ key }) => key === 'POST /staff/coupon/void/:id')?.params).toEqual({
    id: '71',
  });
});
