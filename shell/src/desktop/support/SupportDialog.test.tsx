import { atoms, store } from '@harbor/runtime';
import { fault, renderPage } from '@harbor/runtime/testing';
import { DesktopProviders } from '@harbor/ui/desktop';
import { act, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { site } from '../../testing/routes';
import { SupportDialog } from './SupportDialog';

const contact = { wechat: 'xsg_service02', image: '/media/support.png', hours: '9:00–21:00' };

function open(path: string, handlers: NonNullable<Parameters<typeof renderPage>[1]>['handlers']) {
  const page = renderPage(<SupportDialog />, { snapshot: site, path, handlers, wrapper: DesktopProviders });
  act(() => store.set(atoms.supportVisible, true));
  return page;
}

function clipboard(writeText: () => Promise<void>) {
  Object.defineProperty(navigator, 'clipboard', { value: { writeText }, configurable: true });
}

test('it shows WeChat id, picture and hours', async () => {
  open('/', { 'GET /get_manage': contact });
  expect(await screen.findByText('xsg_service02')).toBeInTheDocument();
  expect(screen.getByRole('img', { name: '客服微信二维码' })).toHaveAttribute('src', '/media/support.png');
  expect(screen.getByText('服务时间 9:00–21:00')).toBeInTheDocument();
  expect(screen.getByRole('dialog', { name: '添加客服微信' })).toBeInTheDocument();
});

test('copying says that it worked', async () => {
  const user = userEvent.setup();
  const copied: string[] = [];
  const { notices } = open('/', { 'GET /get_manage': contact });
  clipboard(async (...text: string[]) => void copied.push(...text));
  await user.click(await screen.findByRole('button', { name: '复制' }));
  expect(await screen.findByText('已复制微信号')).toBeInTheDocument();
  expect(copied).toEqual(['xsg_service02']);
  expect(notices).toContainEqual({ kind: 'success', text: '已复制微信号' });
});

test('a browser that refuses is told about, with the way to do it by hand', async () => {
  const user = userEvent.setup();
  const { notices } = open('/', { 'GET /get_manage': contact });
  clipboard(() => Promise.reject(new Error('denied')));
  await user.click(await screen.findByRole('button', { name: '复制' }));
  expect(await screen.findByText('复制失败，请长按微信号手动复制')).toBeInTheDocument();
  expect(notices).toContainEqual({ kind: 'warning', text: '复制失败，请长按微信号手动复制' });
});

test('service 37 hands its report over by WeChat', async () => {
  const { requests } = open('/goodsdetail/37', {
    'GET /api/contact/us/:product': { ...contact, variant: 'report' },
  });
  expect(await screen.findByText('xsg_service02')).toBeInTheDocument();
  expect(screen.getByText('添加微信领取报告')).toBeInTheDocument();
  expect(requests[0]?.params).toEqual({ product: '37' });
});

test('when the contact cannot be had, it says so and offers to try again', async () => {
  const user = userEvent.setup();
  let down = true;
  open('/', { 'GET /get_manage': () => (down ? fault.unavailable : contact) });
  const retry = await screen.findByRole('button', { name: '重试' });
  down = false;
  await user.click(retry);
  expect(await screen.findByText('xsg_service02')).toBeInTheDocument();
}, 15_000);
