import { notify } from '@harbor/runtime';
import { renderPage } from '@harbor/runtime/testing';
import { act, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { BottomBar } from './BottomBar';
import { Button } from './Button';
import { ErrorBlock } from './ErrorBlock';
import { MobileNotifier } from './MobileNotifier';
import { MobileProviders } from './MobileProviders';
import { Sheet } from './Sheet';

test('a waiting button shows it and cannot be pressed twice', async () => {
  const pressed = jest.fn();
  render(
    <Button loading onClick={pressed}>
      提交
    </Button>,
  );
  await userEvent.click(screen.getByRole('button', { name: '提交' }));
  expect(pressed).not.toHaveBeenCalled();
  expect(screen.getByRole('button')).toHaveAttribute('aria-busy', 'true');
});

test('a bottom bar tells the shell its height while it is there', () => {
  const height = () => document.documentElement.style.getPropertyValue('--bar-height');
  const { unmount } = render(<BottomBar>付款</BottomBar>);
  expect(height()).toMatch(/px$/);
  unmount();
  expect(height()).toBe('');
});

test('a sheet is a named dialog with a way to close it', async () => {
  const closed = jest.fn();
  render(
    <MobileProviders>
      <Sheet open title="联系客服" onClose={closed}>
        内容
      </Sheet>
    </MobileProviders>,
  );
  expect(await screen.findByRole('dialog', { name: '联系客服' })).toBeInTheDocument();
  await userEvent.click(screen.getByRole('button', { name: '关闭' }));
  expect(closed).toHaveBeenCalledTimes(1);
});

test("the browser's back closes a sheet, and the page under it stays", async () => {
  const { path } = renderPage(<Sheets />, { path: '/postdetail/1', wrapper: MobileProviders });
  await userEvent.click(screen.getByRole('button', { name: '举报' }));
  expect(await screen.findByRole('dialog', { name: '举报帖子' })).toBeInTheDocument();
  act(() => window.history.back());
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  expect(path()).toBe('/postdetail/1');
});

test('a sheet takes the cursor and keeps it, and Escape gives it back to what opened it', async () => {
  const user = userEvent.setup();
  renderPage(<Sheets />, { path: '/postdetail/1', wrapper: MobileProviders });
  await user.click(screen.getByRole('button', { name: '举报' }));
  const sheet = await screen.findByRole('dialog', { name: '举报帖子' });
  await waitFor(() => expect(sheet).toHaveFocus());
  await user.tab();
  expect(screen.getByRole('button', { name: '关闭' })).toHaveFocus();
  await user.tab();
  expect(screen.getByRole('button', { name: '关闭' })).toHaveFocus();
  await user.keyboard('{Escape}');
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  expect(screen.getByRole('button', { name: '举报' })).toHaveFocus();
});

test('a field of a sheet that takes the cursor by itself has it', async () => {
  render(
    <Sheet open title="改名" onClose={() => {}}>
      <input aria-label="名称" ref={(field) => field?.focus()} />
    </Sheet>,
    { wrapper: MobileProviders },
  );
  const field = await screen.findByRole('textbox', { name: '名称' });
  await waitFor(() => expect(field).toHaveFocus());
});

test('a sheet that is closed in the moment in which it opens is gone, and the page can be scrolled', async () => {
  const sheet = (open: boolean) => (
    <Sheet open={open} title="举报帖子" onClose={() => {}}>
      原因
    </Sheet>
  );
  const { rerender } = render(sheet(false), { wrapper: MobileProviders });
  rerender(sheet(true));
  expect(screen.getByRole('dialog')).toBeInTheDocument();
  rerender(sheet(false));
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  expect(document.body).not.toHaveClass('adm-overflow-hidden');
});

function Sheets() {
  const [open, setOpen] = useState(false);
  return (
    <>
      <button type="button" onClick={() => setOpen(true)}>
        举报
      </button>
      <Sheet open={open} title="举报帖子" onClose={() => setOpen(false)}>
        原因
      </Sheet>
    </>
  );
}

test('a short message is a toast, on React 19 too', async () => {
  render(
    <MobileProviders>
      <MobileNotifier />
    </MobileProviders>,
  );
  act(() => notify.success('已复制微信号'));
  expect(await screen.findByText('已复制微信号')).toBeInTheDocument();
});

test('what is gone offers no 重试', () => {
  render(<ErrorBlock error={{ code: 404, msg: '服务不存在或已下架' }} onRetry={() => undefined} />);
  expect(screen.getByText('服务不存在或已下架')).toBeInTheDocument();
  expect(screen.queryByRole('button', { name: '重试' })).not.toBeInTheDocument();
});
