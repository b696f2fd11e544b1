import { Route, Routes } from '@harbor/runtime';
import { type Handlers, renderPage } from '@harbor/runtime/testing';
import { Providers } from '@harbor/ui/testing';
import { configure, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { bank, question, teachingCalls } from '../../../testing/school';
import { fill } from '../../../testing/site';
import { BankPage } from './BankPage';
import { ImportPage } from './ImportPage';
import { NewQuestionPage } from './NewQuestionPage';
import { QuestionPage } from './QuestionPage';

configure({ defaultHidden: true });

// jsdom has none, and nothing to scroll.
Element.prototype.scrollIntoView = () => undefined;

const user = userEvent.setup({ delay: null, pointerEventsCheck: 0, applyAccept: false });

function open(path: string, handlers: Handlers = {}) {
  const page = renderPage(
    <Routes>
      <Route path="/staff/exams/bank" element={<BankPage />} />
      <Route path="/staff/exams/bank/new" element={<NewQuestionPage />} />
      <Route path="/staff/exams/bank/import" element={<ImportPage />} />
      <Route path="/staff/exams/bank/:id" element={<QuestionPage />} />
    </Routes>,
    {
      path,
      session: 'staff',
      wrapper: Providers,
      handlers: {
        ...teachingCalls(),
        'GET /staff/exams/questions': bank(),
        'GET /staff/exams/question/:id': question(),
        ...handlers,
      },
    },
  );
  const sent = (key: string) => page.requests.filter((one) => one.key === key);
  return { ...page, sent };
}

const press = async (name: string | RegExp) => user.click(await screen.findByRole('button', { name }));

test('filters of the bank stand in the address, and nothing found leads back', async () => {
  const { path, sent } = open('/staff/exams/bank?kind=9&course=3', {
    'GET /staff/exams/questions': bank([]),
  });
  expect(await screen.findByText('没有符合条件的题目')).toBeInTheDocument();
  expect(sent('GET /staff/exams/questions')[0]?.query).not.toHaveProperty('kind', '9');
  await user.selectOptions(screen.getByLabelText('题型'), '4');
  expect(path()).toBe('/staff/exams/bank?course=3&kind=4');
  expect(await screen.findByRole('link', { name: '使用中 8' })).toHaveAttribute(
    'href',
    '/staff/exams/bank?status=1&course=3&kind=4',
  );
  await press('查看全部题目');
  expect(path()).toBe('/staff/exams/bank');
});

test('a question is written type by type, said to be wrong at its fields, and made once', async () => {
  const made = question({ id: 40, kind: 4, versions: [] });
  const { path, sent } = open('/staff/exams/bank/new?course=3', {
    'POST /staff/exams/question/create': made,
  });
  await press('填空');
  fill(await screen.findByLabelText(/^题干/), '效应量 $d$ 为 ____');
  await press('保存题目');
  expect(
    await screen.findByRole('button', { name: '第 1 空：请填写答案，每行一种写法' }),
  ).toBeInTheDocument();
  fill(screen.getByLabelText('第 1 空'), '0.66\n.66');
  fill(screen.getByLabelText('讲解'), '按公式代入');
  await press('保存题目');
  await waitFor(() => expect(path()).toBe('/staff/exams/bank/40'));
  const [create, ...more] = sent('POST /staff/exams/question/create');
  expect(more).toEqual([]);
  expect(create?.body).toMatchObject({ kind: 4, course_id: 3, right: [['0.66', '.66']], options: [] });
});

test('a version is compared in words, and brought back by a save that says so', async () => {
  const before = { ...question().document, stem: '均值？', options: ['平均数', '众数'] };
  const { sent } = open('/staff/exams/bank/21', {
    'GET /staff/exams/question/version/:id/:number': ({ params }) => ({
      number: Number(params.number),
      document: params.number === '1' ? before : question().document,
    }),
    'POST /staff/exams/question/save/:id': question({ version: 3, revision: 3 }),
  });
  await press('对照');
  const dialog = within(await screen.findByRole('dialog', { name: '对照两个版本' }));
  expect(await dialog.findByText('3 段有变化')).toBeInTheDocument();
  await user.click(dialog.getByRole('button', { name: /^(?:关闭|Close)$/ }));
  await press('取回第 1 版');
  await waitFor(() => expect(screen.getByLabelText(/^题干/)).toHaveValue('均值？'));
  expect(screen.getByRole('button', { name: '停用这道题' })).toBeDisabled();
  await press('保存为新版本');
  await waitFor(() =>
    expect(sent('POST /staff/exams/question/save/:id')[0]?.body).toMatchObject({
      ...{ revision: 2, stem: '均值？', note: '取回第 1 版', right: [['A']] },
    }),
  );
});

test('a table is checked first, and the same file is taken in only when somebody says so', async () => {
  const row = { row: 2, ok: true, kind_text: '单选', stem: '均值是什么？', reasons: [], same_as: null };
  const report = {
    ...{ dry: true, encoding: 'GB18030', columns: ['题干'], made: 0 },
    counts: { rows: 3, new: 1, same: 1, refused: 1 },
    rows: [
      row,
      { ...row, row: 3, same_as: 21 },
      { ...row, row: 4, ok: false, stem: '=1+1', reasons: ['没有正确选项', '选项少于2个'] },
    ],
  };
  const { sent } = open('/staff/exams/bank/import?course=3', {
    'POST /staff/exams/import': ({ query }) =>
      query.dry === '1' ? report : { ...report, dry: false, made: 1 },
  });
  const field = await screen.findByLabelText('题目文件');
  await user.upload(field, new File(['a'], '题目.xlsx'));
  expect(await screen.findByText(/这是表格文件/)).toBeInTheDocument();
  expect(sent('POST /staff/exams/import')).toEqual([]);
  const file = new File(['题干'], '题目.csv', { type: 'text/csv' });
  await user.upload(field, file);
  expect(await screen.findByText('可导入 1 题，题库已有 1 题，不能导入 1 行')).toBeInTheDocument();
  expect(screen.getByText(/没有正确选项；选项少于2个/)).toBeInTheDocument();
  await press('导入 1 题');
  expect(await screen.findByText('已导入 1 题，跳过题库已有的 1 题，未导入 1 行')).toBeInTheDocument();
  const asked = sent('POST /staff/exams/import');
  expect(asked.map(({ query }) => [query.course, query.dry])).toEqual([
    [3, '1'],
    [3, '0'],
  ]);
  expect(asked.map(({ body }) => body)).toEqual([file, file]);
});
