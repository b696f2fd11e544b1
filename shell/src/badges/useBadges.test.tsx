import { renderPage } from '@harbor/runtime/testing';
import { act, screen, waitFor } from '@testing-library/react';
import { useBadges } from './useBadges';

function Shown() {
  const { orders, messages } = useBadges();
  return (
    <p>
      {orders}/{messages}
    </p>
  );
}

const counts = (orders: number, total: number) => ({
  'GET /user/get_order_num': { count: orders },
  'GET /message/message_num': { total, like: 0, comment: 0, fans: 0, system: total },
});

class FakeChannel {
  static open: FakeChannel[] = [];
  onmessage: ((event: { data: unknown }) => void) | null = null;
  sent: unknown[] = [];
  constructor(readonly name: string) {
    FakeChannel.open.push(this);
  }
  postMessage(data: unknown) {
    this.sent.push(data);
  }
  close() {
    FakeChannel.open = FakeChannel.open.filter((channel) => channel !== this);
  }
}

beforeEach(() => {
  FakeChannel.open = [];
  Object.assign(globalThis, { BroadcastChannel: FakeChannel });
});

const channel = (part: string) => FakeChannel.open.find(({ name }) => name.includes(part));

test('a visitor has no badges, and nothing is asked', () => {
  const { requests } = renderPage(<Shown />, { handlers: counts(3, 5) });
  expect(screen.getByText('0/0')).toBeInTheDocument();
  expect(requests).toHaveLength(0);
});

test('a user sees the counts, and the other tabs are told', async () => {
  renderPage(<Shown />, { session: 'buyer', handlers: counts(3, 5) });
  await screen.findByText('3/5');
  expect(channel('get_order_num')?.sent).toEqual([{ count: 3 }]);
});

test('what another tab says is taken over and not sent back', async () => {
  renderPage(<Shown />, { session: 'buyer', handlers: counts(3, 5) });
  await screen.findByText('3/5');
  act(() => channel('get_order_num')?.onmessage?.({ data: { count: 7 } }));
  await screen.findByText('7/5');
  expect(channel('get_order_num')?.sent).toEqual([{ count: 3 }]);
});

test('counts are asked for again after 60 seconds', async () => {
  jest.useFakeTimers();
  try {
    let orders = 3;
    const handlers = { ...counts(0, 0), 'GET /user/get_order_num': () => ({ count: orders }) };
    renderPage(<Shown />, { session: 'buyer', handlers });
    await act(() => jest.advanceTimersByTimeAsync(100));
    orders = 4;
    await act(() => jest.advanceTimersByTimeAsync(60_000));
    await waitFor(() => expect(screen.getByText('4/0')).toBeInTheDocument());
  } finally {
    jest.useRealTimers();
  }
});
