import { renderPage } from '@harbor/runtime/testing';
import { Providers, platform } from '@harbor/ui/testing';
import { screen, waitFor } from '@testing-library/react';
import { card } from '../../testing/press';
import { GoodsNews } from './GoodsNews';

const open = (titles: string[]) =>
  renderPage(<GoodsNews goodsId={7} />, {
    platform,
    wrapper: Providers,
    handlers: { 'GET /press/for_goods/:id': { data: titles.map((title, n) => card({ id: n + 1, title })) } },
  });

test('headlines about a service lead to their pages; without any there is nothing', async () => {
  const { requests, unmount } = open(['英文润色看什么']);
  expect(await screen.findByRole('link', { name: /英文润色看什么/ })).toHaveAttribute('href', '/academic/1');
  expect(requests[0]?.params).toEqual({ id: '7' });
  unmount();
  const without = open([]);
  await waitFor(() => expect(without.requests).toHaveLength(1));
  expect(without.container).not.toHaveTextContent('相关头条');
});
