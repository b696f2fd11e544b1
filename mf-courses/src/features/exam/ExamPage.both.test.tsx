import { Route, Routes } from '@harbor/runtime';
import { fault, type Handlers, renderPage } from '@harbor/runtime/testing';
import { Providers, platform } from '@harbor/ui/testing';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { exam, paper, result, saved } from '../../testing/exams';
import { ExamPage } from './ExamPage';

const user = userEvent.setup({ delay: null, pointerEventsCheck: 0 });

const page = (
  <Routes>
    <Route path="/exam/:classid/:videoid" element={<ExamPage />} />
  </Routes>
);

type Save = { answers: { place: number; answer: string[]; version: number; flagged: boolean }[] };

const open = (path: string, handlers: Handlers = {}) =>
  renderPage(page, {
    path,
    platform,
    session: 'buyer',
    wrapper: Providers,
    handlers: {
      'GET /examination/list': { course: { id: 1, title: '英文学术写作' }, exams: [exam()] },
      'POST /examination/start/:id': paper(),
      'GET /examination/paper/:id': paper(),
      'PUT /examination/save/:id': ({ body }) => saved((body as Save).answers),
      'POST /examination/validate/:id': result(),
      'GET /examination/result/:id': result(),
      ...handlers,
    },
  });

test('by its rules an exam is begun, each answer saved as it is given, and what is open asked about before it is handed in', async () => {
  const { path, requests } = open('/exam/1/12');
  expect(await screen.findByText('20 分钟')).toBeInTheDocument();
  await user.click(screen.getByRole('button', { name: '开始答题' }));
  await waitFor(() => expect(path()).toBe('/exam/1/12?paper=70'));
  await user.click(await screen.findByRole('radio', { name: /第一句/ }));
  const saves = () => requests.filter(({ key }) => key.startsWith('PUT'));
  await waitFor(() => expect(saves()).toHaveLength(1));
  expect(saves()[0]?.body).toEqual({
    answers: [{ place: 1, answer: ['A'], flagged: false, version: 1 }],
  });
  expect(await screen.findByText(/已保存/)).toBeInTheDocument();
  await user.click(screen.getByRole('button', { name: '下一题' }));
  await user.click(screen.getByRole('button', { name: platform === 'mobile' ? '交卷' : '检查并交卷' }));
  const question = await screen.findByRole('dialog', { name: '还有 1 题没有作答' });
  await user.click(within(question).getByRole('button', { name: '仍然交卷' }));
  await waitFor(() => expect(path()).toBe('/exam/1/12?result=7&attempt=70'));
});

test('without the network answers are kept on this device, and sent when somebody tries again', async () => {
  const answers: (typeof fault.timeout | undefined)[] = [fault.timeout];
  open('/exam/1/12?paper=70', {
    'PUT /examination/save/:id': ({ body }) => answers.shift() ?? saved((body as Save).answers),
  });
  await user.click(await screen.findByRole('radio', { name: /第二句/ }));
  expect(await screen.findByText(/离线，已暂存 1 题/)).toBeInTheDocument();
  expect(localStorage.getItem('harbor:exam:70')).toContain('"B"');
  await user.click(screen.getByRole('button', { name: '重试' }));
  await waitFor(() => expect(screen.queryByText(/离线，已暂存/)).toBeNull());
  expect(localStorage.getItem('harbor:exam:70')).toBeNull();
});

test('a result shows what lost points first, what was right, and the second that explains it', async () => {
  open('/exam/1/12?result=7&attempt=70');
  expect(await screen.findByRole('article', { name: '第 2 题' })).toBeInTheDocument();
  expect(screen.queryByRole('article', { name: '第 1 题' })).toBeNull();
  expect(screen.getByText('0.66')).toBeInTheDocument();
  expect(screen.getByRole('link', { name: /第 2 讲 01:01，从这里开始看/ })).toHaveAttribute(
    'href',
    platform === 'mobile' ? '/playclass/1/12?t=61' : '/playclass?class=1&lesson=12&t=61',
  );
  await user.click(screen.getByRole('button', { name: /^全部/ }));
  expect(screen.getByRole('article', { name: '第 1 题' })).toBeInTheDocument();
});

test('answers that may not be seen yet are not there, and the page says why', async () => {
  const hidden = result();
  const questions = hidden.questions.map((question) => ({
    ...question,
    ...{ verdict: null, got: null, right: null, also: null, explanation: null },
  }));
  open('/exam/1/12?result=7', {
    'GET /examination/result/:id': {
      ...hidden,
      ...{ questions, counts: null, kinds: null, shows: false, shows_why: '通过或次数用尽后可看' },
    },
  });
  expect(await screen.findByText('通过或次数用尽后可看')).toBeInTheDocument();
  expect(screen.queryByText('正确答案')).toBeNull();
  expect(screen.getByText('0.67')).toBeInTheDocument();
});
