import { navigate, Route, Routes } from '@harbor/runtime';
import { type Handlers, problem, renderPage } from '@harbor/runtime/testing';
import { Providers, platform } from '@harbor/ui/testing';
import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { ownExperience } from '../../testing/experiences';
import { detail } from '../../testing/journals';
import { EditPage } from './EditPage';
import { WritePage } from './WritePage';

const user = userEvent.setup({ delay: null, pointerEventsCheck: 0 });

const open = (path: string, handlers: Handlers = {}) =>
  renderPage(
    <Routes>
      <Route path="/querytool/experiences/new/:id" element={<WritePage />} />
      <Route path="/querytool/experiences/edit/:id" element={<EditPage />} />
      <Route path="/querytool/experiences/" element={<p>我的投稿经验列表</p>} />
    </Routes>,
    {
      ...{ path, platform, session: 'buyer', wrapper: Providers },
      handlers: {
        'GET /magazine/detail': detail(),
        'GET /magazine/experience/mine/:id': ownExperience(),
        'POST /magazine/experience/write': ownExperience({ status: 1 }),
        'POST /magazine/experience/edit/:id': ownExperience({ status: 1 }),
        ...handlers,
      },
    },
  );

const fill = async (label: RegExp, value: string) => {
  const field = screen.getByLabelText(label);
  await user.clear(field);
  await user.type(field, value);
};

beforeEach(() => sessionStorage.clear());

test('what the diary knows stands there, and is sent with the rest', async () => {
  const { requests, path } = open(
    '/querytool/experiences/new/1?result=2&submitted_on=2026-03-02&first_decision_on=2026-05-01&accepted_on=2026-07-20',
  );
  expect(await screen.findByLabelText('投稿日期')).toHaveValue('2026-03-02');
  expect(screen.getByRole('radio', { name: '退修后录用' })).toBeChecked();
  await user.click(screen.getByRole('radio', { name: '付过费用' }));
  await fill(/^金额/, '1200.5');
  await user.click(screen.getByRole('radio', { name: '一般' }));
  await user.click(screen.getByRole('button', { name: '提交审核' }));
  await waitFor(() => expect(path()).toBe('/querytool/experiences/'));
  expect(requests.find(({ key }) => key === 'POST /magazine/experience/write')?.body).toEqual({
    ...{ journal_id: 1, result: 2, difficulty: 3, fee_fen: 120_050, text: '' },
    ...{ submitted_on: '2026-03-02', first_decision_on: '2026-05-01', accepted_on: '2026-07-20' },
  });
  expect(localStorage.getItem('harbor:text:experience:1')).toBeNull();
});

test('what is missing or cannot be is said at its field, and nothing is sent', async () => {
  const { requests } = open('/querytool/experiences/new/1');
  await user.click(await screen.findByRole('button', { name: '提交审核' }));
  for (const words of ['请选择结果', '请选择投稿日期', '请选择难度'])
    expect(await screen.findByText(words)).toBeInTheDocument();
  await fill(/^投稿日期/, '2026-03-02');
  await fill(/^首次决定的日期/, '2026-02-01');
  await user.click(screen.getByRole('button', { name: '提交审核' }));
  expect(await screen.findByText('首次决定不能早于投稿日期')).toBeInTheDocument();
  expect(screen.getByText('请选择结果')).toBeInTheDocument();
  await user.click(screen.getByRole('radio', { name: '外审后拒稿' }));
  expect(screen.queryByLabelText('录用日期')).toBeNull();
  await fill(/^经历/, '太短');
  await user.click(screen.getByRole('button', { name: '提交审核' }));
  expect(await screen.findByText('首次决定不能早于投稿日期')).toBeInTheDocument();
  expect(screen.getByText('经历至少20个字，也可以不写')).toBeInTheDocument();
  expect(requests.some(({ key }) => key.startsWith('POST'))).toBe(false);
});

test('accepted at once: the day of acceptance is the first decision', async () => {
  const { requests } = open('/querytool/experiences/new/1?result=1&submitted_on=2026-03-02');
  await screen.findByLabelText('录用日期');
  expect(screen.queryByLabelText(/^首次决定/)).toBeNull();
  await fill(/^录用日期/, '2026-04-02');
  await user.click(screen.getByRole('radio', { name: '很容易' }));
  await user.click(screen.getByRole('button', { name: '提交审核' }));
  await waitFor(() =>
    expect(requests.find(({ key }) => key === 'POST /magazine/experience/write')?.body).toMatchObject({
      ...{ first_decision_on: '2026-04-02', accepted_on: '2026-04-02', fee_fen: null },
    }),
  );
});

test('what was written is there on the way back, also when the server refuses it', async () => {
  const words = '两位审稿人意见具体，编辑回信很及时，返修给了两个月。';
  const known = '/querytool/experiences/new/1?result=3&submitted_on=2026-03-02&first_decision_on=2026-03-20';
  open(known, {
    'POST /magazine/experience/write': problem(409, '同一种期刊30天内只能写一份，您可以修改已有的那一份'),
  });
  await screen.findByLabelText(/^经历/);
  await fill(/^经历/, words);
  await user.click(screen.getByRole('radio', { name: '较难' }));
  await user.click(screen.getByRole('button', { name: '提交审核' }));
  expect(await screen.findByText(/30天内只能写一份/)).toBeInTheDocument();
  await act(async () => navigate('/querytool/experiences/'));
  await user.click(await screen.findByRole('button', { name: '暂存并离开' }));
  await screen.findByText('我的投稿经验列表');
  await act(async () => navigate(known));
  expect(await screen.findByLabelText(/^经历/)).toHaveValue(words);
  expect(screen.getByRole('radio', { name: '较难' })).toBeChecked();
  await user.click(screen.getByRole('button', { name: '清空重写' }));
  expect(screen.getByLabelText(/^经历/)).toHaveValue('');
  expect(screen.getByLabelText('投稿日期')).toHaveValue('2026-03-02');
  expect(screen.queryByText(/上次没有提交的内容还在/)).toBeNull();
});

test('what was written outlives the tab', async () => {
  open('/querytool/experiences/new/1');
  await screen.findByLabelText(/^经历/);
  await fill(/^经历/, '两位审稿人');
  await act(async () => navigate('/querytool/experiences/'));
  await user.click(await screen.findByRole('button', { name: '暂存并离开' }));
  await screen.findByText('我的投稿经验列表');
  sessionStorage.clear();
  await act(async () => navigate('/querytool/experiences/new/1'));
  expect(await screen.findByText(/上次没有提交的内容还在/)).toBeInTheDocument();
  expect(screen.getByLabelText(/^经历/)).toHaveValue('两位审稿人');
});

test('one that came back says why, begins with what was written, and is handed in again', async () => {
  const returned = ownExperience({ status: 3, status_text: '退回修改', reason: '请去掉编辑的姓名' });
  const { requests } = open('/querytool/experiences/edit/1', {
    'GET /magazine/experience/mine/:id': returned,
  });
  expect(await screen.findByText('退回的原因：请去掉编辑的姓名')).toBeInTheDocument();
  expect(screen.getByLabelText(/^金额/)).toHaveValue('1200');
  await user.click(screen.getByRole('button', { name: '重新提交审核' }));
  await waitFor(() =>
    expect(requests.find(({ key }) => key === 'POST /magazine/experience/edit/:id')?.body).toMatchObject({
      ...{ revision: 3, result: 2, fee_fen: 120_000, accepted_on: '2026-07-20' },
    }),
  );
});

test('one that was taken down cannot be changed', async () => {
  const down = ownExperience({ status: 5, actions: { edit: false, withdraw: false } });
  open('/querytool/experiences/edit/1', { 'GET /magazine/experience/mine/:id': down });
  expect(await screen.findByRole('heading', { level: 1, name: '没有找到这份投稿经验' })).toBeInTheDocument();
  expect(screen.queryByRole('button', { name: '重新提交审核' })).toBeNull();
});
