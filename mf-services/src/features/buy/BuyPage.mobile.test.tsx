import { Route, Routes } from '@harbor/runtime';
import { renderPage } from '@harbor/runtime/testing';
import { MobileProviders } from '@harbor/ui/mobile';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { coupon, goods } from '../../testing/goods';
import { BuyPage } from './BuyPage';

it('brings what a refused order waits for into sight, each time', async () => {
  const seen = jest.fn();
  Element.prototype.scrollIntoView = function scroll(this: Element) {
    seen(this.textContent);
  };
  const { requests } = renderPage(
    <Routes>
      <Route path="/buypage/:id" element={<BuyPage />} />
    </Routes>,
    {
      path: '/buypage/1?spec=3&words=6200',
      platform: 'mobile',
      session: 'buyer',
      wrapper: MobileProviders,
      handlers: {
        'GET /service/detail/:id': goods,
        'POST /service/get_coupons/:id': { data: [coupon], best_id: coupon.id },
      },
    },
  );
  const submit = await screen.findByRole('button', { name: '提交订单' });
  await waitFor(() => expect(submit).toBeEnabled());
  await userEvent.click(submit);
  await waitFor(() => expect(seen).toHaveBeenLastCalledWith('请阅读并同意服务协议与退款规则'));
  await userEvent.click(submit);
  await waitFor(() => expect(seen).toHaveBeenCalledTimes(2));
  await userEvent.click(screen.getByRole('checkbox', { name: '我已阅读并同意' }));
  expect(seen).toHaveBeenCalledTimes(2);
  expect(requests.map(({ key }) => key)).not.toContain('POST /service/purchase/:id');
});
