import type { RouteEntry } from '@harbor/contract';
import { renderPage } from '@harbor/runtime/testing';
import { DesktopProviders } from '@harbor/ui/desktop';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { WriteDialog } from './WriteDialog';

// The editor needs a real browser: e2e/tests/forum-shell.desktop.spec.ts.
jest.mock('../../editor/EditorField', () => ({ EditorField: () => <p>editor</p> }));

const rule = { phone_bound: true, trusted: false, wait_seconds: null, reports_left: 10 };
const settings: RouteEntry = {
  ...{ platform: 'desktop', path: '/idsetting/', title: '账号设置' },
  ...{ access: 'login', chrome: 'full', page: 'Page' },
};
const snapshot = { shell: { version: '1.0.0', routes: [settings] } };
const handlers = { 'GET /hot_post/rule': rule, 'GET /hot_post/get_category': { data: [] } };

function open(options: Parameters<typeof renderPage>[1], feedback = false) {
  return renderPage(<WriteDialog feedback={feedback} onClosed={() => undefined} />, {
    path: '/forumindex/',
    wrapper: DesktopProviders,
    handlers,
    snapshot,
    ...options,
  });
}

test('who has no phone bound is told before writing, with the way to bind one', async () => {
  open({
    session: 'buyer',
    handlers: { ...handlers, 'GET /hot_post/rule': { ...rule, phone_bound: false } },
  });
  expect(await screen.findByText('按规定，发帖前请先绑定手机号')).toBeInTheDocument();
  expect(screen.getByRole('link', { name: '去绑定' })).toHaveAttribute('href', '/idsetting/');
});

test('a visitor is warned, and sent to the login a second later, to come back to the words on the page for it', async () => {
  const user = userEvent.setup();
  const { notices, path } = open({}, true);
  await user.type(screen.getByRole('textbox', { name: '标题' }), '列表再快一些');
  await user.click(screen.getByRole('button', { name: '提交评价' }));
  expect(notices).toEqual([{ kind: 'warning', text: '请登录后评价！' }]);
  expect(path()).toBe('/forumindex/');
  await waitFor(() => expect(path()).toBe('/login?type=feedback'));
  expect(sessionStorage.getItem('harbor:return')).toBe('/feedback');
  expect(sessionStorage.getItem('harbor:own:forum:unsent:feedback')).toContain('列表再快一些');
});
