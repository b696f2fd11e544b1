import { type Handlers, renderPage } from '@harbor/runtime/testing';
import { Providers, platform } from '@harbor/ui/testing';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { card, own } from '../../testing/courses';
import { item, reviewList, row } from '../../testing/review';
import { ClassroomPage } from './ClassroomPage';

const user = userEvent.setup({ delay: null, pointerEventsCheck: 0 });

const open = (path: string, handlers: Handlers = {}) =>
  renderPage(<ClassroomPage />, {
    path,
    platform,
    session: 'buyer',
    wrapper: Providers,
    handlers: {
      'GET /cloudclassroom/list': {
        data: [
          { course: card(), own: own(), learnt_at: null, watched_seconds: 11_040 },
          {
            course: card({ id: 2, title: '旧课' }),
            own: own({ status: 3, status_text: '已退款' }),
            learnt_at: null,
            watched_seconds: 0,
          },
        ],
        total: 2,
        current_page: 1,
        per_page: 10,
        last_page: 1,
        counts: { all: 2, learning: 1, finished: 0, ended: 1 },
        week: [{ day: '2026-11-28', seconds: 600 }],
      },
      'GET /review/list': reviewList([row()]),
      'GET /review/item/:id': item(),
      'GET /teaching/list': { courses: [] },
      'GET /certificate/list': { rule: '学完并通过考试', certificates: [], ways: [] },
      ...handlers,
    },
  });

test('every own course shows how far it is; what was given back leads to buying, not to watching', async () => {
  open('/cloudclassroom/');
  expect(await screen.findByRole('link', { name: '继续学' })).toBeInTheDocument();
  expect(screen.getByText('已退款')).toBeInTheDocument();
  expect(screen.getByRole('link', { name: '再次购买' })).toHaveAttribute('href', '/buyclass?class=2');
});

test('a wrong question is asked again, its answer shown only then, and graded by a press or a key', async () => {
  const { requests } = open('/cloudclassroom/?tab=review', {
    'POST /review/retry/:id': {
      verdict: 'right',
      right: ['B'],
      also: [],
      explanation: '',
      suggested: 3,
    },
    'POST /review/grade/:id': row({ reps: 2 }),
  });
  await user.click(await screen.findByRole('radio', { name: /约 0.0083/ }));
  expect(screen.queryByText('正确答案')).toBeNull();
  await user.click(screen.getByRole('button', { name: '提交重做' }));
  expect(await screen.findByText('答对了')).toBeInTheDocument();
  await user.keyboard('3');
  await waitFor(() =>
    expect(requests.find(({ key }) => key === 'POST /review/grade/:id')?.body).toEqual({ grade: 3, reps: 1 }),
  );
});

test('without certificates the way to one is named', async () => {
  open('/cloudclassroom/?tab=certificates');
  expect(await screen.findByText('还没有可以拿证书的课程')).toBeInTheDocument();
});
