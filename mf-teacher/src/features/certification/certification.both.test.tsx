import { Route, Routes } from '@harbor/runtime';
import { fault, type Handlers, people, problem, renderPage } from '@harbor/runtime/testing';
import { Providers, platform } from '@harbor/ui/testing';
import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { agreements, application, choices, proof, sentBack, state } from '../../testing/certification';
import { FormPage } from './FormPage';
import { IdentityPage } from './IdentityPage';
import { RulesPage } from './RulesPage';
import { StartPage } from './StartPage';
import { StatePage } from './StatePage';

const user = userEvent.setup({ delay: null, pointerEventsCheck: 0 });

const base: Handlers = {
  'GET /teacher/attr': choices,
  'GET /subject': {
    data: [
      { value: '01', label: '哲学', children: [{ value: '0101', label: '哲学' }] },
      { value: '02', label: '经济学', children: [] },
    ],
  },
  'GET /teacher/v3/certification': state(),
  'POST /teacher/v3/certification': state(),
};

const open = (path: string, handlers: Handlers = {}) =>
  renderPage(
    <Routes>
      {['/certification', '/certification_new'].map((flow) => (
        <Route key={flow} path={flow}>
          <Route index element={<StartPage />} />
          <Route path="form" element={<FormPage />} />
          <Route path="teacherid" element={<IdentityPage />} />
          <Route path="result" element={<StatePage />} />
          <Route path="examine" element={<StatePage />} />
          <Route path="rules" element={<RulesPage />} />
        </Route>
      ))}
      <Route path="*" element={<p>elsewhere</p>} />
    </Routes>,
    { wrapper: Providers, platform, path, session: 'buyer', handlers: { ...base, ...handlers } },
  );

beforeAll(() => {
  // jsdom lays nothing out.
  Element.prototype.scrollIntoView = () => undefined;
});

test('what was saved is there on any device, and each change is saved by itself', async () => {
  const { requests } = open('/certification_new/form');
  expect(await screen.findByDisplayValue('陆思远')).toBeInTheDocument();
  expect(screen.getByText('15:06:00 已自动保存')).toBeInTheDocument();
  await user.type(screen.getByLabelText('职称'), '副教授');
  await waitFor(
    () =>
      expect(requests.find(({ key }) => key === 'POST /teacher/v3/certification')?.body).toMatchObject({
        step: 'form',
        title: '副教授',
      }),
    { timeout: 4000 },
  );
});

test('the old flow writes by its own call', async () => {
  const { requests } = open('/certification/form', {
    'GET /teacher/v2/certification': state({ application: application({ flow_version: 2 }) }),
    'POST /teacher/v2/certification': state(),
  });
  await user.type(await screen.findByLabelText('职称'), '讲师');
  await waitFor(
    () => expect(requests.some(({ key }) => key === 'POST /teacher/v2/certification')).toBe(true),
    { timeout: 4000 },
  );
});

test('what is missing is said on the button, and each line of the list leads to its field', async () => {
  open('/certification_new/form');
  await user.click(await screen.findByRole('button', { name: '下一步，还差 1 项' }));
  const list = await screen.findByRole('alert', { name: '还有 1 项需要修改' });
  await user.click(within(list).getByRole('button', { name: '请选择毕业院校' }));
  expect(screen.getByRole('combobox', { name: '毕业院校 *' })).toHaveFocus();
});

test('a university is found by its name, and one that is not there is taken as it was written', async () => {
  const { requests } = open('/certification_new/form', {
    'GET /teacher/university': ({ query }) => ({
      data:
        query.keyword === '南屿'
          ? [
              {
                id: 9,
                name: '南屿理工大学',
                english: 'Nanyu University of Technology',
                province: '福建',
                level: 1,
              },
            ]
          : [],
    }),
  });
  const field = await screen.findByRole('combobox', { name: '毕业院校 *' });
  await user.type(field, '南屿');
  await user.click(await screen.findByRole('option', { name: /南屿理工大学/ }));
  expect(field).toHaveValue('南屿理工大学');
  const saved = () => requests.filter(({ key }) => key === 'POST /teacher/v3/certification').at(-1)?.body;
  await waitFor(() => expect(saved()).toMatchObject({ university: { id: 9, name: '南屿理工大学' } }), {
    timeout: 4000,
  });
  await user.clear(field);
  await user.type(field, '远岛学院');
  await user.click(await screen.findByRole('option', { name: /远岛学院.*其他/ }));
  await waitFor(() => expect(saved()).toMatchObject({ university: { id: null, name: '远岛学院' } }), {
    timeout: 4000,
  });
});

test('a wrong check digit is said at the field and not sent', async () => {
  const { requests } = open('/certification_new/teacherid');
  await user.type(await screen.findByRole('textbox', { name: '证件号码 *' }), '420106199001013417');
  await user.tab();
  expect(await screen.findByText(/第 18 位校验码与前 17 位不符/)).toBeInTheDocument();
  expect(requests.some(({ key }) => key.startsWith('POST'))).toBe(false);
});

test('evidence that was cut off says how far it came, and is cancelled', async () => {
  const { requests } = open('/certification_new/teacherid', {
    'GET /teacher/v3/certification': state({
      application: application({
        items: application().items.map((one) =>
          one.key === 'degree_proof' ? { ...one, files: [proof({ status: 1, received: 492_000 })] } : one,
        ),
      }),
    }),
    'POST /teacher/file/remove/:id': {} as never,
  });
  expect(await screen.findByText(/上传中断，已传 41%/)).toBeInTheDocument();
  await user.click(screen.getByRole('button', { name: /取消上传/ }));
  await waitFor(() => expect(requests.some(({ key }) => key === 'POST /teacher/file/remove/:id')).toBe(true));
});

test('a file that is no evidence is refused before anything is sent', async () => {
  const { requests } = open('/certification_new/teacherid');
  const input = await screen.findByLabelText('学历证明');
  await userEvent.setup({ delay: null, applyAccept: false }).upload(input, new File(['x'], '简历.docx'));
  expect(await screen.findByText('只能上传 jpg、png、pdf')).toBeInTheDocument();
  expect(requests.some(({ key }) => key === 'POST /teacher/upload_key')).toBe(false);
});

test('nothing is handed in without both consents, which are never given beforehand', async () => {
  const { path, requests } = open('/certification_new/teacherid', {
    'GET /teacher/v3/certification': state({ application: application({ missing: [] }) }),
    'POST /teacher/v3/certification': state({
      application: application({ status: 1, missing: [] }),
      can: { edit: false, submit: false, withdraw: true, change: false, leave: false },
    }),
  });
  await user.click(await screen.findByRole('button', { name: '提交审核，还差 2 项' }));
  expect(await screen.findByRole('alert', { name: '还有 2 项需要修改' })).toBeInTheDocument();
  expect(requests.some(({ key }) => key.startsWith('POST'))).toBe(false);
  await user.click(screen.getByText(/我单独同意学术港处理我的/));
  await user.click(screen.getByText(/我确认所交材料真实且为本人所有/));
  await user.click(screen.getByRole('button', { name: '提交审核' }));
  await waitFor(() => expect(path()).toBe('/certification_new/examine'));
  expect(requests.find(({ key }) => key === 'POST /teacher/v3/certification')?.body).toEqual({
    step: 'submit',
    consents: { id_data: '1.0', truth: true },
  });
});

test('items that were sent back stand first with their reasons, and the button says what is left', async () => {
  open('/certification_new/examine', { 'GET /teacher/v3/certification': sentBack() });
  expect(await screen.findByRole('heading', { level: 1, name: '需要补充 2 项' })).toBeInTheDocument();
  expect(screen.getByText('右下角印章被手指挡住')).toBeInTheDocument();
  expect(screen.getByText('已更换')).toBeInTheDocument();
  expect(screen.queryByText('通过')).toBeNull();
  expect(screen.getByRole('button', { name: '提交补充，还差 2 项' })).toBeInTheDocument();
  await user.click(screen.getByRole('radio', { name: '通过 1' }));
  expect(screen.getByText('陆思远')).toBeInTheDocument();
});

test('who looked at the evidence is read by its owner', async () => {
  open('/certification_new/examine', {
    'GET /teacher/v3/certification': sentBack(),
    'GET /teacher/views': {
      data: [{ id: 1, who: '审核员 许**', what: '打开了学历证明', why: '', at: '2026-11-20T16:22:00+08:00' }],
      ...{ total: 1, current_page: 1, per_page: 20, last_page: 1 },
    },
  });
  await user.click(await screen.findByRole('button', { name: '查看打开记录' }));
  const views = await screen.findByRole('dialog', { name: '谁看过我的证件' });
  expect(await within(views).findByText('审核员 许**')).toBeInTheDocument();
});

test('an application that waits is taken back after a question', async () => {
  const { requests } = open('/certification_new/examine', {
    'GET /teacher/v3/certification': state({
      application: application({ status: 1, missing: [] }),
      can: { edit: false, submit: false, withdraw: true, change: false, leave: false },
    }),
    'POST /teacher/withdraw': state(),
  });
  await user.click(await screen.findByRole('button', { name: '撤回申请' }));
  const question = await screen.findByRole('dialog', { name: '撤回申请？' });
  await user.click(within(question).getByRole('button', { name: '撤回申请' }));
  await waitFor(() => expect(requests.some(({ key }) => key === 'POST /teacher/withdraw')).toBe(true));
});

test('a form that is being looked at leads to its progress', async () => {
  open('/certification_new/form', {
    'GET /teacher/v3/certification': state({
      application: application({ status: 2, status_text: '审核中' }),
      can: { edit: false, submit: false, withdraw: true, change: false, leave: false },
    }),
  });
  expect(await screen.findByRole('link', { name: '查看进度' })).toHaveAttribute(
    'href',
    '/certification_new/examine',
  );
});

test('the first page leads on from where one stands', async () => {
  open('/certification_new/');
  expect(await screen.findByRole('link', { name: '继续填写' })).toHaveAttribute(
    'href',
    '/certification_new/form',
  );
  expect(await screen.findByText(/学历证明/)).toBeInTheDocument();
});

test('a state that did not come is asked for again', async () => {
  open('/certification_new/examine', { 'GET /teacher/v3/certification': fault.timeout });
  expect(await screen.findByText('审核进度没有加载出来', {}, { timeout: 8000 })).toBeInTheDocument();
});

describe('the rules', () => {
  const seen: IntersectionObserverCallback[] = [];
  const original = globalThis.IntersectionObserver;
  beforeEach(() => {
    seen.length = 0;
    globalThis.IntersectionObserver = class {
      constructor(callback: IntersectionObserverCallback) {
        seen.push(callback);
      }
      observe() {}
      disconnect() {}
    } as unknown as typeof IntersectionObserver;
  });
  afterEach(() => {
    globalThis.IntersectionObserver = original;
  });
  const reachEnd = () =>
    act(() => {
      for (const callback of seen)
        callback([{ isIntersecting: true } as IntersectionObserverEntry], {} as IntersectionObserver);
    });

  test('are signed once they were read to their end, in the version that was read', async () => {
    const { requests, notices } = open('/certification_new/rules', {
      'GET /teacher/agreements': agreements(),
      'POST /teacher/sign': state(),
      'GET /userInfo': people.teacher,
    });
    expect(await screen.findByRole('button', { name: '签署（请读到末尾）' })).toBeDisabled();
    reachEnd();
    await user.click(screen.getByText(/我已读完并遵守/));
    await user.click(await screen.findByRole('button', { name: '签署' }));
    await waitFor(() => expect(notices.map(({ text }) => text)).toEqual(['已签署，可以进入接单平台']));
    expect(requests.find(({ key }) => key === 'POST /teacher/sign')?.body).toEqual({
      rules: '1.0',
      pledge: '1.0',
      read: true,
    });
  });

  test('a version that changed meanwhile is not signed', async () => {
    const { notices } = open('/certification_new/rules', {
      'GET /teacher/agreements': agreements(),
      'POST /teacher/sign': problem(409, '规范已更新，请重新阅读'),
    });
    await screen.findByRole('button', { name: '签署（请读到末尾）' });
    reachEnd();
    await user.click(screen.getByText(/我已读完并遵守/));
    await user.click(await screen.findByRole('button', { name: '签署' }));
    await waitFor(() => expect(notices.map(({ text }) => text)).toEqual(['规范已更新，请重新阅读']));
  });

  test('how identity data are kept is read by itself', async () => {
    open('/certification_new/rules?document=id_data', { 'GET /teacher/agreements': agreements() });
    expect(await screen.findByRole('region', { name: '敏感个人信息处理说明' })).toBeInTheDocument();
    expect(screen.queryByRole('region', { name: '接单规范' })).toBeNull();
  });
});
