import { people, renderPage } from '@harbor/runtime/testing';
import { DesktopProviders } from '@harbor/ui/desktop';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { RenewalDialog } from './RenewalDialog';

const user = userEvent.setup({ delay: null, pointerEventsCheck: 0 });
const due = [{ id: 2, title: '学术港隐私政策', version: '2.0', change: '写明新的处理者' }];

test('a changed agreement says what changed, is not ticked, and is agreed to by its version', async () => {
  const page = renderPage(<RenewalDialog />, {
    session: { consent_due: due },
    wrapper: DesktopProviders,
    handlers: { 'POST /auth/consent': {}, 'GET /userInfo': people.buyer },
  });
  expect(await screen.findByText(/写明新的处理者/)).toBeInTheDocument();
  const agree = screen.getByRole('button', { name: '同意并继续' });
  expect(screen.getByRole('checkbox')).not.toBeChecked();
  expect(agree).toBeDisabled();
  expect(screen.getByRole('link', { name: '阅读全文' })).toHaveAttribute('href', '/clause/2');
  await user.click(screen.getByRole('checkbox'));
  await user.click(agree);
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(page.requests.find((r) => r.key === 'POST /auth/consent')?.body).toEqual({
    agreements: [{ id: 2, version: '2.0' }],
  });
});
