import { useQuery } from '@harbor/runtime';
import { problem, renderPage } from '@harbor/runtime/testing';
import { Providers } from '@harbor/ui/testing';
import { configure, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { releasesQuery } from '../releases/queries';
import { Gate } from './Gate';

configure({ defaultHidden: true });
const user = userEvent.setup({ delay: null, pointerEventsCheck: 0 });

const me = {
  ...{ id: 9, name: '运营小港', roles: ['admin'], lead: true, rights: [], money_until: null },
  ...{ locked_until: null, idle_at: null, recovery_codes_left: 10 },
};

function Page() {
  const { refetch } = useQuery(releasesQuery(24));
  return (
    <>
      <h1>工作台</h1>
      <textarea aria-label="回复" />
      <button type="button" onClick={() => void refetch()}>
        刷新列表
      </button>
    </>
  );
}

const list = { hours: 24, remotes: [] };

function open(handlers: object) {
  return renderPage(
    <Gate>
      <Page />
    </Gate>,
    {
      path: '/staff/releases',
      session: 'staff',
      wrapper: Providers,
      handlers: { 'GET /api/platform/releases': list, ...handlers },
    },
  );
}

test('six digits let in by themselves; a wrong code is said at the field', async () => {
  let passed = false;
  open({
    'GET /staff/me': () => ({ ...me, second_factor: passed ? 'passed' : 'wanted' }),
    'POST /staff/second_factor/enter': ({ body }: { body: { code: string } }) => {
      if (body.code !== '123456')
        return problem(422, '不正确', { errors: { code: ['验证码不正确，还可以试4次'] } });
      passed = true;
      return { ...me, second_factor: 'passed' };
    },
  });
  const field = await screen.findByLabelText('验证器的 6 位验证码');
  expect(screen.queryByRole('heading', { name: '工作台' })).toBeNull();
  await user.type(field, '000000');
  expect(await screen.findByText('验证码不正确，还可以试4次')).toBeInTheDocument();
  await user.clear(field);
  await user.type(field, '123456');
  expect(await screen.findByRole('heading', { name: '工作台' })).toBeInTheDocument();
});

test('a newcomer sets the second factor up and sees the codes before the page', async () => {
  let set = false;
  open({
    'GET /staff/me': () => ({ ...me, second_factor: set ? 'passed' : 'none' }),
    'POST /staff/second_factor/begin': {
      secret: 'ABCDEFGH',
      uri: 'otpauth://x',
      image: 'data:image/png;base64,AA',
    },
    'POST /staff/second_factor/confirm': () => {
      set = true;
      return { recovery_codes: ['AAAA-BBBB-CCCC-DDDD', 'EEEE-FFFF-GGGG-HHHH'] };
    },
  });
  await user.type(await screen.findByLabelText('登录密码'), 'harbor-demo-1');
  await user.click(screen.getByRole('button', { name: '下一步' }));
  expect(await screen.findByText('ABCDEFGH')).toBeInTheDocument();
  await user.type(screen.getByLabelText('验证器显示的 6 位验证码'), '123456');
  expect(await screen.findByText('AAAA-BBBB-CCCC-DDDD')).toBeInTheDocument();
  await user.click(screen.getByRole('button', { name: '我已保存' }));
  expect(await screen.findByRole('heading', { name: '工作台' })).toBeInTheDocument();
});

test('when it is asked again, what was written stays', async () => {
  let idle = false;
  open({
    'GET /staff/me': () => ({ ...me, second_factor: idle ? 'wanted' : 'passed' }),
    'GET /api/platform/releases': () =>
      idle ? problem(403, '请输入两步验证码', { reason: 'SECOND_FACTOR_WANTED' }) : list,
    'POST /staff/second_factor/enter': () => {
      idle = false;
      return { ...me, second_factor: 'passed' };
    },
  });
  await user.type(await screen.findByLabelText('回复'), '写了一半');
  idle = true;
  await user.click(screen.getByRole('button', { name: '刷新列表' }));
  const field = await screen.findByLabelText('验证器的 6 位验证码');
  await user.type(field, '123456');
  await screen.findByLabelText('回复');
  expect(screen.getByLabelText('回复')).toHaveValue('写了一半');
});
