import { problem, renderPage } from '@harbor/runtime/testing';
import { onPhone } from '@harbor/ui/kit';
import { Providers, platform } from '@harbor/ui/testing';
import { screen, waitFor } from '@testing-library/react';
import { card, pageOf } from '../../testing/press';
import { Headlines } from './Headlines';

const open = (answer: ReturnType<typeof pageOf> | ReturnType<typeof problem>) =>
  renderPage(<Headlines />, { platform, wrapper: Providers, handlers: { 'GET /index/press': answer } });

test('one large, others beside it, and the way to all of them', async () => {
  open(
    pageOf([
      card({ id: 1, title: '第一篇' }),
      card({ id: 2, title: '第二篇' }),
      card({ id: 3, type: 4, type_text: '快讯', title: '名单公示' }),
    ]),
  );
  expect(await screen.findByRole('link', { name: /第一篇/ })).toHaveAttribute('href', '/academic/1');
  expect(screen.getByRole('link', { name: /第二篇/ })).toHaveAttribute('href', '/academic/2');
  expect(screen.getByRole('link', { name: onPhone ? '全部' : '更多头条' })).toHaveAttribute(
    'href',
    onPhone ? '/academiclist/' : '/academic/',
  );
});

test('nothing is left of it where there is nothing, or nothing came', async () => {
  for (const answer of [pageOf([]), problem(500, '服务器开了小差')]) {
    const { container, requests, unmount } = open(answer);
    await waitFor(() => expect(requests).toHaveLength(1));
    await waitFor(() => expect(container).not.toHaveTextContent('学术头条'));
    expect(screen.queryByRole('link')).toBeNull();
    unmount();
  }
});
