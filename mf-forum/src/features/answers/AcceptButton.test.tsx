import type { ForumReply } from '@harbor/contract';
import { renderPage } from '@harbor/runtime/testing';
import { DesktopProviders } from '@harbor/ui/desktop';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { AcceptButton } from './AcceptButton';

const user = userEvent.setup({ delay: null, pointerEventsCheck: 0 });

const answer: ForumReply = {
  id: 31,
  post_id: 8,
  root_id: null,
  content: '先画缺失的分布',
  deleted: false,
  author: {
    id: 5,
    nickname: '回答者',
    avatar_img: '',
    identity: '',
    is_teacher: false,
    closed: false,
    remark: '',
  },
  reply_to: null,
  mentions: [],
  by_author: false,
  own: false,
  blocked: false,
  like_count: 0,
  liked: false,
  status: 2,
  status_text: '已发布',
  reason: '',
  ip_region: '',
  created_at: '2026-11-20T09:00:00+08:00',
  accepted: false,
  actions: { reply: true, delete: false, report: true, accept: true },
};

const open = (one: ForumReply) =>
  renderPage(<AcceptButton one={one} />, {
    path: '/postdetail/8',
    session: 'buyer',
    wrapper: DesktopProviders,
    handlers: {
      'POST /hot_post/accept/:id': { accepted_comment_id: 31 },
      'POST /hot_post/cancel_accept/:id': { accepted_comment_id: null },
    },
  });

test('the asker accepts an answer, and takes that back', async () => {
  const first = open(answer);
  await user.click(screen.getByRole('button', { name: '采纳' }));
  await waitFor(() =>
    expect(first.notices).toContainEqual({ kind: 'success', text: '已采纳，对方会收到通知' }),
  );
  first.unmount();
  const second = open({ ...answer, accepted: true });
  await user.click(screen.getByRole('button', { name: '取消采纳' }));
  await waitFor(() => expect(second.notices).toContainEqual({ kind: 'success', text: '已取消采纳' }));
});

test('everybody else is offered nothing', () => {
  open({ ...answer, actions: { ...answer.actions, accept: false } });
  expect(screen.queryByRole('button')).not.toBeInTheDocument();
});
