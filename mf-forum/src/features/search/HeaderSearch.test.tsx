import { atoms, store } from '@harbor/runtime';
import { fault, renderPage } from '@harbor/runtime/testing';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { HeaderSearch } from './HeaderSearch';

const paging = { total: 0, current_page: 1, per_page: 20, last_page: 1 };
const answer = (type: 'post' | 'topic' | 'member', suggestions: string[]) => ({
  type,
  keywords: '',
  suggestions,
  posts: [],
  topics: [],
  members: [],
  ...paging,
});

type Search = NonNullable<NonNullable<Parameters<typeof renderPage>[1]>['handlers']>['POST /hot_post/search'];

const open = (search: Search) =>
  renderPage(<HeaderSearch />, { path: '/forumindex/', handlers: { 'POST /hot_post/search': search } });

/** By its whole text: jsdom takes marked words for words apart. */
const offered = async (text: string) => {
  const named = () => screen.getAllByRole('option').find((option) => option.textContent === text);
  await waitFor(() => expect(named()).toBeInTheDocument());
  return named() as HTMLElement;
};

const box = () => screen.getByRole('combobox', { name: '搜帖子、话题、用户' });

test('one character is enough; suggestions come after a pause, marked, and keys choose among them', async () => {
  const user = userEvent.setup();
  const { requests, path } = open(answer('post', ['返修信怎么写', '大修与小修']));
  await user.click(box());
  expect(screen.getByText(/输入关键词/)).toBeInTheDocument();
  await user.type(box(), '修');
  const first = await offered('返修信怎么写');
  expect(first.querySelector('mark')).toHaveTextContent('修');
  expect(requests.map(({ body }) => body)).toEqual([{ type: 'post', keywords: '修', suggest: true }]);
  await user.keyboard('{ArrowDown}{ArrowDown}');
  expect(box()).toHaveAttribute('aria-activedescendant', screen.getByRole('option', { selected: true }).id);
  await user.keyboard('{Enter}');
  expect(path()).toBe(`/forumsearch/?q=${encodeURIComponent('大修与小修')}&type=post`);
  expect(screen.queryByRole('listbox')).not.toBeInTheDocument();
});

test('another type asks anew and leads to its own results; the store keeps it as users', async () => {
  const user = userEvent.setup();
  const { path } = open(({ body }) =>
    (body as { type: string }).type === 'member' ? answer('member', ['沈知远']) : answer('post', []),
  );
  await user.type(box(), '沈');
  expect(await screen.findByText(/没有相近的帖子/)).toBeInTheDocument();
  await user.click(screen.getByRole('radio', { name: '用户' }));
  await user.click(await offered('沈知远'));
  expect(path()).toBe(`/forumsearch/?q=${encodeURIComponent('沈知远')}&type=member`);
  expect(store.get(atoms.forumSearchType)).toBe('user');
  expect(store.get(atoms.forumSearchValue)).toBe('沈知远');
});

test('without suggestions it says so and offers to try again; Enter looks for what was typed all the same', async () => {
  const user = userEvent.setup();
  let down = true;
  const { path } = open(() => (down ? fault.unavailable : answer('post', ['返修信'])));
  await user.type(box(), '返修');
  const retry = await screen.findByRole('button', { name: '重试' });
  down = false;
  await user.click(retry);
  expect(await offered('返修信')).toBeInTheDocument();
  await user.click(box());
  await user.keyboard('{Escape}');
  expect(screen.queryByRole('option')).not.toBeInTheDocument();
  await user.keyboard('{Enter}');
  expect(path()).toBe(`/forumsearch/?q=${encodeURIComponent('返修')}&type=post`);
}, 15_000);

test('nothing typed leads nowhere', async () => {
  const user = userEvent.setup();
  const { path, requests } = open(answer('post', []));
  await user.type(box(), '  {Enter}');
  await waitFor(() => expect(screen.getByText(/输入关键词/)).toBeInTheDocument());
  expect(path()).toBe('/forumindex/');
  expect(requests).toEqual([]);
});
