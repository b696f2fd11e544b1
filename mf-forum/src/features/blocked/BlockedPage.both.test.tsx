import type { DataOf, MemberCard } from '@harbor/contract';
import { type Handlers, renderPage } from '@harbor/runtime/testing';
import { Providers, platform } from '@harbor/ui/testing';
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { BlockedPage } from './BlockedPage';

const user = userEvent.setup({ delay: null, pointerEventsCheck: 0 });

const pest: MemberCard = {
  id: 7,
  nickname: '总来抬杠的人',
  avatar_img: '',
  identity: '',
  is_teacher: false,
  closed: false,
  remark: '',
  bio: '',
  post_count: 3,
  fans_count: 0,
  following: false,
  follows_me: false,
};

/** A server on which one member is blocked until that is taken back. */
function blocking(): Handlers {
  let people = [pest];
  return {
    'GET /member/blocks': (): DataOf<'GET /member/blocks'> => ({
      data: people,
      total: people.length,
      current_page: 1,
      per_page: 20,
      last_page: 1,
    }),
    'POST /hot_post/unblock/:id': () => {
      people = [];
      return { blocked: false };
    },
  };
}

test('who is blocked is named, and taken back by one press', async () => {
  const { requests } = renderPage(<BlockedPage />, {
    path: '/forumblocked',
    platform,
    wrapper: Providers,
    session: 'buyer',
    handlers: blocking(),
  });
  expect(await screen.findByRole('link', { name: '总来抬杠的人' })).toHaveAttribute('href', '/forumuser/7');
  await user.click(screen.getByRole('button', { name: '取消屏蔽' }));
  expect(await screen.findByText('没有屏蔽任何人')).toBeInTheDocument();
  expect(requests.map(({ key }) => key)).toContain('POST /hot_post/unblock/:id');
});
