import { type Handlers, problem, renderPage } from '@harbor/runtime/testing';
import { Providers, platform } from '@harbor/ui/testing';
import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { video } from '../testing/courses';
import { playsAhead, takeAsked } from './openAhead';

jest.mock('./library', () => ({ loadLibrary: async () => ({}) }));

const asks = (handlers: Handlers = {}) => {
  const link = (
    <a href="#12" {...playsAhead(1, 12)}>
      继续学
    </a>
  );
  const { requests } = renderPage(link, {
    path: '/classdetail/1',
    platform,
    session: 'buyer',
    wrapper: Providers,
    handlers: {
      'GET /course/:id/video': video(),
      'GET /examination/list': { course: { id: 1, title: '' }, exams: [] },
      'POST /course/:id/play/end': {},
      ...handlers,
    },
  });
  const said = (key: string) => requests.filter((one) => one.key === key);
  return { said, press: (how = {}) => fireEvent.click(screen.getByText('继续学'), how) };
};

afterEach(() => {
  jest.useRealTimers();
  takeAsked(1, 12);
});

test('the press asks for the lesson once, and its page takes that answer', async () => {
  const { said, press } = asks();
  press();
  press();
  expect(takeAsked(1, 13)).toBeUndefined();
  const answer = takeAsked(1, 12);
  expect(await answer).toMatchObject({ own: true, info: { lesson: { id: 12 } } });
  expect(said('GET /course/:id/video')).toHaveLength(1);
  expect(takeAsked(1, 12)).toBeUndefined();
});

test('a press for another tab asks for nothing here', () => {
  const { said, press } = asks();
  press({ ctrlKey: true });
  press({ metaKey: true });
  expect([said('GET /course/:id/video'), takeAsked(1, 12)]).toEqual([[], undefined]);
});

test('a play that no page came for is ended: it would be one of the two', async () => {
  jest.useFakeTimers();
  const { said, press } = asks();
  press();
  await act(() => jest.advanceTimersByTimeAsync(10_001));
  expect(takeAsked(1, 12)).toBeUndefined();
  await act(() => jest.advanceTimersByTimeAsync(100));
  expect(said('POST /course/:id/play/end')).toMatchObject([
    { body: { play_id: '11111111-1111-4111-8111-111111111111' } },
  ]);
});

test('what was refused is left to the page', async () => {
  const { press } = asks({ 'GET /course/:id/video': problem(404, '这一讲不存在或已下架') });
  press();
  await waitFor(() => expect(takeAsked(1, 12)).rejects.toMatchObject({ code: 404 }));
});
