import { Route, Routes } from '@harbor/runtime';
import { type Handlers, problem, renderPage } from '@harbor/runtime/testing';
import { onPhone } from '@harbor/ui/kit';
import { Providers, platform } from '@harbor/ui/testing';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { change, changes } from '../../testing/changes';
import { noExperiences } from '../../testing/experiences';
import { detail, found, journal } from '../../testing/journals';
import { list } from '../../testing/press';
import { JournalPage } from './JournalPage';

const user = userEvent.setup({ delay: null, pointerEventsCheck: 0 });

function open(handlers: Handlers = {}, session?: 'buyer') {
  const page = (
    <Routes>
      <Route path="/querytool/:id" element={<JournalPage />} />
    </Routes>
  );
  return renderPage(page, {
    path: '/querytool/1',
    platform,
    wrapper: Providers,
    ...(session && { session }),
    handlers: {
      'GET /magazine/detail': detail(),
      'GET /magazine/list': found([journal(), journal({ id: 5, name: 'Coastal Rules' })]),
      'GET /magazine/experiences': noExperiences(),
      'GET /magazine/groups': { data: [{ id: 4, title: '冲刺', count: 1 }] },
      'GET /press/list': list([]),
      'GET /magazine/changes/of': changes([]),
      ...handlers,
    },
  });
}

beforeEach(() => localStorage.clear());

test('numbers are of one edition at a time, every category is listed, and nothing unknown is a number', async () => {
  open();
  expect(await screen.findByRole('heading', { level: 1, name: 'Tidal Law and Society' })).toBeInTheDocument();
  expect(document.title).toBe('Tidal Law and Society 潮汐法学 - 学术港');
  const ranks = screen.getByRole('region', { name: '分区' });
  expect(ranks).toHaveTextContent('27/91');
  expect(ranks).toHaveTextContent('58/79');
  expect(ranks).not.toHaveTextContent('9/90');
  await user.click(within(ranks).getByRole('button', { name: '分区 2024' }));
  expect(ranks).toHaveTextContent('9/90');
  expect(ranks).not.toHaveTextContent('27/91');
  expect(screen.getByRole('region', { name: 'JCR 指标' })).toHaveTextContent('暂无');
});

test('the trend is a table as well, with 暂无 where a year has none', async () => {
  open();
  const row = await screen.findByRole('row', { name: '2024 暂无' });
  expect(row).toBeInTheDocument();
  expect(screen.getByRole('row', { name: '2023 4.6' })).toBeInTheDocument();
});

test('former names, checked numbers, fee and others of the field stand there', async () => {
  open();
  expect(await screen.findByText(/Harbour Notes on Rules/)).toBeInTheDocument();
  expect(screen.getByText(onPhone ? '校验通过' : '校验位通过')).toBeInTheDocument();
  expect(screen.getByText(/US\$1,960（约 ¥16,400）/)).toBeInTheDocument();
  expect(await screen.findByRole('link', { name: /Coastal Rules/ })).toHaveAttribute('href', '/querytool/5');
});

test('a warning names list, year, reason and source', async () => {
  const warnings = [
    { year: 2024, word: '存在预警记录', level: '', reason: '引用异常', source: '演示名单 2024' },
  ];
  open({ 'GET /magazine/detail': detail({ warnings }) });
  const note = await screen.findByRole('note');
  expect(note).toHaveTextContent('存在预警记录');
  expect(note).toHaveTextContent('2024 年 · 理由：引用异常 · 来源：演示名单 2024');
});

test('a collected journal has its group and a note that saves itself', async () => {
  const { requests } = open(
    {
      'GET /magazine/detail': detail({ collected: true, note: '' }),
      'POST /magazine/collect': { collected: true },
    },
    'buyer',
  );
  if (onPhone) await user.click(await screen.findByRole('button', { name: '备注' }));
  await user.click(await screen.findByRole('button', { name: '冲刺' }));
  const bodies = () => requests.filter(({ key }) => key === 'POST /magazine/collect').map(({ body }) => body);
  expect(bodies()).toEqual([{ id: 1, group_id: 4 }]);
  await user.type(screen.getByRole('textbox', { name: '备注（仅自己可见）' }), '先投这本');
  await waitFor(() => expect(bodies().at(-1)).toEqual({ id: 1, note: '先投这本' }), { timeout: 5000 });
  expect(await screen.findByText(/已保存/)).toBeInTheDocument();
}, 15_000);

test('a journal that is not there leads to the search, one that does not come can be asked for again', async () => {
  const { unmount } = open({ 'GET /magazine/detail': problem(404, '期刊不存在') });
  expect(await screen.findByRole('link', { name: '去查期刊' })).toHaveAttribute('href', '/querytool/');
  unmount();
  const answers = [problem(500, '服务器开了小差')];
  open({ 'GET /magazine/detail': () => answers.shift() ?? detail() });
  await user.click(await screen.findByRole('button', { name: '重试' }));
  expect(await screen.findByRole('heading', { level: 1, name: 'Tidal Law and Society' })).toBeInTheDocument();
});

test('what has changed stands there with editions and source; nothing where nothing has', async () => {
  const { unmount } = open({ 'GET /magazine/changes/of': changes([change()], 12) });
  const block = await screen.findByRole('region', { name: '变动记录' });
  expect(block).toHaveTextContent(/大类分区：\s*2 区\s*1 区/);
  expect(block).toHaveTextContent('演示分区 2024 → 演示分区 2025');
  expect(block).toHaveTextContent('来源：演示数据集');
  expect(block).toHaveTextContent('共 12 条，这里是最近 1 条');
  unmount();
  open();
  await screen.findByRole('heading', { level: 1, name: 'Tidal Law and Society' });
  expect(screen.queryByRole('region', { name: '变动记录' })).toBeNull();
});
