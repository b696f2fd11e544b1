import type { ReleasedRemote } from '@harbor/contract';
import { queryClient, useQuery } from '@harbor/runtime';
import { type Handlers, problem, renderPage } from '@harbor/runtime/testing';
import { DesktopProviders } from '@harbor/ui/desktop';
import { act, configure, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { release, released, releaseList, rollbackPlan } from '../../../testing/releases';
import { releasesQuery } from '../queries';
import { ChangeDialog } from './ChangeDialog';
import type { Wish } from './useChangeForm';

// Whether each element is in sight is asked of antd's sheets, which jsdom answers very slowly.
configure({ defaultHidden: true });

const user = userEvent.setup({ delay: null, pointerEventsCheck: 0 });
const handleClose = jest.fn();

function Opened({ wish }: { wish: Wish }) {
  const remote = useQuery(releasesQuery(24)).data?.remotes[0];
  return remote ? <ChangeDialog wish={wish} remote={remote} onClose={handleClose} /> : null;
}

function open(wish: Wish, handlers: Handlers = {}) {
  return renderPage(<Opened wish={wish} />, {
    session: 'staff',
    wrapper: DesktopProviders,
    handlers: {
      'GET /api/platform/releases': releaseList(),
      'GET /api/platform/channels/:remote/rollback': rollbackPlan(),
      ...handlers,
    },
  });
}

const bodyOf = (page: ReturnType<typeof open>) =>
  page.requests.find(({ key }) => key.startsWith('POST'))?.body;
const ready = (name: string) => waitFor(() => expect(screen.getByRole('button', { name })).toBeEnabled());
const press = async (name: string) => user.click(await screen.findByRole('button', { name }));

test('a release becomes stable with the revision that was seen, and the reason', async () => {
  const page = open(
    { kind: 'promote', version: '1.5.0-bbbb2222' },
    { 'POST /api/platform/channels/:remote/promote': () => released({ revision: 8 }) },
  );
  await user.type(await screen.findByLabelText(/原因/), '灰度一天没有问题');
  await press('设为稳定版');
  await waitFor(() =>
    expect(page.notices).toContainEqual({
      kind: 'success',
      text: 'mf-services 的稳定版已设为 1.5.0-bbbb2222',
    }),
  );
  expect(bodyOf(page)).toEqual({ version: '1.5.0-bbbb2222', revision: 7, reason: '灰度一天没有问题' });
  expect(handleClose).toHaveBeenCalled();
});

test('a rollback leads where the site says, and is sent with what was read', async () => {
  const page = open(
    { kind: 'rollback' },
    { 'POST /api/platform/channels/:remote/rollback': () => released() },
  );
  await ready('确认回退');
  await press('确认回退');
  await waitFor(() => expect(bodyOf(page)).toEqual({ seen: '1.3.0-cccc3333', revision: 7, reason: '' }));
});

test('a rollback that passes over the version before says which and why, before it is confirmed', async () => {
  const sentence = 'mf-services 将从 1.4.0-aaaa1111 回退到 1.2.0-eeee5555，跳过 1.3.0-cccc3333（曾被撤下）';
  const skipped = [{ version: '1.3.0-cccc3333', reason: '曾被撤下' }];
  const page = open(
    { kind: 'rollback' },
    {
      'GET /api/platform/channels/:remote/rollback': rollbackPlan({
        version: '1.2.0-eeee5555',
        skipped,
        sentence,
      }),
      'POST /api/platform/channels/:remote/rollback': problem(409, `${sentence}，与您看到的不同`),
    },
  );
  expect(await screen.findByText(`${sentence}。`)).toBeInTheDocument();
  expect(bodyOf(page)).toBeUndefined();
  await press('确认回退');
  await waitFor(() => expect(bodyOf(page)).toMatchObject({ seen: '1.2.0-eeee5555' }));
  expect(await screen.findByText(`${sentence}，与您看到的不同`)).toBeInTheDocument();
  expect(handleClose).not.toHaveBeenCalled();
});

test('a canary share is set by figure', async () => {
  const page = open({ kind: 'canary' }, { 'POST /api/platform/channels/:remote/canary': () => released() });
  const share = await screen.findByRole('spinbutton', { name: '灰度比例' });
  await user.clear(share);
  await user.type(share, '25');
  await press('开始灰度');
  await waitFor(() =>
    expect(bodyOf(page)).toEqual({ version: '1.5.0-bbbb2222', share: 25, revision: 7, reason: '' }),
  );
});

test('stopping a canary sends a share of 0', async () => {
  const page = open({ kind: 'stop' }, { 'POST /api/platform/channels/:remote/canary': () => released() });
  await press('停止灰度');
  await waitFor(() => expect(bodyOf(page)).toEqual({ share: 0, revision: 7, reason: '' }));
});

test('when somebody else was faster, the new state is shown and nothing is sent again unseen', async () => {
  let now: ReleasedRemote = released();
  const revisions: unknown[] = [];
  const page = open(
    { kind: 'promote', version: '1.5.0-bbbb2222' },
    {
      'GET /api/platform/releases': () => releaseList([now]),
      'POST /api/platform/channels/:remote/promote': ({ body }) => {
        revisions.push((body as { revision: number }).revision);
        if (revisions.length > 1) return released({ revision: 9 });
        const moved = { canary: null, canary_share: 0, stable: '1.3.0-cccc3333', moved_by: '周老师' };
        now = released({ revision: 8, ...moved });
        return problem(409, '周老师 已变更了 mf-services 的通道', now);
      },
    },
  );
  await press('设为稳定版');
  expect(await screen.findByText('周老师 刚刚变更了通道，您的操作没有执行')).toBeInTheDocument();
  expect(screen.getByText('现在：稳定版 1.3.0-cccc3333，没有灰度版。请核对后再决定。')).toBeInTheDocument();
  expect(screen.getByRole('button', { name: '设为稳定版' })).toBeDisabled();
  await press('按新状态继续');
  await press('设为稳定版');
  await waitFor(() => expect(revisions).toEqual([7, 8]));
  await waitFor(() => expect(page.notices.some(({ kind }) => kind === 'success')).toBe(true));
});

test('a state that changes under an open dialog is not confirmed by accident', async () => {
  let now = released();
  const page = open({ kind: 'stop' }, { 'GET /api/platform/releases': () => releaseList([now]) });
  await screen.findByRole('button', { name: '停止灰度' });
  now = released({ revision: 8, canary_share: 50 });
  await act(() => queryClient.invalidateQueries({ queryKey: ['GET /api/platform/releases'] }));
  expect(await screen.findByRole('button', { name: '按新状态继续' })).toBeInTheDocument();
  expect(screen.getByRole('button', { name: '停止灰度' })).toBeDisabled();
  expect(bodyOf(page)).toBeUndefined();
});

test('the server’s refusal is read in the dialog, which stays open', async () => {
  open(
    { kind: 'rollback' },
    { 'POST /api/platform/channels/:remote/rollback': problem(422, '1.3.0-cccc3333 的文件已清理') },
  );
  await ready('确认回退');
  await press('确认回退');
  expect(await screen.findByText('1.3.0-cccc3333 的文件已清理')).toBeInTheDocument();
  expect(screen.getByRole('button', { name: '确认回退' })).toBeEnabled();
  expect(handleClose).not.toHaveBeenCalled();
});

test('a release that was withdrawn says why before it is promoted again', async () => {
  const bad = release('1.6.0-dddd4444', { withdrawn: true, withdrawn_reason: '加载失败 12%' });
  open(
    { kind: 'promote', version: bad.version },
    { 'GET /api/platform/releases': releaseList([released({ releases: [bad, ...released().releases] })]) },
  );
  expect(await screen.findByText(/这个版本曾被撤下：加载失败 12%/)).toBeInTheDocument();
});
