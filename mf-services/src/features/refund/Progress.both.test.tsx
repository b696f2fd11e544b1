import { renderPage } from '@harbor/runtime/testing';
import { Providers, platform } from '@harbor/ui/testing';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { refundInfo, refusedRefund } from '../../testing/refunds';
import { Apply } from './Apply';
import { Progress } from './Progress';

const user = userEvent.setup({ pointerEventsCheck: 0 });

test('an application is sent by the one button of the page', async () => {
  const info = refundInfo();
  const automatic = { ...info, terms: { ...info.terms, automatic: true } };
  renderPage(<Apply info={automatic} onDone={() => {}} />, {
    session: 'buyer',
    platform,
    wrapper: Providers,
  });
  expect(await screen.findByRole('heading', { level: 1, name: '申请退款' })).toBeInTheDocument();
  expect(screen.getByRole('button', { name: '确认退款 ¥398.00' })).toHaveAttribute('type', 'submit');
});

test('taking a refund back asks first, and is done once it is answered', async () => {
  const info = refusedRefund();
  if (!info.refund) throw new Error('no refund');
  const refund = { ...info.refund, actions: { ...info.refund.actions, withdraw: true } };
  const { requests, notices } = renderPage(<Progress info={info} refund={refund} onApplyAgain={() => {}} />, {
    session: 'buyer',
    platform,
    wrapper: Providers,
    handlers: { 'POST /user/cancel_refund/:id': { status: 40, refund_status: 6 } },
  });
  await user.click(await screen.findByRole('button', { name: '撤销退款' }));
  const dialog = await screen.findByRole('dialog', { name: '确定要撤销退款申请吗？' });
  expect(requests.map(({ key }) => key)).not.toContain('POST /user/cancel_refund/:id');
  await user.click(within(dialog).getByRole('button', { name: '撤销申请' }));
  await waitFor(() => expect(notices).toContainEqual({ kind: 'success', text: '已撤销退款申请' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
});
