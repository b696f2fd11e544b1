import type { Captcha } from '@harbor/contract';
import { problem, renderPage } from '@harbor/runtime/testing';
import { DesktopProviders } from '@harbor/ui/desktop';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { siteWith } from '../../testing/site';
import { LoginPage } from './LoginPage';

const user = userEvent.setup({ delay: null, pointerEventsCheck: 0 });
const pixel =
  'data:image/png;base64,iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==';
const needed = problem(422, '请完成安全验证', { errors: { captcha: ['请完成安全验证'] } });
const failed = problem(422, '验证未通过，请重试', { errors: { captcha: ['验证未通过，请重试'] } });

function captcha(kind: 'slide' | 'sound', id: string): Captcha {
  const slide = { width: 320, height: 160, image: pixel, piece: pixel, piece_size: 52, piece_top: 40 };
  return { id, kind, expires_in: 180, ...(kind === 'slide' ? { slide } : { sound: 'UklGRg==' }) };
}

/** A server that wants a puzzle before a code, and takes one answer. */
function open(right: string) {
  let asked = 0;
  URL.createObjectURL = () => 'blob:sound';
  URL.revokeObjectURL = () => undefined;
  return renderPage(<LoginPage />, {
    path: '/login',
    wrapper: DesktopProviders,
    snapshot: siteWith(),
    handlers: {
      'POST /get_captcha': ({ body }) => captcha((body as { kind: 'slide' | 'sound' }).kind, `id-${++asked}`),
      'POST /get_sms': ({ body }) => {
        const { captcha: given } = body as { captcha?: { answer: string } };
        if (!given) return needed;
        return given.answer === right ? { resend_after: 60, expires_in: 300 } : failed;
      },
    },
  });
}

async function askForCode() {
  await user.type(screen.getByLabelText('手机号'), '13800000001');
  await user.click(screen.getByRole('button', { name: '获取验证码' }));
  return within(await screen.findByRole('dialog', { name: '安全验证' }));
}

test('a puzzle is solved by the slider, by mouse or keyboard, and the code is sent', async () => {
  const page = open('120');
  const dialog = await askForCode();
  const slider = await dialog.findByRole('slider');
  fireEvent.change(slider, { target: { value: '120' } });
  fireEvent.keyDown(slider, { key: 'Enter' });
  expect(await screen.findByRole('button', { name: /秒后重发$/ })).toBeDisabled();
  expect(page.requests.filter((r) => r.key === 'POST /get_sms').at(-1)?.body).toMatchObject({
    phone: '13800000001',
    captcha: { id: 'id-1', answer: '120' },
  });
});

test('a wrong solution is said over a new puzzle', async () => {
  open('120');
  const dialog = await askForCode();
  const slider = await dialog.findByRole('slider');
  fireEvent.change(slider, { target: { value: '60' } });
  fireEvent.pointerUp(slider);
  expect(await dialog.findByText('验证未通过，请重试')).toBeInTheDocument();
  await waitFor(() => expect(dialog.getByRole('slider')).toHaveValue('0'));
});

test('who cannot see it listens, and types how many horns each group has', async () => {
  const page = open('3152');
  const dialog = await askForCode();
  await user.click(dialog.getByRole('button', { name: '看不清？听声音验证' }));
  expect(await dialog.findByRole('button', { name: '播放声音' })).toBeInTheDocument();
  await user.type(dialog.getByLabelText('每组声数，共 4 位'), '3152');
  await user.click(dialog.getByRole('button', { name: '确认' }));
  expect(await screen.findByRole('button', { name: /秒后重发$/ })).toBeDisabled();
  expect(page.requests.filter((r) => r.key === 'POST /get_captcha').at(-1)?.body).toMatchObject({
    kind: 'sound',
  });
});

test('closing the puzzle sends nothing and says nothing', async () => {
  const page = open('120');
  const dialog = await askForCode();
  await user.click(dialog.getByRole('button', { name: /Close|关闭/ }));
  await waitFor(() => expect(screen.getByRole('button', { name: '获取验证码' })).toBeEnabled());
  expect(page.requests.filter((r) => r.key === 'POST /get_sms')).toHaveLength(1);
});
