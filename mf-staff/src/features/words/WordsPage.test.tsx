import type { HeldWord, WordVersion } from '@harbor/contract';
import { fault, type Handlers, problem, renderPage } from '@harbor/runtime/testing';
import { Providers } from '@harbor/ui/testing';
import { configure, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { frameCalls, hoursAgo } from '../../testing/desk';
import { ProveScope } from '../entry';
import { WordsPage } from './WordsPage';

const word: HeldWord = {
  ...{ id: 3, word: '内部渠道价', places: ['post', 'note'], action: 'review', rewrite: '', note: '广告' },
  from_version: 2,
};
const version: WordVersion = {
  ...{ no: 2, note: '近期广告', made_by: '许静', made_at: hoursAgo(3), restored_from: null },
  ...{ added: 1, changed: 0, removed: 0, words: 2 },
};
const paged = { total: 1, current_page: 1, per_page: 50, last_page: 1 };
const list = { data: [word], ...paged, version: 2, words: 2 };
const calls: Handlers = {
  ...frameCalls(),
  'GET /staff/words/list': list,
  'GET /staff/words/versions': { data: [version, { ...version, no: 1, note: '第一版' }], ...paged },
  'GET /staff/words/version/:no': {
    version,
    changes: [{ before: null, after: word }],
  },
};
const open = (handlers: Handlers = {}, path = '/staff/words') =>
  renderPage(
    <ProveScope>
      <WordsPage />
    </ProveScope>,
    {
      ...{ path, session: 'staff', wrapper: Providers },
      handlers: { ...calls, ...handlers },
    },
  );
configure({ defaultHidden: true });

const user = userEvent.setup({ delay: null, pointerEventsCheck: 0 });
const press = async (name: string | RegExp) => user.click(await screen.findByRole('button', { name }));

test('words are shown, and new ones published with place, action and reason', async () => {
  const page = open({ 'POST /staff/words/publish': { version } });
  expect(await screen.findByText('内部渠道价')).toBeInTheDocument();
  expect(screen.getByText(/第 2 版，共 2 词/)).toBeInTheDocument();
  await press('添加');
  await press(/^发\s?布$/);
  expect(await screen.findByText('请填写词语')).toBeInTheDocument();
  expect(screen.getByText('请写明修改原因')).toBeInTheDocument();
  await user.type(screen.getByLabelText(/^词语/), '蓝海资料\n代领快递');
  await user.type(screen.getByLabelText('修改原因'), '值班时补充');
  const dialog = screen
    .getByLabelText('修改原因')
    .closest('[role="dialog"], .adm-popup') as HTMLElement | null;
  await user.click(
    within(dialog ?? document.body)
      .getAllByRole('button', { name: '拒绝' })
      .at(-1) as HTMLElement,
  );
  await press(/^发\s?布$/);
  const sent = () => page.requests.filter(({ key }) => key === 'POST /staff/words/publish');
  await waitFor(() => expect(sent()).toHaveLength(1));
  expect(sent()[0]?.body).toMatchObject({
    base: 2,
    note: '值班时补充',
    remove_ids: [],
    set: [
      { word: '蓝海资料', places: ['post', 'review'], action: 'block' },
      { word: '代领快递', action: 'block' },
    ],
  });
});

test('what the server says against a word stands at the words', async () => {
  open({
    'POST /staff/words/publish': problem(422, '请检查', {
      errors: { 'set.0.word': ['「好*」去掉符号后不足2个字'] },
    }),
  });
  await screen.findByText('内部渠道价');
  await press('添加');
  await user.type(await screen.findByLabelText(/^词语/), '好*');
  await user.type(screen.getByLabelText('修改原因'), '值班时补充');
  await press(/^发\s?布$/);
  expect(await screen.findByText(/去掉符号后不足2个字/)).toBeInTheDocument();
});

test('chosen words are deleted with a reason', async () => {
  const page = open({ 'POST /staff/words/publish': { version } });
  await user.click(await screen.findByRole('checkbox', { name: '内部渠道价' }));
  await press('删除选中的 1 个');
  await user.type(await screen.findByLabelText('修改原因'), '误伤太多');
  await press(/^删\s?除$/);
  await waitFor(() =>
    expect(page.requests.find(({ key }) => key === 'POST /staff/words/publish')?.body).toEqual({
      base: 2,
      note: '误伤太多',
      set: [],
      remove_ids: [3],
    }),
  );
});

test('a text is tried, and says which rule it hits', async () => {
  open({
    'POST /staff/words/try': {
      outcome: 'held',
      hits: [
        {
          ...{ rule: 'words', label: '不合适的用语', severity: 'warn', from: 0, to: 5, text: '内部渠道价' },
          ...{ message: '', rewrite: '*****', hold: true, word: '内部渠道价' },
        },
      ],
    },
  });
  await user.type(await screen.findByLabelText('文字'), '内部渠道价');
  await press('试一试');
  expect(await screen.findByText('可以提交，进入审核')).toBeInTheDocument();
  expect(screen.getByText(/敏感词「内部渠道价」/)).toBeInTheDocument();
});

test('versions show what they changed, and an older one is restored', async () => {
  const page = open({ 'POST /staff/words/restore/:no': { version } }, '/staff/words?tab=versions');
  const [first] = await screen.findAllByRole('button', { name: '查看差别' });
  await user.click(first as HTMLElement);
  expect(await screen.findByText(/进入审核 · 论坛、订单备注/)).toBeInTheDocument();
  await press('恢复到此版');
  await user.type(await screen.findByLabelText('修改原因'), '误伤太多');
  await press(/^恢\s?复$/);
  await waitFor(() =>
    expect(page.requests.find(({ key }) => key === 'POST /staff/words/restore/:no')).toMatchObject({
      params: { no: '1' },
      body: { base: 2, note: '误伤太多' },
    }),
  );
});

test('without the right, without an answer and without words it says so', async () => {
  const view = open({ 'GET /staff/words/list': problem(403, '无权访问') });
  expect(await screen.findByText('您没有维护敏感词的权限')).toBeInTheDocument();
  view.unmount();
  const other = open({ 'GET /staff/words/list': fault.unavailable });
  expect(await screen.findByText('敏感词没有加载出来')).toBeInTheDocument();
  other.unmount();
  open({ 'GET /staff/words/list': { ...list, data: [], words: 0, version: 0 } });
  expect(await screen.findByText('还没有敏感词')).toBeInTheDocument();
});
