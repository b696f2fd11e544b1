import { atoms, store } from '@harbor/runtime';
import { type Handlers, people, type RenderPageOptions, renderPage } from '@harbor/runtime/testing';
import { MobileProviders } from '@harbor/ui/mobile';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { meHandlers } from '../../testing/me';
import { siteWith } from '../../testing/site';
import { MePage } from './MePage.mobile';

interface Situation {
  visitor?: boolean;
  handlers?: Handlers;
  more?: string[];
  session?: RenderPageOptions['session'];
}

function open({ visitor = false, handlers = {}, more = [], session = 'buyer' }: Situation = {}) {
  return renderPage(<MePage />, {
    path: '/myinfo/',
    platform: 'mobile',
    session: visitor ? undefined : session,
    wrapper: MobileProviders,
    snapshot: siteWith({ more }),
    handlers: { ...meHandlers, ...handlers },
  });
}

// Sheets keep their content untouchable while they slide in, which jsdom never finishes.
const user = userEvent.setup({ delay: null, pointerEventsCheck: 0 });

test('a visitor is invited to log in, and nothing private is asked for', async () => {
  const page = open({ visitor: true });
  expect(screen.getByRole('link', { name: '登录 / 注册' })).toHaveAttribute('href', '/login/');
  expect(screen.getByRole('list', { name: '登录后可以' })).toBeVisible();
  expect(screen.queryByText('退出登录')).toBeNull();
  await screen.findByText('9:00–21:00');
  expect(page.requests.map((r) => r.key)).toEqual(['GET /get_manage']);
});

test('five ways lead into the orders, with their counts', async () => {
  open();
  const link = async (name: RegExp) => (await screen.findByRole('link', { name })).getAttribute('href');
  expect(await link(/^待验收\s*2$/)).toBe('/orderpage/4');
  expect(await link(/^待付款$/)).toBe('/orderpage/1');
  expect(await link(/^退款售后$/)).toBe('/orderpage/6');
  expect(await link(/全部订单/)).toBe('/orderpage/0');
  expect(await link(/还有 5 天 12 小时自动验收/)).toBe('/orderdetail/31');
});

test('the certification card needs a live page and somebody who is no teacher', async () => {
  const closed = open();
  expect(screen.queryByText('成为认证教师')).toBeNull();
  closed.unmount();
  open({ more: ['/certification_new/'] });
  expect(screen.getByRole('link', { name: '去申请' })).toHaveAttribute('href', '/certification_new/');
});

test('a teacher has the way to the platform, or to the rules that are to be signed', async () => {
  const ways = ['/receiveorder/', '/certification_new/rules'];
  const signed = open({ more: ways, session: 'teacher' });
  expect(await screen.findByRole('link', { name: '进入' })).toHaveAttribute('href', '/receiveorder/');
  signed.unmount();
  open({ more: ways, session: { is_teacher: 1 } });
  expect(await screen.findByRole('link', { name: '去签署' })).toHaveAttribute(
    'href',
    '/certification_new/rules',
  );
});

test('support opens over the page', async () => {
  open();
  await user.click(screen.getByRole('button', { name: /联系客服/ }));
  expect(store.get(atoms.supportVisible)).toBe(true);
});

test('the profile is edited in a sheet that going back closes', async () => {
  const page = open({ handlers: { 'POST /user/edit': people.buyer } });
  await user.click(screen.getByRole('button', { name: '编辑资料' }));
  const sheet = within(await screen.findByRole('dialog', { name: '编辑资料' }));
  await user.click(sheet.getByRole('radio', { name: '博士生' }));
  await user.click(sheet.getByRole('button', { name: '保存' }));
  await waitFor(() => expect(screen.queryByRole('dialog', { name: '编辑资料' })).toBeNull());
  expect(page.requests.find((r) => r.key === 'POST /user/edit')?.body).toMatchObject({ identity: '博士生' });
  expect(page.path()).toBe('/myinfo/');
});

test('a logout asks in the words of the specification', async () => {
  const page = open();
  await user.click(screen.getByRole('button', { name: '退出登录' }));
  expect(await screen.findByRole('dialog', { name: '确定要退出登录吗？' })).toBeVisible();
  expect(page.requests.some((r) => r.key === 'POST /auth/logout')).toBe(false);
});
