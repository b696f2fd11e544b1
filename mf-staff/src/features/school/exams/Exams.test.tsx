import { Route, Routes } from '@harbor/runtime';
import { type Handlers, renderPage } from '@harbor/runtime/testing';
import { Providers } from '@harbor/ui/testing';
import { configure, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { attempt, bank, course, exam, question, teachingCalls } from '../../../testing/school';
import { fill, pageOf } from '../../../testing/site';
import { AttemptPage } from '../attempts/AttemptPage';
import { ExamPage } from './ExamPage';

configure({ defaultHidden: true });

// jsdom has none, and nothing to scroll.
Element.prototype.scrollIntoView = () => undefined;

const user = userEvent.setup({ delay: null, pointerEventsCheck: 0 });

function open(path: string, handlers: Handlers = {}) {
  const page = renderPage(
    <Routes>
      <Route path="/staff/exams/:id" element={<ExamPage />} />
      <Route path="/staff/exams/attempts/:id" element={<AttemptPage />} />
      <Route path="*" element={<p>another page</p>} />
    </Routes>,
    {
      path,
      session: 'staff',
      wrapper: Providers,
      handlers: {
        ...teachingCalls(),
        'GET /staff/course/detail/:id': course(),
        'GET /staff/exams/detail/:id': exam(),
        'GET /staff/exams/question/:id': question(),
        'GET /staff/exams/questions': bank(),
        'GET /staff/exams/attempt/:id': attempt(),
        'GET /staff/exams/attempts': pageOf([]),
        ...handlers,
      },
    },
  );
  const sent = (key: string) => page.requests.filter((one) => one.key === key).map(({ body }) => body);
  return { ...page, sent };
}

const press = async (name: string | RegExp) => user.click(await screen.findByRole('button', { name }));

test('questions are drawn only as far as the bank has them, and full marks follow what is typed', async () => {
  const { sent } = open('/staff/exams/31', { 'POST /staff/exams/save/:id': exam({ revision: 4 }) });
  expect(await screen.findByText('1 题 · 满分 4 分')).toBeInTheDocument();
  await press('随机抽题');
  fill(screen.getByLabelText('单选抽几题'), '9');
  fill(screen.getByLabelText('简答抽几题'), '1');
  expect(screen.getByText('10 题 · 满分 46 分')).toBeInTheDocument();
  expect(screen.getByText('题库可用 8 题')).toBeInTheDocument();
  await press('保存修改');
  expect(await screen.findByText('题库里只有 8 题可用')).toBeInTheDocument();
  expect(sent('POST /staff/exams/save/:id')).toEqual([]);
  fill(screen.getByLabelText('单选抽几题'), '8');
  await press('保存修改');
  await waitFor(() => expect(sent('POST /staff/exams/save/:id')).toHaveLength(1));
  expect(sent('POST /staff/exams/save/:id')[0]).toMatchObject({
    ...{ revision: 3, source: 'draw', questions: [] },
    draws: [
      { kind: 1, count: 8, points: 4 },
      { kind: 5, count: 1, points: 10 },
    ],
  });
});

test('questions come from the bank, and the paper is seen before it is saved', async () => {
  const other = question({ id: 22, stem: '中位数是什么？' });
  open('/staff/exams/31', { 'GET /staff/exams/questions': bank([question(), other]) });
  await press('从题库添加');
  const dialog = within(await screen.findByRole('dialog', { name: '从题库添加' }));
  expect(await dialog.findByRole('checkbox', { name: /均值/ })).toBeChecked();
  await user.click(dialog.getByRole('checkbox', { name: '中位数是什么？' }));
  await user.click(dialog.getByRole('button', { name: '完成，共 2 题' }));
  expect(await screen.findByText('2 题 · 满分 8 分')).toBeInTheDocument();
  await press('预览试卷');
  const paper = within(await screen.findByRole('dialog', { name: '期末考试' }));
  expect(paper.getAllByRole('listitem', { hidden: true }).length).toBeGreaterThan(1);
  expect(await paper.findAllByText('答案：A')).toHaveLength(2);
});

test('an exam that lacks something is not opened', async () => {
  open('/staff/exams/31', {
    'GET /staff/exams/detail/:id': exam({ missing: [{ field: 'questions', text: '请选择试题' }] }),
  });
  expect(await screen.findByRole('button', { name: '请选择试题' })).toBeInTheDocument();
  expect(screen.getByRole('button', { name: '开放考试' })).toBeDisabled();
});

test('an attempt shows what was answered and leads to its marking; it is taken out with a reason', async () => {
  const { sent } = open('/staff/exams/attempts/7', {
    'POST /staff/exams/void/:id': attempt({ status: 6, acts: [] }),
  });
  expect(await screen.findByText('学员所选')).toBeInTheDocument();
  expect(screen.getByRole('link', { name: '去阅卷' })).toHaveAttribute('href', '/staff/queue/marking?case=7');
  await press('作废这次作答');
  await press('作废');
  expect(await screen.findByText('请填写原因')).toBeInTheDocument();
  fill(screen.getByLabelText('原因'), '试题有误');
  await press('作废');
  await waitFor(() =>
    expect(sent('POST /staff/exams/void/:id')).toEqual([{ revision: 5, reason: '试题有误' }]),
  );
});

test('marks of a short answer are corrected with a reason, and who gave them is said', async () => {
  const graded = attempt({
    status: 5,
    status_text: '已出分',
    score: 2,
    passed: false,
    acts: ['void', 'remark'],
  });
  const [, essay] = graded.questions;
  if (!essay) throw new Error('there is a short answer');
  const marked = {
    ...essay,
    ...{
      verdict: 'partial' as const,
      got: 2,
      comment: '太短',
      marked_by: '教务老师',
      marked_at: graded.handed_in_at,
    },
  };
  const { sent } = open('/staff/exams/attempts/7', {
    'GET /staff/exams/attempt/:id': { ...graded, questions: [...graded.questions.slice(0, 1), marked] },
    'POST /staff/exams/remark/:id': graded,
  });
  expect(await screen.findByText(/教务老师 阅卷/)).toBeInTheDocument();
  await press('更正得分');
  fill(await screen.findByLabelText('第 2 题得分'), '10.5');
  await press('更正');
  expect(await screen.findByText('最多 10 分')).toBeInTheDocument();
  expect(await screen.findByText('请填写原因')).toBeInTheDocument();
  expect(sent('POST /staff/exams/remark/:id')).toEqual([]);
  fill(screen.getByLabelText('第 2 题得分'), '8.5');
  fill(screen.getByLabelText(/^原因/), '漏看了第二段');
  await press('更正');
  await waitFor(() =>
    expect(sent('POST /staff/exams/remark/:id')).toEqual([
      { revision: 5, marks: [{ place: 2, points: 8.5, comment: '太短' }], reason: '漏看了第二段' },
    ]),
  );
});
