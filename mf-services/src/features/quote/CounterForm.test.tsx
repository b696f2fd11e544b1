import { renderPage } from '@harbor/runtime/testing';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { unpaidOrder } from '../../testing/orders';
import { CounterForm } from './CounterForm';

const user = userEvent.setup({ delay: null });

it('puts a wish that no teacher may fulfil politely before it is sent', async () => {
  const { requests } = renderPage(<CounterForm orderId={21} round={1} onClose={() => {}} />, {
    session: 'buyer',
    handlers: { 'POST /quote/counter/:id': unpaidOrder },
  });
  const sent = () => requests.find(({ key }) => key === 'POST /quote/counter/:id')?.body;
  await user.type(screen.getByLabelText('您的期望'), '便宜一些，求代写论文');
  await user.click(screen.getByRole('button', { name: '请重新报价' }));
  expect(await screen.findByText(/合规提示：代写代发/)).toBeInTheDocument();
  expect(sent()).toBeUndefined();
  await user.click(screen.getByRole('button', { name: '采用改写' }));
  await user.click(screen.getByRole('button', { name: '请重新报价' }));
  await waitFor(() => expect(sent()).toMatchObject({ wish: expect.stringContaining('指导') }));
});
