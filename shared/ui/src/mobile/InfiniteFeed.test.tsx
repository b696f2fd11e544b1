import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { InfiniteFeed } from './InfiniteFeed';

const query = {
  hasNextPage: true,
  isFetchNextPageError: false,
  isFetchingNextPage: false,
  fetchNextPage: async () => undefined,
};

test('the end of the list is said', () => {
  render(
    <InfiniteFeed query={{ ...query, hasNextPage: false }}>
      <p>一</p>
    </InfiniteFeed>,
  );
  expect(screen.getByText('没有更多了')).toBeInTheDocument();
});

test('a next page that fails has its own way to try again, and the rows stay', async () => {
  const fetchNextPage = jest.fn(async () => undefined);
  render(
    <InfiniteFeed query={{ ...query, isFetchNextPageError: true, fetchNextPage }}>
      <p>一</p>
    </InfiniteFeed>,
  );
  expect(screen.getByText('一')).toBeInTheDocument();
  expect(screen.getByText('下一页加载失败')).toBeInTheDocument();
  await userEvent.click(screen.getByRole('button', { name: '重试' }));
  expect(fetchNextPage).toHaveBeenCalledTimes(1);
});
