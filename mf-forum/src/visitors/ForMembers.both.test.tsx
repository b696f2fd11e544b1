import { navigate } from '@harbor/runtime';
import { renderPage } from '@harbor/runtime/testing';
import { Providers, platform } from '@harbor/ui/testing';
import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useForMembers } from './askLogin';
import { ForMembers } from './ForMembers';

const user = userEvent.setup({ delay: null, pointerEventsCheck: 0 });
const load = () => import('./LoginQuestion');

function Comment({ act }: { act: () => void }) {
  const forMembers = useForMembers();
  return (
    <button type="button" onClick={() => forMembers('请登录后评论', act, '#comments')}>
      发表
    </button>
  );
}

test('a visitor is told what a login is for, and goes there with the way back', async () => {
  const write = jest.fn();
  const { path } = renderPage(
    <ForMembers load={load}>
      <Comment act={write} />
    </ForMembers>,
    { path: '/postdetail/8?from=1', platform, wrapper: Providers },
  );
  await user.click(screen.getByRole('button', { name: '发表' }));
  expect(await screen.findByRole('dialog', { name: '请登录后评论' })).toBeInTheDocument();
  await user.click(screen.getByRole('button', { name: /去\s?登录/ }));
  await waitFor(() => expect(path()).toBe('/login'));
  expect(sessionStorage.getItem('harbor:return')).toBe('/postdetail/8?from=1#comments');
  expect(write).not.toHaveBeenCalled();
});

test('a question is gone with its page, and whoever looks on first has no way back here', async () => {
  renderPage(
    <ForMembers load={load}>
      <Comment act={jest.fn()} />
    </ForMembers>,
    { path: '/postdetail/8', platform, wrapper: Providers },
  );
  await user.click(screen.getByRole('button', { name: '发表' }));
  await screen.findByRole('dialog', { name: '请登录后评论' });
  act(() => navigate('/forumindex/'));
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  expect(sessionStorage.getItem('harbor:return')).toBeNull();
});

test('a member does it at once; a question that does not load is a warning', async () => {
  const write = jest.fn();
  const member = renderPage(<Comment act={write} />, { session: 'buyer' });
  await user.click(screen.getByRole('button', { name: '发表' }));
  expect(write).toHaveBeenCalledTimes(1);
  member.unmount();
  const { notices } = renderPage(
    <ForMembers load={() => Promise.reject(new Error('offline'))}>
      <Comment act={write} />
    </ForMembers>,
  );
  await user.click(screen.getByRole('button', { name: '发表' }));
  await waitFor(() => expect(notices).toEqual([{ kind: 'warning', text: '请登录后评论' }]));
  expect(write).toHaveBeenCalledTimes(1);
});
