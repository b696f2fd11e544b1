import type { DeskVideo, TeachingCourse, TeachingLesson } from '@harbor/contract';
import { type Handlers, problem, renderPage } from '@harbor/runtime/testing';
import { Providers, platform } from '@harbor/ui/testing';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { ClassroomPage } from '../classroom/ClassroomPage';
import { sendingWords, videoWords } from './VideoBox';

const user = userEvent.setup({ delay: null, pointerEventsCheck: 0, applyAccept: false });
const at = '2026-11-28T10:00:00+08:00';

const video = (more: Partial<DeskVideo> = {}): DeskVideo => ({
  ...{
    id: 5,
    lesson_id: 11,
    status: 3,
    status_text: '已就绪',
    file_name: '新版.mp4',
    bytes: 1000,
    received: 1000,
  },
  ...{ part_bytes: 400, percent: 0, step: '', note: '', seconds: 61, heights: [720], in_use: false },
  ...{ can_cancel: false, can_retry: false, created_at: at, started_at: null, ready_at: null },
  ...more,
});

const lesson = (more: Partial<TeachingLesson> = {}): TeachingLesson => ({
  ...{ id: 11, course_id: 3, chapter_id: 2, number: 1, title: '选题', seconds: 0, shown: false },
  ...{ version: null, video: null, captions: [], files: [], poster: '', acts: ['change', 'upload'] },
  ...more,
});

const row = { id: 3, title: '英文写作', cover: '', status: 2, status_text: '已上架', lessons: 1 } as const;
const course = (one: TeachingLesson, more: Partial<TeachingCourse> = {}): TeachingCourse => ({
  ...{ ...row, waiting: 0, returned: 1, students: 12, updated_at: at, reason: '' },
  chapters: [{ id: 2, title: '第一章', lessons: [one] }],
  ...more,
});

const open = (handlers: Handlers, path = '/cloudclassroom/?tab=teaching&course=3') =>
  renderPage(<ClassroomPage />, {
    ...{ path, platform, session: 'buyer', wrapper: Providers },
    handlers: {
      'GET /teaching/list': { courses: [course(lesson())] },
      'GET /review/list': problem(500, ''),
      'GET /certificate/list': { rule: '', certificates: [], ways: [] },
      ...handlers,
    },
  });

test('who teaches has a tab with own courses, and sees what came back', async () => {
  open({}, '/cloudclassroom/?tab=teaching');
  expect(await screen.findByRole('link', { name: /英文写作/ })).toHaveAttribute(
    'href',
    '/cloudclassroom/?tab=teaching&course=3',
  );
  expect(screen.getByText('1 讲退回修改')).toBeInTheDocument();
});

test('a recording goes in parts from where the server has it', async () => {
  const { requests } = open({
    'GET /teaching/course/:id': course(lesson()),
    'POST /teaching/video/start': video({ status: 0, received: 400 }),
    'PUT /teaching/video/:id/part': ({ query }) => ({
      received: Math.min(1000, Number(query.offset) + 400),
    }),
    'POST /teaching/video/:id/finish': video({ status: 1 }),
  });
  const file = new File([new Uint8Array(1000)], '新版.mp4', { type: 'video/mp4' });
  await user.upload(await screen.findByLabelText('选题 的视频'), file);
  const sent = (key: string) => requests.filter((one) => one.key === key);
  await waitFor(() => expect(sent('POST /teaching/video/:id/finish')).toHaveLength(1));
  expect(sent('PUT /teaching/video/:id/part').map(({ query }) => Number(query.offset))).toEqual([400, 800]);
  await user.upload(screen.getByLabelText('选题 的视频'), new File(['x'], '讲义.pdf'));
  expect(await screen.findByText(/“讲义.pdf”不是/)).toBeInTheDocument();
});

test('what came back says why; it is handed in, and cannot be changed while the team looks at it', async () => {
  const returned = { id: 7, status: 3, status_text: '退回修改', reason: '声音太小', submitted_at: at };
  const waits = lesson({
    ...{ video: video(), version: { ...returned, status: 1, status_text: '待审', reason: '' } },
    acts: ['withdraw', 'preview'],
  });
  let now = lesson({ video: video(), version: returned, acts: ['change', 'upload', 'submit', 'preview'] });
  const { requests } = open({
    'GET /teaching/course/:id': () => course(now),
    'POST /teaching/lesson/submit/:id': () => {
      now = waits;
      return waits;
    },
  });
  expect(await screen.findByText('退回修改：声音太小')).toBeInTheDocument();
  await user.click(screen.getByRole('button', { name: '提交审核 选题' }));
  expect(await screen.findByRole('button', { name: '撤回修改' })).toBeInTheDocument();
  expect(screen.queryByRole('button', { name: '上传视频 选题' })).toBeNull();
  expect(requests.find(({ key }) => key === 'POST /teaching/lesson/submit/:id')?.params).toEqual({
    id: '11',
  });
  expect(screen.getByRole('link', { name: '预览' })).toHaveAttribute(
    'href',
    '/cloudclassroom/?tab=teaching&preview=11',
  );
});

test('packaging that failed is said in words, and its upload is given up only after a question', async () => {
  const { requests } = open({
    'GET /teaching/course/:id': course(
      lesson({ video: video({ status: 2, step: '转码 720P', percent: 31, can_cancel: true }) }),
    ),
    'POST /teaching/video/:id/cancel': video({ status: 5 }),
  });
  expect(await screen.findByText('转码 720P，已完成 31%')).toBeInTheDocument();
  await user.click(screen.getByRole('button', { name: '取消转码' }));
  const dialog = await screen.findByRole('dialog');
  await user.click(within(dialog).getByRole('button', { name: '取消转码' }));
  await waitFor(() =>
    expect(requests.some(({ key }) => key === 'POST /teaching/video/:id/cancel')).toBe(true),
  );
  expect(videoWords(video({ status: 4, note: '文件里没有画面' }))).toBe('转码失败：文件里没有画面');
  expect(videoWords(video({ status: 0, received: 420 }))).toBe('上次传到 42%，选择同一个文件即可接着传');
  expect(sendingWords({ name: 'a', size: 10, received: 4, stage: 'paused', problem: '' })).toMatch(
    /^已暂停，已传 40%/,
  );
});

test('captions go as they stand in a file, and what is wrong with them is said', async () => {
  const { requests } = open({
    'GET /teaching/course/:id': course(lesson()),
    'POST /teaching/captions/:id': problem(422, '第 1 行：结束时间不晚于开始时间'),
  });
  await screen.findByRole('button', { name: '上传中文字幕 选题' });
  await user.upload(screen.getByLabelText('选题 的字幕'), new File(['WEBVTT'], 'a.vtt'));
  expect(await screen.findByText('第 1 行：结束时间不晚于开始时间')).toBeInTheDocument();
  expect(requests.find(({ key }) => key === 'POST /teaching/captions/:id')?.body).toEqual({
    lang: 'zh',
    vtt: 'WEBVTT',
  });
});
