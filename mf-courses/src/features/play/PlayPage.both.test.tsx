import { Route, Routes } from '@harbor/runtime';
import { type Handlers, problem, renderPage } from '@harbor/runtime/testing';
import { Providers, platform } from '@harbor/ui/testing';
import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { detail, noDiscusses, noNotes, own, video } from '../../testing/courses';
import { PlayPage } from './PlayPage';

// What lays a stream behind the video is the browser's and the library's; everything else of the player is real.
jest.mock('../../player/source', () => ({
  attach: async () => ({
    setHeight: () => undefined,
    isLowest: () => true,
    retry: () => undefined,
    end: () => undefined,
  }),
}));

const user = userEvent.setup({ delay: null, pointerEventsCheck: 0 });
const address = platform === 'mobile' ? '/playclass/1/12' : '/playclass?class=1&lesson=12';

const page = (
  <Routes>
    <Route path="/playclass/:classid/:videoid" element={<PlayPage />} />
    <Route path="/playclass" element={<PlayPage />} />
  </Routes>
);

beforeEach(() => {
  const { prototype } = HTMLMediaElement;
  jest.spyOn(prototype, 'play').mockResolvedValue(undefined);
  jest.spyOn(prototype, 'pause').mockImplementation(() => undefined);
  jest.spyOn(prototype, 'load').mockImplementation(() => undefined);
});

const state = {
  position: 70,
  percent: 40,
  completed: false,
  progress: 1,
  course_percent: 47,
  cut_seconds: 0,
};

const open = (handlers: Handlers = {}) =>
  renderPage(page, {
    path: address,
    platform,
    session: 'buyer',
    wrapper: Providers,
    handlers: {
      'GET /course/:id/info': { info: detail({ own: own() }) },
      'GET /course/:id/video': video(),
      'GET /course/:id/notes': noNotes,
      'GET /course/:id/discuss': noDiscusses,
      'GET /examination/list': { course: { id: 1, title: '' }, exams: [] },
      'PATCH /course/:id/schedule': state,
      'POST /course/:id/play/end': {},
      ...handlers,
    },
  });

test('a lesson goes on where another device left it, and tells what was truly played', async () => {
  const { container, requests } = open();
  expect(await screen.findByText(/已从上次的 01:05 继续/)).toHaveTextContent('来自手机');
  const film = container.querySelector('video');
  if (!film) throw new Error('there is a video');
  Object.defineProperty(film, 'played', {
    value: { length: 1, start: () => 65, end: () => 71.04 },
  });
  fireEvent.pause(film);
  await waitFor(() =>
    expect(requests.find(({ key }) => key === 'PATCH /course/:id/schedule')?.body).toMatchObject({
      video_id: 12,
      segments: [[65, 71.1]],
      device: platform,
    }),
  );
  // The same again is nothing new.
  const told = requests.filter(({ key }) => key.startsWith('PATCH')).length;
  act(() => void fireEvent.pause(film));
  expect(requests.filter(({ key }) => key.startsWith('PATCH'))).toHaveLength(told);
  expect(container.textContent).toContain('138****2046');
});

test('two other plays are named, and ended only by who asks to go on here', async () => {
  const full = video({
    ticket: null,
    plays: [
      {
        play_id: '22222222-2222-4222-8222-222222222222',
        course_title: '英文学术写作',
        lesson_title: '时态',
        device: 'Chrome · Windows',
        started_at: new Date().toISOString(),
      },
    ],
  });
  const { requests } = open({
    'GET /course/:id/video': full,
    'POST /course/:id/ticket': {
      ticket: 'b',
      play_id: '33333333-3333-4333-8333-333333333333',
      valid_for: 60,
      native_url: '',
    },
  });
  expect(await screen.findByText('已有两处在播放')).toBeInTheDocument();
  expect(screen.getByText(/Chrome · Windows/)).toBeInTheDocument();
  await user.click(screen.getByRole('button', { name: '在此设备继续' }));
  await waitFor(() => expect(screen.queryByText('已有两处在播放')).toBeNull());
  expect(requests.find(({ key }) => key === 'POST /course/:id/ticket')?.body).toEqual({
    lesson_id: 12,
    take_over: true,
  });
});

test('a course that is not theirs says so with the way to buy it', async () => {
  const closed = problem(403, '请先购买课程', { reason: 'NOT_ENTITLED' });
  open({
    'GET /course/:id/info': { info: detail() },
    'GET /course/:id/video': closed,
    'GET /course/:id/try/video': closed,
  });
  expect(await screen.findByText(/需要购买后观看/)).toBeInTheDocument();
  expect(screen.getByRole('link', { name: '去购买' })).toHaveAttribute('href', '/buyclass?class=1');
});
