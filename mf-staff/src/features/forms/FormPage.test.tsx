import type { OrderFormSchema, StaffForm } from '@harbor/contract';
import { Route, Routes } from '@harbor/runtime';
import { fault, type Handlers, problem, renderPage } from '@harbor/runtime/testing';
import { Providers } from '@harbor/ui/testing';
import { configure, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { frameCalls, hoursAgo, staffMe } from '../../testing/desk';
import { documentOf, type FormDocument } from './document';
import { FormPage } from './FormPage';
import { FormsPage } from './FormsPage';

configure({ defaultHidden: true });

const user = userEvent.setup({ delay: null, pointerEventsCheck: 0 });

beforeAll(() => {
  Element.prototype.scrollIntoView = () => undefined;
});

const current: OrderFormSchema = {
  form: 1,
  version: 2,
  title: '选题指导',
  summary: '说明您的兴趣和已有基础。',
  sections: [
    {
      key: 'own',
      title: '选题需求',
      fields: [
        { key: 'major', label: '专业', kind: 'text', min: 2, max: 50, required: true },
        { key: 'way', label: '方式', kind: 'radio', options: ['线上', '线下'] },
      ],
    },
    {
      key: 'contact',
      title: '联系',
      fields: [{ key: 'phone', label: '手机号', kind: 'text', min: 11, max: 11, required: true }],
    },
  ],
};

const desk = (more: Partial<StaffForm> = {}): StaffForm => ({
  form: 1,
  current,
  revision: 3,
  draft: null,
  patterns: [],
  versions: [
    {
      ...{ version: 2, current: true, published_at: hoursAgo(30), note: '增加方式一项' },
      ...{ published_by: { id: 8, name: '周晴' }, writing: 2, handed_in: 5 },
    },
    {
      ...{ version: 1, current: false, published_at: null, published_by: null, note: '' },
      ...{ writing: 1, handed_in: 0 },
    },
  ],
  services: [{ id: 1, title: '选题与开题指导' }],
  ...more,
});

const draftOf = (document: FormDocument): StaffForm['draft'] => ({
  document,
  base_version: 2,
  saved_at: hoursAgo(0),
  saved_by: { id: 9, name: '许静' },
});

const saved = (body: unknown) =>
  desk({ revision: 4, draft: draftOf((body as { document: FormDocument }).document) });

function open(handlers: Handlers = {}, form = '1') {
  return renderPage(
    <Routes>
      <Route path="/staff/forms/:form" element={<FormPage />} />
    </Routes>,
    {
      path: `/staff/forms/${form}`,
      session: 'staff',
      wrapper: Providers,
      handlers: {
        ...frameCalls(),
        'GET /staff/me': staffMe({ roles: ['operations'] }),
        'GET /staff/form/:form': desk(),
        'POST /staff/form/:form/draft': ({ body }) => saved(body),
        ...handlers,
      },
    },
  );
}

const press = async (name: string | RegExp) => user.click(await screen.findByRole('button', { name }));
const named = () => screen.getByLabelText('名称');

test('a field is added, named, saved and published with its reason', async () => {
  const page = open({
    'POST /staff/form/:form/publish': ({ body }) => {
      expect(body).toEqual({ revision: 4, note: '增加目标期刊一项' });
      return desk({ revision: 5, current: { ...current, version: 3 } });
    },
  });
  await press('在选题需求添加一项');
  await user.type(named(), '目标期刊');
  expect(screen.getByText(/有修改尚未保存/)).toBeInTheDocument();
  await press('保存草稿');
  await waitFor(() => expect(screen.getByText(/草稿由 许静 保存于/)).toBeInTheDocument());
  const sent = page.requests.find(({ key }) => key === 'POST /staff/form/:form/draft');
  const body = sent?.body as { revision: number; document: FormDocument };
  expect(body.revision).toBe(3);
  expect(body.document.sections[0]?.fields.at(-1)).toMatchObject({ label: '目标期刊', kind: 'text' });

  await press('检查并发布');
  const changes = within(await screen.findByRole('list', { name: '修改内容' }));
  expect(changes.getAllByRole('listitem').map((one) => one.textContent)).toEqual([
    '新增「目标期刊」：单行文字，选填',
  ]);
  expect(screen.getByText(/买家正在填写的 3 份草稿仍按原版本填完/)).toBeInTheDocument();
  await press('发布新版本');
  expect(await screen.findByText('请至少用4个字说明改了什么')).toBeInTheDocument();
  await user.type(screen.getByLabelText('修改说明'), '增加目标期刊一项');
  await press('发布新版本');
  await waitFor(() => expect(screen.getByText(/当前第 3 版/)).toBeInTheDocument());
});

test('what is missing is listed at publishing and said at its field', async () => {
  const page = open();
  await press('在选题需求添加一项');
  await press('检查并发布');
  expect(await screen.findByText('还有 1 项需要修改')).toBeInTheDocument();
  await press(/第 3 项还没有名称/);
  expect(screen.getAllByText('第 3 项还没有名称')).toHaveLength(2);
  await user.type(named(), '目标期刊');
  await waitFor(() => expect(screen.queryByText('第 3 项还没有名称')).toBeNull());
  expect(page.requests.filter(({ key }) => key.startsWith('POST'))).toEqual([]);
});

test('fields move by button and by keys, those of the site are not removed', async () => {
  open();
  const order = () =>
    screen.getAllByRole('button', { name: /^上移(?!分区)/ }).map((one) => one.getAttribute('aria-label'));
  await press('下移专业');
  expect(order()).toEqual(['上移方式', '上移专业', '上移手机号']);
  const name = screen.getByRole('button', { name: /^专业/ });
  expect(name).toHaveFocus();
  await user.keyboard('{Alt>}{ArrowUp}{/Alt}');
  expect(order()).toEqual(['上移专业', '上移方式', '上移手机号']);
  expect(screen.getByRole('button', { name: '删除手机号' })).toBeDisabled();
  await press('删除方式');
  expect(order()).toEqual(['上移专业', '上移手机号']);
});

test('a condition hangs on the values of another field', async () => {
  const page = open();
  await press(/^专业/);
  await user.selectOptions(screen.getByLabelText('何时显示'), '当「方式」为…');
  await user.click(screen.getByRole('checkbox', { name: '线下' }));
  await press('保存草稿');
  await waitFor(() => expect(page.requests.some(({ key }) => key.endsWith('/draft'))).toBe(true));
  const { body } = page.requests.find(({ key }) => key.endsWith('/draft')) as {
    body: { document: FormDocument };
  };
  expect(body.document.sections[0]?.fields[0]?.when).toEqual({ field: 'way', is: ['线下'] });
});

test('who saves after a colleague loses nothing, and chooses', async () => {
  const theirs = desk({
    revision: 7,
    draft: {
      ...draftOf({ ...documentOf(current), title: '选题与开题' }),
      saved_by: { id: 8, name: '周晴' },
    } as never,
  });
  let late = false;
  const page = open({
    'GET /staff/form/:form': () => (late ? theirs : desk()),
    'POST /staff/form/:form/draft': ({ body }) => {
      if ((body as { revision: number }).revision === 7) return saved(body);
      late = true;
      return problem(409, '周晴 保存过更新的草稿');
    },
  });
  await press('在选题需求添加一项');
  await user.type(named(), '目标期刊');
  await press('保存草稿');
  const clash = within(await screen.findByRole('alert', { name: '另有更新的修改' }));
  expect(clash.getByText('周晴 保存过更新的草稿')).toBeInTheDocument();
  expect(clash.getByText('名称改为“选题指导”')).toBeInTheDocument();
  expect(named()).toHaveValue('目标期刊');
  await press('以我这里的为准');
  await waitFor(() => expect(screen.queryByText('周晴 保存过更新的草稿')).toBeNull());
  const last = page.requests.filter(({ key }) => key.endsWith('/draft')).at(-1)?.body;
  expect(last).toMatchObject({ revision: 7 });
});

test('an earlier version becomes the draft, with its number', async () => {
  const old = { ...current, version: 1, sections: [current.sections[1]] } as OrderFormSchema;
  const page = open({
    'GET /staff/form/:form/version/:version': ({ params }) => (params.version === '1' ? old : current),
  });
  await press('历次版本');
  expect(await screen.findByText(/2 份草稿在填，5 个订单已提交/)).toBeInTheDocument();
  expect(await screen.findByText('分区「选题需求」')).toBeInTheDocument();
  await press('第 1 版改了什么');
  await press('以这一版为草稿');
  await press('保存草稿');
  await waitFor(() => expect(page.requests.some(({ key }) => key.endsWith('/draft'))).toBe(true));
  expect(page.requests.find(({ key }) => key.endsWith('/draft'))?.body).toMatchObject({
    from_version: 1,
    document: { sections: [{ key: 'contact' }] },
  });
});

test('a draft is given up after a question', async () => {
  const draft = draftOf({ ...documentOf(current), title: '选题与开题' });
  const page = open({
    'GET /staff/form/:form': desk({ draft }),
    'POST /staff/form/:form/drop': desk({ revision: 4 }),
  });
  expect(await screen.findByLabelText('信息表名称')).toHaveValue('选题与开题');
  await press('放弃草稿');
  await user.click((await screen.findAllByRole('button', { name: '放弃草稿' })).at(-1) as HTMLElement);
  await waitFor(() => expect(screen.getByLabelText('信息表名称')).toHaveValue('选题指导'));
  expect(page.requests.find(({ key }) => key.endsWith('/drop'))?.body).toEqual({ revision: 3 });
});

test('without the right and without an answer the page says so', async () => {
  const view = open({ 'GET /staff/form/:form': problem(403, '无权访问') });
  expect(await screen.findByText('您没有修改信息表的权限')).toBeInTheDocument();
  view.unmount();
  open({ 'GET /staff/form/:form': fault.unavailable });
  expect(await screen.findByText('信息表没有加载出来')).toBeInTheDocument();
});

test('the list says which services use a form, its version and who works on it', async () => {
  renderPage(<FormsPage />, {
    path: '/staff/forms',
    session: 'staff',
    wrapper: Providers,
    handlers: {
      ...frameCalls(),
      'GET /staff/me': staffMe({ roles: ['operations'] }),
      'GET /staff/form/list': {
        list: [
          {
            ...{ form: 1, title: '选题指导', version: 2, fields: 22, published_at: hoursAgo(30) },
            services: [1, 2, 3].map((id) => ({ id, title: `服务${id}` })),
            published_by: { id: 8, name: '周晴' },
            draft: { saved_at: hoursAgo(1), saved_by: { id: 9, name: '许静' } },
          },
        ],
      },
    },
  });
  const row = await screen.findByRole('link', { name: /选题指导/ });
  expect(row).toHaveAttribute('href', '/staff/forms/1');
  expect(row).toHaveTextContent('01选题指导服务1、服务2等 3 项第 2 版22 项');
  expect(row).toHaveTextContent('许静 的草稿');
  expect(screen.getByText(/1 张有草稿/)).toBeInTheDocument();
});
