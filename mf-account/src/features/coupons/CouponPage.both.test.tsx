import { type Handlers, problem, renderPage } from '@harbor/runtime/testing';
import { Providers, platform } from '@harbor/ui/testing';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { coupon, couponHandlers, offer } from '../../testing/coupons';
import { pageOf } from '../../testing/messages';
import { siteWith } from '../../testing/site';
import { CouponPage } from './CouponPage';

const user = userEvent.setup({ delay: null, pointerEventsCheck: 0 });
describe('coupons', () => {
  const open = (path: string, handlers: Handlers = {}) =>
    renderPage(<CouponPage />, {
      path,
      platform,
      wrapper: Providers,
      session: 'buyer',
      snapshot: { ...siteWith({ more: ['/coupon/', '/productservice/', '/orderdetail/:id'] }), platform },
      handlers: { ...couponHandlers, ...handlers },
    });

  test('a coupon leads to where it is spent', async () => {
    open('/coupon/');
    expect(await screen.findByRole('link', { name: '去使用：满 1000 减 60' })).toHaveAttribute(
      'href',
      '/productservice/',
    );
    expect(screen.getByRole('link', { name: /未使用\s*1/ })).toHaveAttribute('aria-current', 'page');
  });

  test('one that an order holds leads to the order, one about to expire says so', async () => {
    const held = { ...coupon, id: 8, status: 1, status_text: '已锁定', order_id: 31 };
    open('/coupon/', {
      'GET /user/get_coupons': {
        ...pageOf([{ ...coupon, expiring: true }, held]),
        counts: { unused: 2, used: 0, expired: 0 },
      },
    });
    expect(await screen.findByText('3 天内到期')).toBeInTheDocument();
    expect(screen.getByRole('link', { name: '订单占用中' })).toHaveAttribute('href', '/orderdetail/31');
  });

  test('receiving sends one key and reads the list again', async () => {
    let asked = 0;
    const { requests, notices } = open('/coupon/?tab=centre', {
      'GET /coupons/list': () => {
        asked += 1;
        return pageOf([asked > 1 ? { ...offer, state: 'taken', received: 1 } : offer]);
      },
    });
    expect(await screen.findByText('仅剩 12 张')).toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: '领取：立减 10 元' }));
    expect(await screen.findByText('已领取')).toBeInTheDocument();
    expect(screen.getByRole('link', { name: '去使用：立减 10 元' })).toBeInTheDocument();
    expect(notices).toContainEqual({ kind: 'success', text: '领取成功，下单时可以使用' });
    expect(requests.filter(({ key }) => key === 'POST /coupons/receive/:id')).toHaveLength(1);
  });

  test('one that is gone meanwhile says why', async () => {
    const { notices } = open('/coupon/?tab=centre', {
      'POST /coupons/receive/:id': problem(409, '来晚了，优惠券已被领完'),
    });
    await user.click(await screen.findByRole('button', { name: '领取：立减 10 元' }));
    await waitFor(() => expect(notices).toContainEqual({ kind: 'error', text: '来晚了，优惠券已被领完' }));
  });

  test('a code is checked before it is sent, and a wrong one is told at the field', async () => {
    const { requests } = open('/coupon/', {
      'POST /coupons/redeem': problem(422, '兑换码不正确，请核对后重试', {
        errors: { code: ['兑换码不正确，请核对后重试'] },
      }),
    });
    if (platform === 'mobile') await user.click(screen.getByRole('button', { name: /用兑换码兑换/ }));
    const field = await screen.findByLabelText('兑换码');
    const send = () => user.click(screen.getByRole('button', { name: '兑换' }));
    await user.type(field, 'abc');
    await send();
    expect(await screen.findByText('兑换码为8至12位字母或数字')).toBeInTheDocument();
    expect(requests.some(({ key }) => key === 'POST /coupons/redeem')).toBe(false);
    await user.type(field, 'def-2026');
    await send();
    expect(await screen.findByText('兑换码不正确，请核对后重试')).toBeInTheDocument();
  });

  test('without coupons there is the way to some, a failure can be tried again', async () => {
    const none = { ...pageOf([]), counts: { unused: 0, used: 0, expired: 0 } };
    const first = open('/coupon/', { 'GET /user/get_coupons': none });
    expect(await screen.findByRole('link', { name: '去领券中心' })).toHaveAttribute(
      'href',
      '/coupon/?tab=centre',
    );
    first.unmount();
    open('/coupon/', { 'GET /user/get_coupons': problem(500, '服务器开小差了') });
    expect(await screen.findByText('优惠券没有加载出来')).toBeInTheDocument();
    expect(screen.getByRole('button', { name: /重试/ })).toBeInTheDocument();
  });
});
