import type { Vault, VaultFile } from '@harbor/contract';
import { type Handlers, problem, renderPage } from '@harbor/runtime/testing';
import { Providers, platform } from '@harbor/ui/testing';
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { VaultCard } from './VaultCard';

const user = userEvent.setup({ pointerEventsCheck: 0 });
const at = '2026-11-21T09:30:00+08:00';
const file: VaultFile = {
  id: '01K0000000000000000000000A',
  name: '稿件.docx',
  size: 2048,
  sha256: 'a'.repeat(64),
  type: 'docx',
  words: 5000,
  group: '订单资料',
  own: true,
  at,
  deleted_at: null,
  viewable: true,
  accesses: [
    { id: 2, who: '客服 李**', role: 'staff', what: 'download', at },
    { id: 1, who: '我', role: 'owner', what: 'upload', at },
  ],
};
const open: Vault = {
  files: [file],
  keep_days: 180,
  delete_at: null,
  may_delete: false,
  why: '订单还在进行，服务人员需要这些文件。',
};
const ended: Vault = { ...open, may_delete: true, why: '', delete_at: '2027-05-20T09:30:00+08:00' };

const show = (handlers: Handlers) =>
  renderPage(<VaultCard orderId={21} />, { session: 'buyer', handlers, platform, wrapper: Providers });

test('each file says who had it in hand', async () => {
  show({ 'POST /files/vault/:id': open });
  expect(await screen.findByText('谁看过：他人 1 次')).toBeInTheDocument();
  expect(screen.getByText('客服 李** 下载')).toBeInTheDocument();
  expect(screen.getByText('我 上传')).toBeInTheDocument();
});

test('what the check could not look into stands beside the file, and is said when it is fetched', async () => {
  const unchecked = ['嵌入对象 Origin50.Graph'];
  const { notices } = show({
    'POST /files/vault/:id': { ...open, files: [{ ...file, unchecked }] },
    'POST /files/:id/ticket': { url: '/api/applet/files/raw/x', valid_for: 60 },
  });
  expect(await screen.findByText('未检查：嵌入对象 Origin50.Graph，打开前请确认来源')).toBeInTheDocument();
  await user.click(screen.getByRole('button', { name: '下载 稿件.docx' }));
  expect(notices).toEqual([
    { kind: 'warning', text: '文件中有未检查的内容（嵌入对象 Origin50.Graph），打开前请确认来源' },
  ]);
});

test('while work needs the files there is no way to delete them, but a reason', async () => {
  show({ 'POST /files/vault/:id': open });
  expect(await screen.findByText(open.why)).toBeInTheDocument();
  expect(screen.queryByRole('button', { name: /删除/ })).not.toBeInTheDocument();
});

test('the time until they go is chosen', async () => {
  const page = show({
    'POST /files/vault/:id': ended,
    'POST /files/vault/:id/keep': { ...ended, keep_days: 30, delete_at: '2026-12-21T09:30:00+08:00' },
  });
  expect(await screen.findByText(/将于 2027-05-20 自动删除/)).toBeInTheDocument();
  await user.click(screen.getByRole('radio', { name: '30 天' }));
  expect(await screen.findByText(/将于 2026-12-21 自动删除/)).toBeInTheDocument();
  expect(page.requests.at(-1)?.body).toEqual({ days: 30 });
});

test('deleting at once asks first, and what is gone keeps its name', async () => {
  const page = show({
    'POST /files/vault/:id': ended,
    'POST /files/vault/:id/delete': {
      ...ended,
      files: [{ ...file, viewable: false, deleted_at: at }],
    },
  });
  await user.click(await screen.findByRole('button', { name: '删除 稿件.docx' }));
  const dialog = await screen.findByRole('dialog');
  expect(dialog).toHaveTextContent('“稿件.docx”将立即删除，不能恢复');
  await user.click(within(dialog).getByRole('button', { name: '立即删除' }));
  expect(await screen.findByText('内容已于 2026-11-21 09:30 删除')).toBeInTheDocument();
  expect(page.requests.at(-1)?.body).toEqual({ file: file.id });
  expect(screen.queryByRole('button', { name: '下载 稿件.docx' })).not.toBeInTheDocument();
});

test('a file is read inside the page, by an address of its own', async () => {
  show({
    'POST /files/vault/:id': open,
    'POST /files/:id/ticket': { url: '/api/applet/files/raw/x?ticket=1', valid_for: 60 },
  });
  await user.click(await screen.findByRole('button', { name: '在线查看 稿件.docx' }));
  const frame = await screen.findByTitle('稿件.docx 的内容');
  expect(frame).toHaveAttribute('src', '/api/applet/files/raw/x?ticket=1');
  expect(frame).toHaveAttribute('sandbox', '');
});

test('an order without files says what will be here; a failure can be tried again', async () => {
  const page = show({ 'POST /files/vault/:id': { ...open, files: [] } });
  expect(await screen.findByText(/还没有文件/)).toBeInTheDocument();
  page.unmount();
  show({ 'POST /files/vault/:id': problem(500, '服务器开小差了') });
  expect(await screen.findByRole('button', { name: '重试' })).toBeInTheDocument();
});
