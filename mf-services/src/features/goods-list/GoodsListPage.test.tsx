import { fault, type Handlers, renderPage } from '@harbor/runtime/testing';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { card } from '../../testing/goods';
import { GoodsListPage } from './GoodsListPage';

const facets = {
  categories: [{ id: 5, title: '翻译润色', count: 21 }],
  days: [{ max_days: 7, count: 14 }],
  prices: [{ label: '¥200–500', min_fen: 20_000, max_fen: 50_000, count: 9 }],
  scores: [{ min_score: 4.8, count: 15 }],
  quote: 2,
  trial: 9,
};
const page = (data: (typeof card)[], suggestions: string[] = []) => ({
  data,
  total: data.length,
  current_page: 1,
  per_page: 12,
  last_page: 1,
  facets,
  suggestions,
});
const category = {
  id: 5,
  title: '翻译润色',
  description: '语言与逻辑校订',
  cover: '/c.svg',
  goods_count: 21,
  from_fen: 12_000,
  from_unit: '千字',
};
const found: Handlers = {
  'GET /index/goods': { data: [], categories: [category] },
  'GET /service/find': page([card]),
};
const asked = (requests: { key: string; query: unknown }[]) =>
  requests.filter((one) => one.key === 'GET /service/find').map((one) => one.query);

it('searches for what the address says', async () => {
  const { requests } = renderPage(<GoodsListPage />, {
    path: '/productservice/?category=5&days=7&price=200-500',
    handlers: found,
  });
  await screen.findByText(card.title);
  expect(asked(requests)).toEqual([{ category: '5', days: '7', price: '200-500' }]);
  expect(await screen.findByRole('heading', { level: 1 })).toHaveTextContent('翻译润色');
});

it('puts a chosen filter into the address, and going back takes it out again', async () => {
  const { path } = renderPage(<GoodsListPage />, { path: '/productservice/', handlers: found });
  await userEvent.click(await screen.findByRole('checkbox', { name: /7 天内/ }));
  expect(path()).toBe('/productservice/?days=7');
  await userEvent.click(await screen.findByRole('checkbox', { name: /可先试做/ }));
  expect(path()).toBe('/productservice/?days=7&trial=1');
  window.history.back();
  await waitFor(() => expect(path()).toBe('/productservice/?days=7'));
  expect(screen.getByRole('checkbox', { name: /可先试做/ })).not.toBeChecked();
});

it('shows what is chosen as chips, and clears all at once', async () => {
  const { path } = renderPage(<GoodsListPage />, {
    path: '/productservice/?days=7&score=4.8&sort=sales',
    handlers: found,
  });
  await userEvent.click(await screen.findByRole('button', { name: '去掉筛选：7 天内' }));
  expect(path()).toBe('/productservice/?score=4.8&sort=sales');
  await userEvent.click(screen.getByRole('button', { name: '清除筛选' }));
  expect(path()).toBe('/productservice/?sort=sales');
});

it('turns the price order around', async () => {
  const { path } = renderPage(<GoodsListPage />, { path: '/productservice/', handlers: found });
  const sorts = await screen.findByRole('group', { name: '排序' });
  await userEvent.click(within(sorts).getByRole('button', { name: '价格' }));
  expect(path()).toBe('/productservice/?sort=price_asc');
  await userEvent.click(within(sorts).getByRole('button', { name: '价格从低到高' }));
  expect(path()).toBe('/productservice/?sort=price_desc');
});

it('offers support, other words and clearing when nothing fits', async () => {
  renderPage(<GoodsListPage />, {
    path: '/productservice/?keyword=没有',
    handlers: { ...found, 'GET /service/find': page([], ['润色']) },
  });
  expect(await screen.findByText('没有找到“没有”')).toBeInTheDocument();
  expect(screen.getAllByRole('button', { name: '联系客服' }).length).toBeGreaterThan(0);
  expect(screen.getByRole('link', { name: '润色' })).toHaveAttribute(
    'href',
    '/productservice/?keyword=%E6%B6%A6%E8%89%B2',
  );
});

it('keeps the page when the search fails, and tries again', async () => {
  let broken = true;
  renderPage(<GoodsListPage />, {
    path: '/productservice/',
    handlers: {
      ...found,
      'GET /service/find': () => (broken ? fault.unavailable : page([card])),
    },
  });
  const retry = await screen.findByRole('button', { name: /重试/ });
  expect(screen.getByText('服务没有加载出来')).toBeInTheDocument();
  broken = false;
  await userEvent.click(retry);
  expect(await screen.findByText(card.title)).toBeInTheDocument();
});

describe('the search field', () => {
  const suggested: Handlers = {
    ...found,
    'GET /service/suggest': ({ query }) =>
      query.keyword
        ? {
            goods: [{ id: 2, title: '英文标准润色', category_title: '翻译润色' }],
            categories: [{ id: 5, title: '翻译润色', goods_count: 21 }],
            words: [],
          }
        : { goods: [], categories: [], words: ['英文期刊推荐'] },
  };
  const open = () => renderPage(<GoodsListPage />, { path: '/productservice/', handlers: suggested });
  const field = () => screen.findByRole('combobox', { name: '在“全部服务”中搜索' });

  it('offers popular services before anything is typed, then what fits', async () => {
    open();
    await userEvent.click(await field());
    expect(await screen.findByRole('option', { name: /英文期刊推荐/ })).toBeInTheDocument();
    await userEvent.type(await field(), '润色');
    const option = await screen.findByRole('option', { name: /英文标准 ?润色/ });
    expect(within(option).getByText('润色').tagName).toBe('MARK');
    expect(screen.getByRole('option', { name: /翻译 ?润色 ?分类 · 21 项/ })).toBeInTheDocument();
  });

  it('goes to the line that the arrow keys stand on', async () => {
    const { path } = open();
    await userEvent.type(await field(), '润色');
    await screen.findByRole('option', { name: /英文标准 ?润色/ });
    await userEvent.keyboard('{ArrowDown}{ArrowDown}');
    const chosen = screen.getByRole('option', { selected: true });
    expect(chosen).toHaveTextContent('英文标准润色');
    expect(await field()).toHaveAttribute('aria-activedescendant', chosen.id);
    await userEvent.keyboard('{Enter}');
    expect(path()).toBe('/goodsdetail/2');
  });

  it('searches for what was typed by Enter alone, and closes by Escape', async () => {
    const { path } = open();
    await userEvent.type(await field(), ' 润色 ');
    await screen.findByRole('option', { name: /英文标准 ?润色/ });
    await userEvent.keyboard('{Escape}');
    expect(screen.queryByRole('option')).not.toBeInTheDocument();
    await userEvent.keyboard('{Enter}');
    expect(path()).toBe('/productservice/?keyword=%E6%B6%A6%E8%89%B2');
  });
});
