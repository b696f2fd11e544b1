import type { CatalogueCategory, CatalogueRow } from '@harbor/contract';
import { fault, type Handlers, problem, renderPage } from '@harbor/runtime/testing';
import { Providers } from '@harbor/ui/testing';
import { configure, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { frameCalls, hoursAgo, staffMe } from '../../testing/desk';
import { CataloguePage } from './CataloguePage';

configure({ defaultHidden: true });

const user = userEvent.setup({ delay: null, pointerEventsCheck: 0 });

const category = (id: number, title: string, more: Partial<CatalogueCategory> = {}): CatalogueCategory => ({
  ...{ id, title, description: '由编辑校订', cover: '/c.svg', hidden: false, revision: 1 },
  ...{ draft: 0, on_shelf: 2, off_shelf: 0, archived: 0 },
  ...more,
});

const row = (id: number, title: string, more: Partial<CatalogueRow> = {}): CatalogueRow => ({
  ...{ id, title, cover: '/c.svg', category_id: 5, category_title: '翻译润色', status: 1 as const },
  ...{ price_mode: 1 as const, price_fen: 32_000, unit: '份', specs: 2, stock: null, sales: 12 },
  updated_at: hoursAgo(20),
  ...more,
});

const pageOf = (data: CatalogueRow[]) => ({
  ...{ data, total: data.length, current_page: 1, per_page: 20, last_page: 1 },
});

const open = (handlers: Handlers = {}, path = '/staff/catalogue') =>
  renderPage(<CataloguePage />, {
    path,
    session: 'staff',
    wrapper: Providers,
    handlers: {
      ...frameCalls(),
      'GET /staff/me': staffMe({ roles: ['operations'] }),
      'GET /staff/catalogue/categories': { data: [category(5, '翻译润色'), category(6, '学术会议')] },
      'GET /staff/catalogue/services': pageOf([
        row(1, '英文论文润色'),
        row(2, '摘要英译', { status: 0, specs: 0, stock: 0 }),
      ]),
      ...handlers,
    },
  });

test('categories stand beside services with state, price and stock', async () => {
  const page = open();
  const list = within(await screen.findByRole('list', { name: '服务列表' }));
  const [first, second] = list.getAllByRole('listitem');
  expect(first).toHaveTextContent('在架¥320 起/份2 个规格不限库存12已售');
  expect(second).toHaveTextContent('草稿—0 个规格—库存');
  expect(list.queryByRole('button')).toBeNull();
  await user.click(screen.getByRole('button', { name: /^学术会议/ }));
  await waitFor(() =>
    expect(
      page.requests.some(({ key, query }) => key.endsWith('services') && query?.category_id === '6'),
    ).toBe(true),
  );
  expect(await screen.findByRole('button', { name: '编辑分类' })).toBeInTheDocument();
});

test('services of a category are moved by a press', async () => {
  const page = open({ 'POST /staff/catalogue/services/move/:id': {} }, '/staff/catalogue?category=5');
  await user.click(await screen.findByRole('button', { name: '前移 摘要英译' }));
  await waitFor(() =>
    expect(page.requests.find(({ key }) => key.includes('services/move'))).toMatchObject({
      params: { id: '2' },
      body: { steps: -1 },
    }),
  );
  expect(screen.getByRole('button', { name: '前移 英文论文润色' })).toBeDisabled();
});

test('why a category cannot be hidden is said', async () => {
  const page = open(
    { 'POST /staff/catalogue/categories/hide/:id': problem(409, '分类下还有 2 项在架服务') },
    '/staff/catalogue?category=5',
  );
  await user.click(await screen.findByRole('button', { name: '隐藏分类' }));
  await waitFor(() => expect(page.notices.map(({ text }) => text)).toEqual(['分类下还有 2 项在架服务']));
  expect(screen.queryByRole('button', { name: '删除分类' })).toBeNull();
});

test('a site without anything shows what comes first; a category says what it lacks', async () => {
  open({ 'GET /staff/catalogue/categories': { data: [] }, 'GET /staff/catalogue/services': pageOf([]) });
  await user.click(await screen.findByRole('button', { name: '新建分类' }));
  const dialog = within(await screen.findByRole('dialog'));
  await user.click(dialog.getByRole('button', { name: '新建分类' }));
  expect(await dialog.findByText('分类名称至少2个字')).toBeInTheDocument();
  expect(dialog.getByText('请上传封面')).toBeInTheDocument();
});

test('nothing found, no right and no answer each say so', async () => {
  const first = open({ 'GET /staff/catalogue/services': pageOf([]) }, '/staff/catalogue?status=off');
  expect(await screen.findByText('没有符合条件的服务')).toBeInTheDocument();
  first.unmount();
  const second = open({ 'GET /staff/catalogue/services': problem(403, '无权访问') });
  expect(await screen.findByText('您没有管理服务目录的权限')).toBeInTheDocument();
  second.unmount();
  open({ 'GET /staff/catalogue/services': fault.unavailable });
  expect(await screen.findByText('服务目录没有加载出来')).toBeInTheDocument();
});
