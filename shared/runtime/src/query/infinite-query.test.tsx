import { renderHook, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ReactNode } from 'react';
import { renderPage } from '../testing/render-page';
import { apiInfiniteQuery, nextPage, QueryClientProvider, rowsOf, useInfiniteQuery } from '.';
import { queryClient } from './client';
import { hydrateQueries } from './hydrate';
import { callKey } from './keys';

const announcement = (id: number) => ({
  id,
  title: `公告 ${id}`,
  body: '',
  link: '',
  audience: 'all' as const,
  top_bar: false,
  starts_at: '2026-11-01T09:00:00+08:00',
  ends_at: null,
});

const page = (current: number, last: number) => ({
  data: [announcement(current)],
  total: last,
  current_page: current,
  per_page: 1,
  last_page: last,
});

function WithClient({ children }: { children: ReactNode }) {
  return <QueryClientProvider client={queryClient}>{children}</QueryClientProvider>;
}

function Announcements() {
  const feed = useInfiniteQuery(apiInfiniteQuery('GET /announcement/list'));
  return (
    <>
      <p>{rowsOf(feed.data).map(({ title }) => title)}</p>
      {feed.hasNextPage ? (
        <button type="button" onClick={() => void feed.fetchNextPage()}>
          more
        </button>
      ) : null}
    </>
  );
}

test('a list goes on page after page until the last one', async () => {
  const { requests } = renderPage(<Announcements />, {
    handlers: { 'GET /announcement/list': ({ query }) => page(Number(query.page ?? 1), 2) },
  });
  await userEvent.click(await screen.findByText('more'));
  expect(await screen.findByText('公告 1公告 2')).toBeInTheDocument();
  expect(screen.queryByText('more')).toBeNull();
  expect(requests.map(({ query }) => query)).toEqual([{}, { page: '2' }]);
});

describe('a first page that the cache has', () => {
  function openList() {
    const opened = renderPage(null, { handlers: { 'GET /announcement/list': page(2, 2) } });
    hydrateQueries([{ key: 'GET /announcement/list', data: page(1, 1) }]);
    const read = () =>
      renderHook(
        () => useInfiniteQuery(apiInfiniteQuery('GET /announcement/list', {}, { staleTime: 60_000 })),
        { wrapper: WithClient },
      ).result;
    return { ...opened, read };
  }

  test('is shown at once, and not asked for again while it is fresh', async () => {
    const { requests, read } = openList();
    const { current } = read();
    expect(rowsOf(current.data)).toEqual([announcement(1)]);
    expect(current.isFetching).toBe(false);
    expect(requests).toEqual([]);
  });

  test('is asked for again when a write has made it stale, whatever its age', async () => {
    const { requests, read } = openList();
    void queryClient.invalidateQueries({ queryKey: callKey('GET /announcement/list') });
    const result = read();
    expect(rowsOf(result.current.data)).toEqual([announcement(1)]);
    await waitFor(() => expect(rowsOf(result.current.data)).toEqual([announcement(2)]));
    expect(requests).toHaveLength(1);
  });
});

test('the page goes where the call takes it, and stays out of the key', async () => {
  const seen: unknown[] = [];
  renderPage(null, {
    handlers: {
      'POST /topic/list': ({ body }) => {
        seen.push(body);
        return { ...page(1, 1), data: [] };
      },
    },
  });
  const options = apiInfiniteQuery('POST /topic/list', { body: { sort: 'hot' } });
  await queryClient.fetchInfiniteQuery(options);
  expect(seen).toEqual([{ sort: 'hot' }]);
  expect(options.queryKey).toEqual(['POST /topic/list', { body: { sort: 'hot' }, pages: 'all' }]);
  expect(queryClient.getQueryState(options.queryKey)?.isInvalidated).toBe(false);
  await queryClient.invalidateQueries({ queryKey: ['POST /topic/list'], refetchType: 'none' });
  expect(queryClient.getQueryState(options.queryKey)?.isInvalidated).toBe(true);
});

test('a conversation goes on before its oldest line', () => {
  expect(nextPage({ data: [{ id: 7 }, { id: 9 }], has_more: true })).toEqual({ before: 7 });
  expect(nextPage({ data: [{ id: 1 }], has_more: false })).toBeUndefined();
  expect(nextPage({ current_page: 3, last_page: 3 })).toBeUndefined();
  expect(nextPage({ data: [{}], next: 41 })).toEqual({ before: 41 });
  expect(nextPage({ data: [{}], next: null })).toBeUndefined();
});
