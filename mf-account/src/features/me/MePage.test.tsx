import type { OrderCard } from '@harbor/contract';
import { atoms, store } from '@harbor/runtime';
import { type Handlers, people, problem, renderPage } from '@harbor/runtime/testing';
import { DesktopProviders } from '@harbor/ui/desktop';
import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { counts, delivered, meHandlers } from '../../testing/me';
import { siteWith } from '../../testing/site';
import { MePage } from './MePage';

function open(handlers: Handlers = {}, more: string[] = []) {
  return renderPage(<MePage />, {
    path: '/myinfo/',
    session: 'buyer',
    wrapper: DesktopProviders,
    snapshot: siteWith({ more }),
    handlers: { ...meHandlers, ...handlers },
  });
}

// jsdom neither lays out nor draws pictures; the browser test cuts a real one.
jest.mock('./avatar/CropArea', () => ({
  __esModule: true,
  default: ({ onChange }: { onChange: (square: object) => void }) => (
    <button type="button" onClick={() => onChange({ x: 0, y: 0, width: 9, height: 9 })}>
      切这里
    </button>
  ),
}));
jest.mock('./avatar/cropPicture', () => ({
  cropPicture: async (file: File) => new File([file], 'avatar.jpg'),
}));

// Without pauses between keys and without looking at computed styles: antd's sheets make both slow in jsdom.
const user = userEvent.setup({ delay: null, pointerEventsCheck: 0 });

async function retype(label: string, text: string) {
  await user.clear(screen.getByLabelText(label));
  if (text) await user.type(screen.getByLabelText(label), text);
}

test('orders lead with the one that needs its owner most', async () => {
  const page = open();
  expect(await screen.findByText('还有 5 天 12 小时自动验收')).toBeVisible();
  expect(screen.getByRole('link', { name: '去验收' })).toHaveAttribute('href', '/orderdetail/31');
  expect(screen.getByRole('link', { name: /待完善/ })).toHaveAttribute('href', '/orderpage/?tab=incomplete');
  expect(page.requests.find((r) => r.key === 'POST /user/get_orders')?.body).toEqual({
    tab: 'delivered',
    page: 1,
  });
});

test('the button of an order that waits for a price offers what the server lets do, not a payment', async () => {
  const actions = { ...delivered.actions, accept: false, cancel: true };
  const quoting = {
    ...delivered,
    status: 5,
    status_text: '待报价',
    pay_fen: 0,
    hint: '报价后再付款',
    actions,
  };
  const tab = (rows: OrderCard[]) => ({
    'GET /user/get_pc_num': { ...counts, unpaid: 1 },
    'POST /user/get_orders': {
      ...{ data: rows, total: 1, current_page: 1, per_page: 10, last_page: 1 },
      server_time: '2026-11-14T00:00:00+08:00',
    },
  });
  const waiting = open(tab([quoting]));
  expect(await screen.findByText('报价后再付款')).toBeVisible();
  expect(screen.getByRole('link', { name: '看进度' })).toHaveAttribute('href', '/orderdetail/31');
  expect(screen.queryByText('去付款')).toBeNull();
  waiting.unmount();
  open(tab([{ ...quoting, actions: { ...actions, accept_quote: true } }]));
  expect(await screen.findByRole('link', { name: '查看报价' })).toBeVisible();
});

test('the rail links only to pages that are there', () => {
  const before = open();
  expect(screen.getByRole('link', { name: '我的订单' })).toBeVisible();
  expect(screen.queryByRole('link', { name: '优惠券' })).toBeNull();
  before.unmount();
  open({}, ['/coupon/']);
  expect(screen.getByRole('link', { name: '优惠券' })).toHaveAttribute('href', '/coupon/');
});

test('a nickname must have 2 to 12 characters', async () => {
  const page = open();
  await retype('昵称', '林');
  await user.click(screen.getByRole('button', { name: '保存资料' }));
  expect(screen.getByLabelText('昵称')).toHaveAccessibleDescription('昵称为2至12个字');
  expect(page.requests.some((r) => r.key === 'POST /user/edit')).toBe(false);
});

test('a changed profile is saved whole, and the button waits for a change', async () => {
  const page = open({ 'POST /user/edit': people.buyer });
  expect(screen.getByRole('button', { name: '保存资料' })).toBeDisabled();
  await retype('昵称', '林间读文献');
  await user.click(screen.getByRole('button', { name: '保存资料' }));
  await waitFor(() => expect(page.notices).toContainEqual({ kind: 'success', text: '资料已保存' }));
  expect(page.requests.find((r) => r.key === 'POST /user/edit')?.body).toEqual({
    nickname: '林间读文献',
    gender: 0,
    unit: '',
    identity: '硕士生',
    bio: '',
    subject_ids: [],
  });
});

test('what the server says about a field stands at the field', async () => {
  const text = '不能包含“客服”';
  open({ 'POST /user/edit': problem(422, text, { errors: { nickname: [text] } }) });
  await retype('昵称', '学术客服');
  await user.click(screen.getByRole('button', { name: '保存资料' }));
  await waitFor(() => expect(screen.getByLabelText('昵称')).toHaveAccessibleDescription(text));
});

test('the introduction counts its characters', async () => {
  open();
  await retype('简介', '界面电池');
  expect(screen.getByText('4 / 200')).toBeVisible();
});

test('a picture over 2 MB is refused before it is sent', async () => {
  const page = open();
  const large = new File([new Uint8Array(2 * 1024 * 1024 + 1)], 'a.png', { type: 'image/png' });
  fireEvent.change(screen.getByLabelText('选择头像图片'), { target: { files: [large] } });
  expect(await screen.findByText('图片大小不能超过2MB哦~')).toBeVisible();
  expect(page.notices).toContainEqual({ kind: 'warning', text: '图片大小不能超过2MB哦~' });
  expect(page.requests.some((r) => r.key === 'POST /upload_image')).toBe(false);
});

test('a picture is cut, uploaded and becomes the avatar', async () => {
  const page = open({
    'POST /upload_image': { url: '/media/uploads/a.webp', width: 200, height: 200, size: 900 },
    'POST /user/edit': { ...people.buyer, avatar_img: '/media/uploads/a.webp' },
  });
  const picture = new File([new Uint8Array(20)], 'a.png', { type: 'image/png' });
  fireEvent.change(screen.getByLabelText('选择头像图片'), { target: { files: [picture] } });
  expect(await screen.findByRole('dialog', { name: '裁剪头像' })).toBeInTheDocument();
  expect(page.requests.some((r) => r.key === 'POST /upload_image')).toBe(false);
  await user.click(await screen.findByRole('button', { name: '切这里' }));
  await user.click(screen.getByRole('button', { name: '使用这张图片' }));
  await waitFor(() => expect(page.notices).toContainEqual({ kind: 'success', text: '头像已更新' }));
  expect(page.requests.find((r) => r.key === 'POST /user/edit')?.body).toEqual({
    avatar_img: '/media/uploads/a.webp',
  });
});

test('counts that cannot be had cost their own area only', async () => {
  open({ 'GET /user/get_pc_num': problem(500, '服务异常') });
  expect(await screen.findByText(/订单数/)).toBeVisible();
  expect(screen.getByLabelText('昵称')).toHaveValue('林晓舟');
});

test('without a profile there is a way to try again', async () => {
  let answers = 0;
  open({ 'GET /userInfo': () => (answers++ === 0 ? problem(500, '服务异常') : people.buyer) });
  act(() => store.set(atoms.user, null));
  await user.click(await screen.findByRole('button', { name: /重试/ }));
  expect(await screen.findByLabelText('昵称')).toHaveValue('林晓舟');
});

test('a logout asks in the words of the specification', async () => {
  const page = open();
  await user.click(screen.getByRole('button', { name: '退出登录' }));
  expect(await screen.findByRole('dialog', { name: '确定要退出登录吗？' })).toBeInTheDocument();
  expect(screen.getByRole('button', { name: '取消', hidden: true })).toBeInTheDocument();
  expect(page.requests.some((r) => r.key === 'POST /auth/logout')).toBe(false);
});
