import { renderPage } from '@harbor/runtime/testing';
import { Providers } from '@harbor/ui/testing';
import { screen, waitFor } from '@testing-library/react';
import { AvoidedLine } from './AvoidedLine';

const open = (units: string[]) =>
  renderPage(<AvoidedLine orderId={7} />, {
    ...{ wrapper: Providers, path: '/orderdetail/7', session: 'buyer' },
    handlers: { 'GET /avoid/order/:id': { units, count: units.length } },
  });

it('says from how many an order is kept, and from whom', async () => {
  open(['东湖大学', '周老师课题组']);
  expect(await screen.findByText('已回避 2 家单位')).toBeInTheDocument();
  expect(screen.getByText(/东湖大学、周老师课题组看不到这个订单/)).toBeInTheDocument();
});

it('says nothing where nobody is avoided', async () => {
  const { requests } = open([]);
  await waitFor(() => expect(requests).toHaveLength(1));
  expect(screen.queryByText(/已回避/)).not.toBeInTheDocument();
});
