import type { DataOf } from '@harbor/contract';
import { type Handlers, problem, renderPage } from '@harbor/runtime/testing';
import { Providers } from '@harbor/ui/testing';
import { configure, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Suspense, useState } from 'react';
import { post, queue } from '../../testing/desk';
import { ProveScope } from '../entry';
import { Batch } from './Batch';
import { CaseContext } from './parts/scope';
import { registry } from './registry';

configure({ defaultHidden: true });

const user = userEvent.setup({ delay: null, pointerEventsCheck: 0 });
const moved = { id: 7, status: 2, status_text: '已发布' };

/** A server that takes the call once a code was given. */
function server<T>(done: T) {
  let proven = false;
  const gated = () => (proven ? done : problem(403, '请再次输入两步验证码', { reason: 'PROOF_WANTED' }));
  const prove = ({ body }: { body: unknown }) => {
    if ((body as { code: string }).code !== '123456')
      return problem(422, '不正确', { errors: { code: ['验证码不正确'] } });
    proven = true;
    return { money_until: Date.now() + 600_000 };
  };
  return { gated, prove };
}

function openPost({ gated, prove }: ReturnType<typeof server<typeof moved>>) {
  sessionStorage.clear();
  const parts = registry.post;
  if (!parts) throw new Error('no posts');
  const settle = jest.fn();
  const scope = { queue: queue(), id: 7, item: undefined, locked: false, settle, refresh: jest.fn() };
  const handlers: Handlers = {
    'GET /staff/post/detail/:id': post(7),
    'POST /staff/post/reject/:id': gated,
    'POST /staff/second_factor/prove': prove,
  };
  const page = renderPage(
    <ProveScope>
      <CaseContext value={scope}>
        <Suspense fallback={null}>
          <parts.Decision />
        </Suspense>
      </CaseContext>
    </ProveScope>,
    { path: '/staff/queue/post?case=7', session: 'staff', wrapper: Providers, handlers },
  );
  const rejects = () => page.requests.filter(({ key }) => key === 'POST /staff/post/reject/:id');
  return { settle, rejects };
}

const words = () => screen.findByRole('textbox', { name: '发给作者' });
const code = () => screen.findByLabelText('验证器的 6 位验证码');

test('a decision that wants a code is made again by itself after the right one', async () => {
  const { settle, rejects } = openPost(server(moved));
  await user.type(await words(), '请去掉联系方式');
  await user.click(screen.getByRole('button', { name: /^驳回/ }));
  await user.type(await code(), '000000');
  expect(await screen.findByText('验证码不正确')).toBeInTheDocument();
  expect(await words()).toHaveValue('请去掉联系方式');
  expect(settle).not.toHaveBeenCalled();
  await user.clear(await code());
  await user.type(await code(), '123456');
  await waitFor(() => expect(settle).toHaveBeenCalledTimes(1));
  expect(rejects().map(({ body }) => body)).toEqual([
    { reason: '请去掉联系方式' },
    { reason: '请去掉联系方式' },
  ]);
});

test('when the question is closed, nothing is decided, the words stay, and it can be asked again', async () => {
  const { settle } = openPost(server(moved));
  await user.type(await words(), '请去掉联系方式');
  await user.click(screen.getByRole('button', { name: /^驳回/ }));
  await code();
  await user.click(screen.getByRole('button', { name: /关闭|Close/ }));
  expect(await screen.findByRole('button', { name: '验证后再试' })).toBeInTheDocument();
  expect(await words()).toHaveValue('请去掉联系方式');
  expect(settle).not.toHaveBeenCalled();
  await user.click(screen.getByRole('button', { name: '验证后再试' }));
  await user.type(await code(), '123456');
  await waitFor(() => expect(settle).toHaveBeenCalledTimes(1));
});

test('several cases that want a code are done after it', async () => {
  const results = [{ id: 7, done: true, message: '' }];
  const { gated, prove } = server<DataOf<'POST /staff/desk/batch/:queue'>>({ results });
  const done = jest.fn();
  function Page() {
    const [ids, setIds] = useState([7]);
    return (
      <Batch
        queue={queue()}
        ids={ids}
        titleOf={String}
        onClear={() => setIds([])}
        onDone={(given, said) => done(given, said)}
      />
    );
  }
  renderPage(
    <ProveScope>
      <Page />
    </ProveScope>,
    {
      path: '/staff/queue/post',
      session: 'staff',
      wrapper: Providers,
      handlers: { 'POST /staff/desk/batch/:queue': gated, 'POST /staff/second_factor/prove': prove },
    },
  );
  await user.click(await screen.findByRole('button', { name: '批量通过' }));
  await user.type(await code(), '123456');
  await waitFor(() => expect(done).toHaveBeenCalledWith([7], '批量通过 1 项'));
});
