import { Route, Routes } from '@harbor/runtime';
import { fault, type Handlers, problem, renderPage } from '@harbor/runtime/testing';
import { Providers } from '@harbor/ui/testing';
import { configure, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { course, lesson, teachingCalls, video } from '../../../testing/school';
import { fill } from '../../../testing/site';
import { LessonPage } from './LessonPage';
import { courseOfVideo } from './VideoCard';

configure({ defaultHidden: true });

const user = userEvent.setup({ delay: null, pointerEventsCheck: 0, applyAccept: false });

const withLesson = (one = lesson(11, '问题从哪里来')) =>
  course({ chapters: [{ id: 1, title: '选题', sort: 1, lessons: [one] }] });

function open(handlers: Handlers = {}) {
  const page = renderPage(
    <Routes>
      <Route path="/staff/courses/:course/lessons/:id" element={<LessonPage />} />
      <Route path="*" element={<p>another page</p>} />
    </Routes>,
    {
      path: '/staff/courses/3/lessons/11',
      session: 'staff',
      wrapper: Providers,
      handlers: {
        ...teachingCalls(),
        'GET /staff/course/detail/:id': withLesson(),
        'GET /staff/course/video/:id': video(),
        'GET /staff/course/captions/:id/:lang': { vtt: '' },
        ...handlers,
      },
    },
  );
  const sent = (key: string) => page.requests.filter((one) => one.key === key);
  return { ...page, sent };
}

const press = async (name: string | RegExp) => user.click(await screen.findByRole('button', { name }));
const recording = (name: string, size: number) =>
  new File([new Uint8Array(size)], name, { type: 'video/mp4' });
const none = () =>
  withLesson(lesson(11, '问题从哪里来', { seconds: 0, status: 0, status_text: '转码中', video: null }));

test('a recording goes in parts from where the server has it, over a lost connection, and is packaged', async () => {
  const begun = video({ status: 0, received: 400, bytes: 1000, in_use: false });
  let lost = true;
  const { sent } = open({
    'GET /staff/course/detail/:id': none(),
    'POST /staff/course/video/start': begun,
    'PUT /staff/course/video/:id/part': ({ query }) => {
      if (lost) {
        lost = false;
        return fault.unavailable;
      }
      return { received: Math.min(1000, Number(query.offset) + 400) };
    },
    'POST /staff/course/video/:id/finish': video({ status: 1, in_use: false }),
  });
  await user.upload(await screen.findByLabelText('讲次视频'), recording('第一讲.mp4', 1000));
  await waitFor(() => expect(sent('POST /staff/course/video/:id/finish')).toHaveLength(1), { timeout: 5000 });
  expect(sent('PUT /staff/course/video/:id/part').map(({ query }) => Number(query.offset))).toEqual([
    400, 400, 800,
  ]);
  expect(sent('POST /staff/course/video/start')[0]?.body).toMatchObject({
    ...{ lesson_id: 11, name: '第一讲.mp4', size: 1000 },
  });
});

test('an upload that the server has less of goes back; a pause keeps what was sent, and nothing is lost unasked', async () => {
  let asked = 0;
  let release = () => {};
  const { sent, path } = open({
    'GET /staff/course/detail/:id': none(),
    'POST /staff/course/video/start': video({ status: 0, received: 800, bytes: 1000, in_use: false }),
    'PUT /staff/course/video/:id/part': async () => {
      asked += 1;
      if (asked === 1) return problem(409, '位置不对', { received: 400 });
      await new Promise<void>((resolve) => {
        release = resolve;
      });
      return { received: 800 };
    },
  });
  await user.upload(await screen.findByLabelText('讲次视频'), recording('第一讲.mp4', 1000));
  await waitFor(() =>
    expect(sent('PUT /staff/course/video/:id/part').map(({ query }) => Number(query.offset))).toEqual([
      800, 400,
    ]),
  );
  await user.click(screen.getByRole('link', { name: /论文写作/ }));
  expect(await screen.findByText(/视频还没有传完。已传的部分保留/)).toBeInTheDocument();
  await press('继续编辑');
  expect(path()).toBe('/staff/courses/3/lessons/11');
  await press('暂停');
  release();
  expect(await screen.findByText(/^已暂停，已传 40%/)).toBeInTheDocument();
  expect(screen.getByRole('button', { name: '继续上传' })).toBeInTheDocument();
});

test('what is no recording is refused before anything is sent', async () => {
  const { sent } = open({ 'GET /staff/course/detail/:id': none() });
  await user.upload(await screen.findByLabelText('讲次视频'), recording('讲义.pptx', 10));
  expect(
    await screen.findByText('只能上传 MP4、MOV、M4V、MKV、WEBM 视频，“讲义.pptx”不是'),
  ).toBeInTheDocument();
  expect(sent('POST /staff/course/video/start')).toEqual([]);
});

test('every state of a recording is said in words', () => {
  expect(courseOfVideo(video())).toBe('可以播放：720P、480P，2:00');
  expect(courseOfVideo(video({ status: 0, received: 420 }))).toBe('上次传到 42%，选择同一个文件即可接着传');
  expect(courseOfVideo(video({ status: 1, note: '' }))).toBe('已上传，正在排队等待转码');
  expect(courseOfVideo(video({ status: 1, note: '本机没有转码程序' }))).toBe('本机没有转码程序');
  expect(courseOfVideo(video({ status: 2, step: '转码 720P', percent: 31 }))).toBe('转码 720P，已完成 31%');
  expect(courseOfVideo(video({ status: 4, note: '文件里没有画面' }))).toBe('文件里没有画面');
});

test('captions with faults cannot be saved, and those typed are not lost by another language', async () => {
  const { sent } = open({
    'POST /staff/course/captions/:id': lesson(11, '问题从哪里来', { captions: [{ lang: 'zh', cues: 1 }] }),
  });
  const field = await screen.findByRole('textbox', { name: '中文字幕' });
  fill(field, '00:05.000 --> 00:02.000\n先看结论');
  expect(await screen.findByText('第 1 行：结束时间不晚于开始时间')).toBeInTheDocument();
  expect(screen.getByRole('button', { name: '保存字幕' })).toBeDisabled();
  await press(/^英文/);
  expect(await screen.findByText('切换语言后，刚才的修改不会保留。')).toBeInTheDocument();
  await press('继续编辑');
  fill(field, '00:01.000 --> 00:02.000\n先看结论');
  await press('保存字幕');
  await waitFor(() => expect(sent('POST /staff/course/captions/:id')).toHaveLength(1));
  expect(sent('POST /staff/course/captions/:id')[0]?.body).toEqual({
    lang: 'zh',
    vtt: '00:01.000 --> 00:02.000\n先看结论',
  });
});
