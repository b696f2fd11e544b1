import { fault, renderPage } from '@harbor/runtime/testing';
import { DesktopProviders } from '@harbor/ui/desktop';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { FollowButton } from './FollowButton';

test('what the server refused does not stay on screen as done', async () => {
  const user = userEvent.setup({ delay: null, pointerEventsCheck: 0 });
  const { notices } = renderPage(<FollowButton id={5} name="回答者" following={false} />, {
    session: 'buyer',
    wrapper: DesktopProviders,
    handlers: { 'POST /hot_post/concerned': fault.unavailable },
  });
  await user.click(screen.getByRole('button', { name: /关注/ }));
  await waitFor(() => expect(notices).toHaveLength(1));
  expect(await screen.findByText('关注')).toBeVisible();
});
