import { type Handlers, renderPage } from '@harbor/runtime/testing';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent, { PointerEventsCheckLevel } from '@testing-library/user-event';
import { readHistory } from './history';
import { SearchPage } from './SearchPage.mobile';

const category = {
  id: 5,
  title: '翻译润色',
  description: '',
  cover: '/c.svg',
  goods_count: 21,
  from_fen: 12_000,
  from_unit: '千字',
};
const handlers: Handlers = {
  'GET /index/goods': { data: [], categories: [category] },
  'GET /service/suggest': ({ query: { keyword } }) => {
    if (!keyword) return { goods: [], categories: [], words: ['英文期刊推荐'] };
    if (keyword === '鲸鱼') return { goods: [], categories: [], words: ['答辩辅导'] };
    return {
      goods: [{ id: 2, title: '英文标准润色', category_title: '翻译润色' }],
      categories: [],
      words: [],
    };
  },
};
const user = userEvent.setup({ pointerEventsCheck: PointerEventsCheckLevel.Never });
const open = (path = '/search/') => renderPage(<SearchPage />, { path, platform: 'mobile', handlers });
const field = () => screen.findByRole('searchbox');

beforeEach(() => localStorage.clear());

it('begins with popular services and the categories, and no history', async () => {
  open();
  expect(await screen.findByRole('link', { name: '英文期刊推荐' })).toBeInTheDocument();
  expect(await screen.findByRole('link', { name: '翻译润色' })).toHaveAttribute(
    'href',
    '/productservice/?category=5',
  );
  expect(screen.queryByText('搜索历史')).not.toBeInTheDocument();
  expect(await field()).toHaveFocus();
});

it('leads to the results, stays in its category, and remembers the word', async () => {
  const { path } = open('/search/?category=5');
  expect(await screen.findByPlaceholderText('在“翻译润色”中搜索')).toBeInTheDocument();
  await user.type(await field(), ' 润色 {Enter}');
  await waitFor(() => expect(path()).toBe('/productservice/?category=5&keyword=%E6%B6%A6%E8%89%B2'));
  expect(readHistory()).toEqual(['润色']);
});

it('shows services whose title fits while somebody types', async () => {
  open();
  await user.type(await field(), '润色');
  const offer = await screen.findByRole('link', { name: /英文标准 ?润色/ });
  expect(offer).toHaveAttribute('href', '/goodsdetail/2');
  expect(within(offer).getByText('润色').tagName).toBe('MARK');
  await user.click(screen.getByRole('button', { name: '清空输入' }));
  expect(await screen.findByText('热门服务')).toBeInTheDocument();
});

it('helps on when no title fits', async () => {
  open();
  await user.type(await field(), '鲸鱼');
  expect(await screen.findByText(/没有标题包含“鲸鱼”的服务/)).toBeInTheDocument();
  expect(screen.getByRole('link', { name: '答辩辅导' })).toBeInTheDocument();
  expect(screen.getByRole('button', { name: '联系客服' })).toBeInTheDocument();
});

it('forgets one word, or all after asking', async () => {
  open();
  for (const word of ['返修', '开题', '润色']) {
    await user.clear(await field());
    await user.type(await field(), `${word}{Enter}`);
  }
  await user.clear(await field());
  await user.click(await screen.findByRole('button', { name: '删除“开题”' }));
  expect(readHistory()).toEqual(['润色', '返修']);
  await user.click(screen.getByRole('button', { name: '清空' }));
  expect(await screen.findByText('将删除本机上的 2 条搜索记录，无法恢复。')).toBeInTheDocument();
  expect(readHistory()).toHaveLength(2);
  await user.click(screen.getAllByRole('button', { name: '清空' }).at(-1) as HTMLElement);
  await waitFor(() => expect(screen.queryByRole('list', { name: '搜索历史' })).not.toBeInTheDocument());
  expect(readHistory()).toEqual([]);
});
