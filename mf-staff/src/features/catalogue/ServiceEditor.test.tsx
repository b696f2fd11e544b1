import type { CatalogueCategory, CatalogueService } from '@harbor/contract';
import { Route, Routes } from '@harbor/runtime';
import { type Handlers, problem, renderPage } from '@harbor/runtime/testing';
import { Providers } from '@harbor/ui/testing';
import { configure, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { frameCalls, hoursAgo, staffMe } from '../../testing/desk';
import { NewServicePage } from './NewServicePage';
import { ServicePage } from './ServicePage';

configure({ defaultHidden: true });

// jsdom has none, and nothing to scroll.
Element.prototype.scrollIntoView = () => undefined;

const user = userEvent.setup({ delay: null, pointerEventsCheck: 0 });

const category = (more: Partial<CatalogueCategory> = {}): CatalogueCategory => ({
  ...{ id: 5, title: '翻译润色', description: '由编辑校订', cover: '/c.svg', hidden: false, revision: 1 },
  ...{ draft: 1, on_shelf: 2, off_shelf: 0, archived: 0 },
  ...more,
});

const service = (more: Partial<CatalogueService> = {}): CatalogueService => ({
  ...{ id: 8, category_id: 5, title: '英文论文润色', subtitle: '逐句校订', pictures: ['/p.svg'] },
  ...{ price_mode: 1, unit: '份', origin_price_fen: 0, form_no: 17, tags: ['修订模式'], is_hot: false },
  ...{ detail: '说明', suitable_for: ['投稿人'], included: ['两轮校订'], not_included: [] },
  steps: [{ title: '上传稿件', description: '' }],
  faq: [],
  refund_rules: [{ stage: '未开始', rule: '全额退' }],
  specs: [{ id: 31, name: '标准', description: '', price_fen: 32_050, days: 5, revisions: 1, stock: 4 }],
  ...{ status: 1, revision: 3, sales: 12, updated_at: hoursAgo(3), missing: [], events: ['unlist'] },
  history: [{ title: '修改服务', actor: '罗衡', change: '「标准」价格 ¥300 → ¥320.50', at: hoursAgo(3) }],
  ...more,
});

const calls = (handlers: Handlers): Handlers => ({
  ...frameCalls(),
  'GET /staff/me': staffMe({ roles: ['operations'] }),
  'GET /staff/catalogue/categories': { data: [category()] },
  'GET /staff/catalogue/forms': { data: [{ form_no: 17, title: '英文润色' }] },
  'GET /staff/catalogue/services/:id': service(),
  ...handlers,
});

const at = (
  <Routes>
    <Route path="/staff/catalogue/:id" element={<ServicePage />} />
  </Routes>
);

const open = (handlers: Handlers = {}) =>
  renderPage(at, {
    path: '/staff/catalogue/8',
    session: 'staff',
    wrapper: Providers,
    handlers: calls(handlers),
  });

const press = async (name: string | RegExp) => user.click(await screen.findByRole('button', { name }));

async function retype(label: string, text: string) {
  const field = await screen.findByLabelText(label);
  await user.clear(field);
  await user.type(field, text);
}

test('a new price is saved in 分 with the revision that was seen', async () => {
  const page = open({
    'POST /staff/catalogue/services/save/:id': service({ revision: 4, title: '英文论文润色' }),
  });
  expect(await screen.findByText('已保存')).toBeInTheDocument();
  expect(screen.getByText(/由新规格接替/)).toBeInTheDocument();
  expect(screen.getByRole('button', { name: '保存修改' })).toBeDisabled();
  await retype('价格（元）', '360');
  await press('保存修改');
  await waitFor(() => expect(page.requests.some(({ key }) => key.includes('save'))).toBe(true));
  const sent = page.requests.find(({ key }) => key.includes('save'));
  expect(sent?.body).toMatchObject({
    revision: 3,
    specs: [{ id: 31, name: '标准', price_fen: 36_000, days: 5, revisions: 1 }],
  });
});

test('what is no price is said at its field and at the top, and nothing is sent', async () => {
  const page = open();
  await retype('价格（元）', '三百');
  await press('保存修改');
  expect(await screen.findByText('请输入正确的价格')).toBeInTheDocument();
  expect(screen.getByRole('button', { name: /规格 1：请输入正确的价格/ })).toBeInTheDocument();
  expect(page.requests.some(({ key }) => key.startsWith('POST'))).toBe(false);
});

test('what the server finds wrong stands at its field', async () => {
  open({
    'POST /staff/catalogue/services/save/:id': problem(422, '「代写」：不提供代写', {
      errors: { title: ['「代写」：不提供代写'] },
    }),
  });
  await retype('标题', '论文代写服务');
  await press('保存修改');
  expect(await screen.findByText('「代写」：不提供代写')).toBeInTheDocument();
  expect(screen.getByLabelText('标题')).toHaveValue('论文代写服务');
});

test('where somebody else was faster nothing is lost: what is typed goes over theirs, or makes way', async () => {
  let revision = 3;
  const page = open({
    'GET /staff/catalogue/services/:id': () =>
      service({ revision, specs: [{ ...service().specs[0], id: revision === 3 ? 31 : 44 } as never] }),
    'POST /staff/catalogue/services/save/:id': ({ body }: { body: unknown }) =>
      (body as { revision: number }).revision === revision
        ? service({ revision: 6, title: '我的标题' })
        : problem(409, '这个服务刚被其他人修改过，您的修改还在页面上', { revision }),
  });
  await retype('标题', '我的标题');
  revision = 5;
  await press('保存修改');
  expect(await screen.findByText(/刚被其他人修改过/)).toBeInTheDocument();
  expect(screen.getByLabelText('标题')).toHaveValue('我的标题');
  await press('用我的内容覆盖');
  await waitFor(() => expect(screen.queryByText(/刚被其他人修改过/)).toBeNull());
  const saves = page.requests.filter(({ key }) => key.includes('save'));
  expect(saves.at(-1)?.body).toMatchObject({ revision: 5, title: '我的标题', specs: [{ id: 44 }] });
});

test('a draft says what it lacks; once it lacks nothing it goes on the shelf', async () => {
  const draft = { status: 0, events: ['list'] } as const;
  const view = open({
    'GET /staff/catalogue/services/:id': service({
      ...draft,
      events: ['list'],
      missing: [{ field: 'pictures', text: '上传至少一张图片' }],
    }),
  });
  expect(await screen.findByRole('button', { name: '上传至少一张图片' })).toBeInTheDocument();
  expect(screen.getByRole('button', { name: /^上\s?架$/ })).toBeDisabled();
  view.unmount();
  const page = open({
    'GET /staff/catalogue/services/:id': service({ ...draft, events: ['list'] }),
    'POST /staff/catalogue/services/shelf/:id': service(),
  });
  await press(/^上\s?架$/);
  await waitFor(() =>
    expect(page.requests.find(({ key }) => key.includes('shelf'))?.body).toEqual({ event: 'list' }),
  );
  expect(await screen.findByRole('button', { name: /^下\s?架$/ })).toBeInTheDocument();
});

test('taking it off the shelf is asked first', async () => {
  const page = open({
    'POST /staff/catalogue/services/shelf/:id': service({ status: 2, events: ['list', 'archive'] }),
  });
  await press(/^下\s?架$/);
  const dialog = within(await screen.findByRole('dialog'));
  expect(dialog.getByText(/已有订单不受影响/)).toBeInTheDocument();
  expect(page.requests.some(({ key }) => key.includes('shelf'))).toBe(false);
  await user.click(dialog.getByRole('button', { name: /^下\s?架$/ }));
  await waitFor(() => expect(screen.getAllByText('已下架').length).toBeGreaterThan(0));
});

test('stock is moved by pieces', async () => {
  const page = open({ 'POST /staff/catalogue/stock/:id': { stock: 1 } });
  await press('调整库存');
  await press(/^减\s?少$/);
  await user.type(await screen.findByLabelText('数量'), '3');
  await press('确认调整');
  await waitFor(() =>
    expect(page.requests.find(({ key }) => key.includes('stock'))).toMatchObject({
      params: { id: '31' },
      body: { add: -3 },
    }),
  );
});

test('a new service begins with the category that was chosen and is made as a draft', async () => {
  const page = renderPage(<NewServicePage />, {
    path: '/staff/catalogue/new?category=5',
    session: 'staff',
    wrapper: Providers,
    handlers: calls({
      'POST /staff/catalogue/services/create': service({ status: 0, events: ['list'], revision: 1 }),
    }),
  });
  expect(await screen.findByLabelText('分类')).toHaveValue('5');
  await press('添加规格');
  await user.type(screen.getByLabelText('标题'), '中文摘要英译');
  await press('保存草稿');
  expect(await screen.findByText('请选择信息表')).toBeInTheDocument();
  await user.selectOptions(screen.getByLabelText('下单后填写的信息表'), '17');
  await press('保存草稿');
  await waitFor(() => expect(page.requests.some(({ key }) => key.includes('create'))).toBe(true));
  expect(page.requests.find(({ key }) => key.includes('create'))?.body).toMatchObject({
    category_id: 5,
    form_no: 17,
    specs: [],
    refund_rules: [{ stage: '未开始', rule: '全额退' }, {}, {}, {}],
  });
});

test('without a category the way to one is shown; without the right, and for what is gone, it says so', async () => {
  const first = renderPage(<NewServicePage />, {
    path: '/staff/catalogue/new',
    session: 'staff',
    wrapper: Providers,
    handlers: calls({ 'GET /staff/catalogue/categories': { data: [] } }),
  });
  expect(await screen.findByRole('link', { name: '去新建分类' })).toBeInTheDocument();
  first.unmount();
  const second = open({ 'GET /staff/catalogue/services/:id': problem(403, '无权访问') });
  expect(await screen.findByText('您没有管理服务目录的权限')).toBeInTheDocument();
  second.unmount();
  open({ 'GET /staff/catalogue/services/:id': problem(404, '服务不存在') });
  expect(await screen.findByText('没有这个服务')).toBeInTheDocument();
});
