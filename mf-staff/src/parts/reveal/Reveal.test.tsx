import { type Handlers, problem, renderPage } from '@harbor/runtime/testing';
import { Providers } from '@harbor/ui/testing';
import { act, configure, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { frameCalls, staffMe } from '../../testing/desk';
import { Reveal } from './Reveal';

configure({ defaultHidden: true });

const user = userEvent.setup({ delay: null, pointerEventsCheck: 0 });

const open = (handlers: Handlers = {}) =>
  renderPage(<Reveal object="user" id={31} field="phone" masked="138****0001" />, {
    path: '/staff/users',
    session: 'staff',
    wrapper: Providers,
    handlers: { ...frameCalls(), ...handlers },
  });
const look = async () => user.click(await screen.findByRole('button', { name: '查看完整手机号' }));
const submit = () => user.click(screen.getByRole('button', { name: '查看' }));

test('a number is shown for a reason, and hidden again', async () => {
  const { requests } = open({ 'POST /staff/reveal': { value: '13800000001', seconds: 60, left: 49 } });
  await look();
  await submit();
  expect(await screen.findByText('请选择原因')).toBeInTheDocument();
  await user.click(screen.getByRole('radio', { name: '联系买家' }));
  await submit();
  expect(await screen.findByText('13800000001')).toBeInTheDocument();
  expect(requests.filter(({ key }) => key.includes('reveal')).map(({ body }) => body)).toEqual([
    { object: 'user', id: 31, field: 'phone', reason: 'contact' },
  ]);
  await user.click(screen.getByRole('button', { name: /隐藏/ }));
  expect(screen.getByText('138****0001')).toBeInTheDocument();
});

test('it is gone by itself once its time is over', async () => {
  open({ 'POST /staff/reveal': { value: '13800000001', seconds: 0, left: 49 } });
  await look();
  await user.click(screen.getByRole('radio', { name: '核对身份' }));
  await submit();
  await act(async () => {});
  await waitFor(() => expect(screen.getByText('138****0001')).toBeInTheDocument(), { timeout: 3000 });
});

test('another reason needs words, and a limit that was reached is said', async () => {
  open({ 'POST /staff/reveal': problem(429, '您今天已查看50次，达到每日上限；确有需要请联系主管') });
  await look();
  await user.click(screen.getByRole('radio', { name: '其他' }));
  await submit();
  expect(await screen.findByText('请说明原因')).toBeInTheDocument();
  await user.type(screen.getByRole('textbox', { name: '说明' }), '寄送材料');
  await submit();
  expect(await screen.findByText(/达到每日上限/)).toBeInTheDocument();
});

test('who may not see it has no button', async () => {
  open({ 'GET /staff/me': staffMe({ roles: ['moderator'] }) });
  await screen.findByText('138****0001');
  await act(async () => {});
  expect(screen.queryByRole('button')).toBeNull();
});
