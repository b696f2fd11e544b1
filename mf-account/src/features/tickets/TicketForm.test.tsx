import { type Handlers, problem, renderPage } from '@harbor/runtime/testing';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { siteWith } from '../../testing/site';
import { TicketForm } from './TicketForm';

beforeEach(() => sessionStorage.clear());

const user = userEvent.setup({ delay: null, pointerEventsCheck: 0 });
const filed = { id: 5, ticket_no: 'GD20261121123456', due_at: '2026-11-23T09:00:00+08:00' };

/** The form with a way to leave its page and to come back. */
function Page() {
  const [visits, setVisits] = useState(1);
  return (
    <>
      <button type="button" onClick={() => setVisits(visits + 1)}>
        走开又回来
      </button>
      <TicketForm key={visits} kind="complaint" />
    </>
  );
}

const open = (handlers: Handlers = {}, loggedIn = true) =>
  renderPage(<Page />, {
    path: '/breadcrumb/4',
    session: loggedIn ? 'buyer' : undefined,
    snapshot: siteWith({ more: ['/breadcrumb/4', '/ticket/:id', '/ticket/'] }),
    handlers: { 'POST /ticket/create': filed, ...handlers },
  });

async function fill() {
  await user.click(screen.getByRole('radio', { name: '交付超时' }));
  await user.type(screen.getByLabelText('详细描述'), '约定三天交付，已经过去五天。');
}

test('a complaint is sent whole and answered with its number and the promised time', async () => {
  const { requests } = open();
  await fill();
  await user.click(screen.getByRole('button', { name: '提交投诉' }));
  expect(
    await screen.findByText(/工单号 GD20261121123456，我们会在 2026-11-23 09:00 前答复您/),
  ).toBeInTheDocument();
  expect(screen.getByRole('link', { name: '查看工单' })).toHaveAttribute('href', '/ticket/5');
  expect(requests.at(-1)).toMatchObject({
    body: { kind: 'complaint', topic: '交付超时', content: '约定三天交付，已经过去五天。', images: [] },
    headers: { 'Idempotency-Key': expect.stringMatching(/^[0-9a-f-]{36}$/) },
  });
});

test('what is missing is said at its field, and nothing is sent', async () => {
  const { requests } = open();
  await user.type(screen.getByLabelText('详细描述'), '太短');
  await user.click(screen.getByRole('button', { name: '提交投诉' }));
  expect(screen.getByText('请选择问题类型')).toBeInTheDocument();
  expect(screen.getByText('请至少用10个字描述，还差 8 个字')).toBeInTheDocument();
  expect(requests.some(({ key }) => key === 'POST /ticket/create')).toBe(false);
});

test('what the server says stands at the field, and nothing that was written is lost', async () => {
  const text = '没有找到您的这个订单';
  open({ 'POST /ticket/create': problem(422, text, { errors: { order_no: [text] } }) });
  await fill();
  await user.type(screen.getByLabelText('相关订单号（选填）'), '202611120000000031');
  await user.click(screen.getByRole('button', { name: '提交投诉' }));
  await waitFor(() => expect(screen.getByLabelText('相关订单号（选填）')).toHaveAccessibleDescription(text));
  expect(screen.getByLabelText('详细描述')).toHaveValue('约定三天交付，已经过去五天。');
});

test('a visitor writes first and is led to the login to send', async () => {
  const { requests, notices, path } = open({}, false);
  await fill();
  await user.click(screen.getByRole('button', { name: '提交投诉' }));
  await waitFor(() => expect(notices).toContainEqual({ kind: 'warning', text: '请登录后提交' }));
  expect(path()).toBe('/login');
  expect(requests.some(({ key }) => key === 'POST /ticket/create')).toBe(false);
});

test('who comes back finds every word again, until it is sent', async () => {
  open();
  await fill();
  await user.click(screen.getByRole('button', { name: '走开又回来' }));
  expect(screen.getByRole('radio', { name: '交付超时' })).toBeChecked();
  expect(screen.getByLabelText('详细描述')).toHaveValue('约定三天交付，已经过去五天。');
  await user.click(screen.getByRole('button', { name: '提交投诉' }));
  await screen.findByText(/工单号/);
  await user.click(screen.getByRole('button', { name: '走开又回来' }));
  expect(screen.getByLabelText('详细描述')).toHaveValue('');
});
