import { act, renderHook, screen, waitFor } from '@testing-library/react';
import { type ReactNode, useState } from 'react';
import { ApiError } from '../http/api-error';
import { session } from '../session/session';
import { fault, problem } from '../testing/answers';
import { people } from '../testing/people';
import { renderPage } from '../testing/render-page';
import { apiQuery, QueryClientProvider, useApiMutation, useQuery } from '.';
import { queryClient, shouldRetry } from './client';
import { hydrateQueries } from './hydrate';
import { callKey } from './keys';

const contact = { wechat: 'harbor-1', image: '/qr.png', hours: '9:00–21:00' };

function Support() {
  const { data, error } = useQuery(apiQuery('GET /get_manage'));
  return <p>{error ? error.msg : (data?.wechat ?? 'loading')}</p>;
}

function Product({ id }: { id: number }) {
  const { data } = useQuery(apiQuery('GET /api/contact/us/:product', { params: { product: String(id) } }));
  return <p>{data?.variant ?? 'loading'}</p>;
}

function WithClient({ children }: { children: ReactNode }) {
  return <QueryClientProvider client={queryClient}>{children}</QueryClientProvider>;
}

const numbers = { total: 0, like: 0, comment: 0, fans: 0, system: 0 };

function Unread() {
  const { data } = useQuery(apiQuery('GET /message/message_num'));
  const support = useQuery(apiQuery('GET /get_manage'));
  return (
    <p>
      {data?.total} {support.data?.wechat}
    </p>
  );
}

/** An answer that comes when the test says so. */
class Gate<T> {
  open: (value: T) => void = () => undefined;
  readonly promise = new Promise<T>((resolve) => {
    this.open = resolve;
  });
}

function Late({ children }: { children: (shown: boolean) => ReactNode }) {
  const [shown, setShown] = useState(false);
  return (
    <>
      <button type="button" onClick={() => setShown(true)}>
        show
      </button>
      {children(shown)}
    </>
  );
}

describe('a cache key', () => {
  test('is the same for a number, for its text, and for what the server wrote', () => {
    const asked = callKey('GET /service/detail/:id', { params: { id: 5 }, query: { page: undefined } });
    expect(asked).toEqual(['GET /service/detail/:id', { params: { id: '5' } }]);
    expect(callKey('GET /service/detail/:id', { params: { id: '5' } })).toEqual(asked);
  });

  test('of a call without input has an empty second part', () => {
    expect(callKey('GET /get_manage')).toEqual(['GET /get_manage', {}]);
    expect(callKey('GET /get_manage', { params: {} })).toEqual(['GET /get_manage', {}]);
  });

  test('holds query and body apart', () => {
    expect(callKey('POST /service/search', { query: { page: 2 }, body: { keywords: 'x' } })).toEqual([
      'POST /service/search',
      { query: { page: '2' }, body: { keywords: 'x' } },
    ]);
  });
});

test('data that the server inlined needs no request', async () => {
  const { requests } = renderPage(null);
  hydrateQueries([
    { key: 'GET /get_manage', data: contact },
    {
      key: 'GET /api/contact/us/:product',
      params: { product: '37' },
      data: { ...contact, variant: 'report' },
    },
  ]);
  expect(queryClient.getQueryData(apiQuery('GET /get_manage').queryKey)).toEqual(contact);
  expect(
    queryClient.getQueryData(
      apiQuery('GET /api/contact/us/:product', { params: { product: '37' } }).queryKey,
    ),
  ).toMatchObject({ variant: 'report' });
  expect(requests).toEqual([]);
});

test('a logged-in person sees inlined data at once, and what may be their own a moment later', async () => {
  const own = new Gate<typeof numbers>();
  const { requests } = renderPage(<Late>{(shown) => (shown ? <Unread /> : null)}</Late>, {
    session: 'buyer',
    handlers: { 'GET /message/message_num': () => own.promise, 'GET /get_manage': contact },
  });
  hydrateQueries([
    { key: 'GET /message/message_num', data: numbers },
    { key: 'GET /get_manage', data: contact, forEverybody: true },
  ]);
  act(() => screen.getByText('show').click());
  expect(screen.getByText('0 harbor-1')).toBeInTheDocument();
  await waitFor(() => expect(requests.map(({ key }) => key)).toEqual(['GET /message/message_num']));
  await act(async () => own.open({ ...numbers, total: 7 }));
  expect(await screen.findByText('7 harbor-1')).toBeInTheDocument();
});

test('what the page says is not there fails at once, and is not asked for again', async () => {
  const { requests } = renderPage(<Late>{(shown) => (shown ? <Support /> : null)}</Late>, {
    handlers: { 'GET /get_manage': contact },
  });
  hydrateQueries([{ key: 'GET /get_manage', missing: '没有客服' }]);
  act(() => screen.getByText('show').click());
  expect(screen.getByText('没有客服')).toBeInTheDocument();
  await act(async () => undefined);
  expect(requests).toEqual([]);
});

test('for a logged-in person it is asked for: what a visitor cannot see may be theirs', async () => {
  renderPage(<Late>{(shown) => (shown ? <Support /> : null)}</Late>, {
    session: 'buyer',
    handlers: { 'GET /get_manage': contact },
  });
  hydrateQueries([{ key: 'GET /get_manage', missing: '没有客服' }]);
  act(() => screen.getByText('show').click());
  expect(await screen.findByText('harbor-1')).toBeInTheDocument();
});

test('a page reads through apiQuery', async () => {
  renderPage(<Support />, { handlers: { 'GET /get_manage': contact } });
  expect(await screen.findByText('harbor-1')).toBeInTheDocument();
});

test('path parameters reach the server', async () => {
  const { requests } = renderPage(<Product id={37} />, {
    handlers: { 'GET /api/contact/us/:product': { ...contact, variant: 'report' } },
  });
  expect(await screen.findByText('report')).toBeInTheDocument();
  expect(requests[0]?.params).toEqual({ product: '37' });
});

test('an answer with another code is not asked for again', async () => {
  const { requests } = renderPage(<Support />, { handlers: { 'GET /get_manage': problem(404, '没有客服') } });
  expect(await screen.findByText('没有客服')).toBeInTheDocument();
  expect(requests).toHaveLength(1);
});

test('a transient fault is tried again and heals', async () => {
  let asked = 0;
  const { notices } = renderPage(<Support />, {
    handlers: { 'GET /get_manage': () => (++asked < 3 ? fault.unavailable : contact) },
  });
  expect(await screen.findByText('harbor-1')).toBeInTheDocument();
  expect(asked).toBe(3);
  expect(notices).toEqual([]);
});

test('only transient faults are worth another attempt, twice at most', () => {
  const away = new ApiError({ kind: 'unavailable', code: 503, msg: '' });
  expect([shouldRetry(0, away), shouldRetry(1, away), shouldRetry(2, away)]).toEqual([true, true, false]);
  expect(shouldRetry(0, new ApiError({ kind: 'answer', code: 500, msg: '' }))).toBe(false);
  expect(shouldRetry(0, new Error('bug'))).toBe(false);
});

test('an answer is fresh for half a minute, or for as long as is said beside its query', () => {
  expect(apiQuery('GET /get_manage').staleTime).toBe(30_000);
  expect(apiQuery('GET /get_manage', {}, { staleTime: 0 }).staleTime).toBe(0);
});

describe('a write', () => {
  function mutation(options: Parameters<typeof useApiMutation<'POST /user/edit'>>[1] = {}) {
    return renderHook(() => useApiMutation('POST /user/edit', options), { wrapper: WithClient });
  }

  test('keeps field errors for the form and says nothing when silent', async () => {
    const { notices } = renderPage(null, {
      handlers: { 'POST /user/edit': problem(422, '请检查', { errors: { nickname: ['昵称为2至12个字'] } }) },
    });
    const { result } = mutation({ silent: true });
    act(() => result.current.mutate({ body: { nickname: 'a' } }));
    await waitFor(() => expect(result.current.error?.fieldError('nickname')).toBe('昵称为2至12个字'));
    expect(notices).toEqual([]);
  });

  test('shows the message otherwise, sends the key, and is never repeated', async () => {
    const { notices, requests } = renderPage(null, { handlers: { 'POST /user/edit': fault.unavailable } });
    const { result } = mutation();
    act(() => result.current.mutate({ body: {}, idempotencyKey: 'k7' }));
    await waitFor(() => expect(result.current.isError).toBe(true));
    expect(requests).toHaveLength(1);
    expect(requests[0]?.headers['Idempotency-Key']).toBe('k7');
    expect(notices).toEqual([{ kind: 'error', text: '服务暂时不可用，请稍后重试' }]);
  });

  test('makes the reads that it names stale', async () => {
    renderPage(null, { handlers: { 'POST /user/edit': people.buyer } });
    queryClient.setQueryData(callKey('GET /get_manage'), contact);
    const { result } = mutation({ invalidates: ['GET /get_manage'] });
    await act(() => result.current.mutateAsync({ body: {} }));
    expect(queryClient.getQueryState(callKey('GET /get_manage'))?.isInvalidated).toBe(true);
  });
});

test('after a login everything read as a visitor is asked for again', async () => {
  let asked = 0;
  renderPage(<Support />, {
    handlers: {
      'GET /userInfo': people.buyer,
      'GET /get_manage': () => ({ ...contact, wechat: `no ${++asked}` }),
    },
  });
  await screen.findByText('no 1');
  await act(() => session.login({ token_type: 'Bearer', token: 't' }));
  expect(await screen.findByText('no 2')).toBeInTheDocument();
});

it('finds inlined data under the parameters of the address that it was asked with', () => {
  renderPage(null);
  const found = { data: [], total: 0 };
  hydrateQueries([{ key: 'GET /service/find', query: { category: '5' }, data: found }]);
  const asked = (category: string) =>
    queryClient.getQueryData(apiQuery('GET /service/find', { query: { category } }).queryKey);
  expect([asked('5'), asked('6')]).toEqual([found, undefined]);
});
