import { Route, Routes } from '@harbor/runtime';
import { type Handlers, problem, renderPage } from '@harbor/runtime/testing';
import { DesktopProviders } from '@harbor/ui/desktop';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { refundInfo, refusedRefund } from '../../testing/refunds';
import { RefundPage } from './RefundPage';

function open(handlers: Handlers) {
  const page = (
    <Routes>
      <Route path="/refund/:id" element={<RefundPage />} />
      <Route path="*" element={<p>elsewhere</p>} />
    </Routes>
  );
  return renderPage(page, { path: '/refund/21', session: 'buyer', handlers, wrapper: DesktopProviders });
}

beforeEach(() => sessionStorage.clear());

const sent = (requests: { key: string; body?: unknown }[]) =>
  requests.find(({ key }) => key === 'POST /refund/apply/:id')?.body;

it('says what is missing at its field, and sends nothing', async () => {
  const { requests } = open({ 'GET /refund/info/:id': refundInfo });
  expect(await screen.findByLabelText('退款金额')).toHaveValue('199.00');
  await userEvent.click(screen.getByRole('button', { name: '提交申请' }));
  expect(screen.getByText('请选择退款原因')).toBeInTheDocument();
  expect(screen.getByText('请至少用10个字说明，还差 10 个字')).toBeInTheDocument();
  expect(sent(requests)).toBeUndefined();
});

it('sends the amount in 分, and offers the way back to the suggestion', async () => {
  const { requests } = open({
    'GET /refund/info/:id': refundInfo,
    'POST /refund/apply/:id': refusedRefund,
  });
  await userEvent.click(await screen.findByRole('radio', { name: '质量问题' }));
  const amount = screen.getByLabelText('退款金额');
  await userEvent.clear(amount);
  await userEvent.type(amount, '398.01');
  await userEvent.type(screen.getByLabelText('详细说明'), '批注没有覆盖研究方法一节。');
  await userEvent.click(screen.getByRole('button', { name: '提交申请' }));
  expect(screen.getByText('最多可退 ¥398.00')).toBeInTheDocument();
  await userEvent.click(screen.getByRole('button', { name: '填入建议金额 ¥199.00' }));
  await userEvent.click(screen.getByRole('button', { name: '提交申请' }));
  await waitFor(() =>
    expect(sent(requests)).toEqual({
      reason: 'quality',
      amount_fen: 19_900,
      content: '批注没有覆盖研究方法一节。',
      misses: [],
      images: [],
    }),
  );
});

it('warns of words that are not right here, and sends them for whoever means them', async () => {
  const { requests } = open({
    'GET /refund/info/:id': refundInfo,
    'POST /refund/apply/:id': refusedRefund,
  });
  await userEvent.click(await screen.findByRole('radio', { name: '质量问题' }));
  const content = screen.getByLabelText('详细说明');
  await userEvent.clear(content);
  await userEvent.type(content, '老师说这一章可以代写论文');
  await userEvent.click(screen.getByRole('button', { name: '提交申请' }));
  expect(await screen.findByText(/合规提示/)).toBeInTheDocument();
  expect(sent(requests)).toBeUndefined();
  await userEvent.click(screen.getByRole('button', { name: '保留原文' }));
  await userEvent.click(screen.getByRole('button', { name: '提交申请' }));
  await waitFor(() => expect(sent(requests)).toMatchObject({ content: '老师说这一章可以代写论文' }));
});

it('asks for a reason only where nothing has begun', async () => {
  const automatic = () => ({ ...refundInfo(), terms: { ...refundInfo().terms, automatic: true } });
  open({ 'GET /refund/info/:id': automatic });
  expect(await screen.findByRole('button', { name: '确认退款 ¥398.00' })).toBeInTheDocument();
  expect(screen.queryByLabelText('退款金额')).not.toBeInTheDocument();
});

it('shows a refusal with what was said, and only the acts that the server offers', async () => {
  open({ 'GET /refund/info/:id': refusedRefund });
  expect(await screen.findByRole('heading', { level: 1, name: '退款未通过' })).toBeInTheDocument();
  expect(screen.getAllByText('约定的内容已完成')).not.toHaveLength(0);
  expect(screen.getByRole('button', { name: '提交申诉' })).toBeInTheDocument();
  expect(screen.queryByRole('button', { name: '撤销退款' })).not.toBeInTheDocument();
});

it('says why there is no refund', async () => {
  const refused = () => ({
    ...refundInfo(),
    terms: { ...refundInfo().terms, allowed: false, why: '没有可退的款项' },
  });
  open({ 'GET /refund/info/:id': refused });
  expect(await screen.findByText('没有可退的款项')).toBeInTheDocument();
});

it('shows ways on for an unknown order', async () => {
  open({ 'GET /refund/info/:id': problem(404, '订单不存在') });
  expect(await screen.findByRole('heading', { level: 1, name: '没有找到这个订单' })).toBeInTheDocument();
});
