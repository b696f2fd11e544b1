import { type Handlers, problem, renderPage } from '@harbor/runtime/testing';
import { DesktopProviders } from '@harbor/ui/desktop';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { coupon, uselessCoupon } from '../../testing/goods';
import { unpaidOrder } from '../../testing/orders';
import { OrderCoupon } from './OrderCoupon';

const order = () => ({
  ...unpaidOrder(),
  coupon_fen: 0,
  coupon_title: '',
  actions: { ...unpaidOrder().actions, change_coupon: true },
});

function open(handlers: Handlers = {}) {
  return renderPage(<OrderCoupon order={order()} />, {
    session: 'buyer',
    handlers: {
      'POST /user/order_coupons/:id': { data: [coupon, uselessCoupon], chosen_id: null },
      'POST /user/change_coupon/:id': order(),
      ...handlers,
    },
    wrapper: DesktopProviders,
  });
}

it('takes the coupon that was picked, and says why another cannot be used', async () => {
  const { requests } = open();
  await userEvent.click(screen.getByRole('button', { name: '选择优惠券' }));
  expect(await screen.findByText(new RegExp(`${uselessCoupon.title}：`))).toBeInTheDocument();
  await userEvent.click(screen.getByRole('radio', { name: new RegExp(coupon.title) }));
  await userEvent.click(screen.getByRole('button', { name: '确定' }));
  await waitFor(() =>
    expect(requests.find(({ key }) => key === 'POST /user/change_coupon/:id')?.body).toEqual({
      coupon_id: coupon.id,
    }),
  );
  await waitFor(() => expect(screen.queryByRole('radio')).not.toBeInTheDocument());
});

it('keeps the choice open with the message when the order was paid meanwhile', async () => {
  open({ 'POST /user/change_coupon/:id': () => problem(409, '订单已付款，不能更换优惠券') });
  await userEvent.click(screen.getByRole('button', { name: '选择优惠券' }));
  await userEvent.click(await screen.findByRole('radio', { name: new RegExp(coupon.title) }));
  await userEvent.click(screen.getByRole('button', { name: '确定' }));
  expect(await screen.findByRole('alert')).toHaveTextContent('订单已付款，不能更换优惠券');
});
