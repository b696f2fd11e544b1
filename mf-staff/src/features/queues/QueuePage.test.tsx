import { Route, Routes } from '@harbor/runtime';
import { type Handlers, problem, renderPage } from '@harbor/runtime/testing';
import { DesktopProviders } from '@harbor/ui/desktop';
import { act, configure, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { board, cases, deskCase, otherHold, ownHold, post, queue, staffMe } from '../../testing/desk';
import { QueuePage } from './QueuePage';
import { askAgainEvery } from './useHold';

configure({ defaultHidden: true });

const user = userEvent.setup({ delay: null, pointerEventsCheck: 0 });
const moved = { id: 11, status: 2, status_text: '已发布' };

function open(handlers: Handlers = {}, path = '/staff/queue/post?case=11') {
  sessionStorage.clear();
  return renderPage(
    <Routes>
      <Route path="/staff/queue/:queue" element={<QueuePage />} />
    </Routes>,
    {
      path,
      session: 'staff',
      wrapper: DesktopProviders,
      handlers: {
        'GET /staff/desk/queues': { data: [queue()] },
        'GET /staff/me': staffMe(),
        'GET /staff/desk/board': board(),
        'GET /staff/desk/cases/:queue': cases(),
        'GET /staff/post/detail/:id': ({ params }) => post(Number(params.id)),
        'POST /staff/desk/hold/:queue/:id': ownHold,
        'POST /staff/desk/release/:queue/:id': { holder: null },
        'POST /staff/post/publish/:id': moved,
        'POST /staff/post/reject/:id': moved,
        'POST /staff/desk/undo/:queue/:id': { id: 11 },
        ...handlers,
      },
    },
  );
}

type Page = ReturnType<typeof open>;
const writes = (page: Page) =>
  page.requests
    .filter(({ key }) => key.startsWith('POST') && !/hold|release/.test(key))
    .map(({ key, params, body }) => [key, params.id, body]);
const locks = (page: Page) =>
  page.requests.flatMap(({ key, params }) =>
    /hold|release/.test(key) ? [`${key.split('/')[3]} ${params.id}`] : [],
  );
const approve = () => screen.findByRole('button', { name: /^通过/ });

test('a case that is opened is held, and let go of when it is left', async () => {
  const page = open();
  expect(await screen.findByText(/您已锁定/)).toBeInTheDocument();
  expect(await approve()).toBeEnabled();
  expect(locks(page)).toEqual(['hold 11']);
  await user.keyboard('j');
  await waitFor(() => expect(locks(page)).toEqual(['hold 11', 'release 11', 'hold 12']));
  expect(page.path()).toBe('/staff/queue/post?case=12');
  await user.keyboard('k');
  expect(page.path()).toBe('/staff/queue/post?case=11');
});

test('what another one holds is for reading only, with the name', async () => {
  const page = open({ 'POST /staff/desk/hold/:queue/:id': otherHold });
  expect(await screen.findByText(/周晴 正在处理，到/)).toBeInTheDocument();
  expect(await approve()).toBeDisabled();
  await user.keyboard('a');
  expect(writes(page)).toEqual([]);
  page.unmount();
  expect(locks(page)).toEqual(['hold 11']);
});

test('what another one held is one’s own soon after they have left, without a press', async () => {
  jest.useFakeTimers({ doNotFake: ['queueMicrotask', 'nextTick', 'setImmediate'] });
  try {
    let left = false;
    open({ 'POST /staff/desk/hold/:queue/:id': () => (left ? ownHold() : otherHold()) });
    await waitFor(() => expect(screen.getByText(/周晴 正在处理，到/)).toBeInTheDocument());
    left = true;
    await act(() => jest.advanceTimersByTimeAsync(askAgainEvery));
    expect(await screen.findByText(/您已锁定/)).toBeInTheDocument();
    expect(await approve()).toBeEnabled();
  } finally {
    jest.useRealTimers();
  }
});

test('a page that is closed while it asks for a case lets go of it', async () => {
  const page = open({ 'POST /staff/desk/hold/:queue/:id': () => new Promise<never>(() => {}) });
  await waitFor(() => expect(locks(page)).toEqual(['hold 11']));
  window.dispatchEvent(new Event('pagehide'));
  await waitFor(() => expect(locks(page)).toEqual(['hold 11', 'release 11']));
});

test('A approves, the next case opens, and 撤销 takes it back', async () => {
  const page = open();
  await waitFor(async () => expect(await approve()).toBeEnabled());
  await user.keyboard('a');
  expect(await screen.findByText(/已通过“第 11 篇帖子”，24 小时内可撤销/)).toBeInTheDocument();
  expect(page.path()).toBe('/staff/queue/post?case=12');
  await user.keyboard('u');
  await waitFor(() => expect(page.path()).toBe('/staff/queue/post?case=11'));
  expect(writes(page)).toEqual([
    ['POST /staff/post/publish/:id', '11', undefined],
    ['POST /staff/desk/undo/:queue/:id', '11', undefined],
  ]);
});

test('R asks for a reason; digits give usual ones, and typing uses no key', async () => {
  const page = open();
  await waitFor(async () => expect(await approve()).toBeEnabled());
  await user.keyboard('r');
  expect(screen.getByText('请选择或填写原因')).toBeInTheDocument();
  const words = screen.getByRole('textbox', { name: '发给作者' });
  expect(words).toHaveFocus();
  await user.keyboard('ja');
  expect(words).toHaveValue('ja');
  await user.clear(words);
  words.blur();
  await user.keyboard('12');
  expect(words).toHaveValue('含他人个人信息；留有联系方式');
  await user.keyboard('1r');
  await waitFor(() =>
    expect(writes(page)).toEqual([['POST /staff/post/reject/:id', '11', { reason: '留有联系方式' }]]),
  );
});

test('several are given the same at once; what was not done is said with its reason', async () => {
  const page = open({
    'POST /staff/desk/batch/:queue': {
      results: [
        { id: 11, done: true, message: '' },
        { id: 12, done: false, message: '周晴正在处理' },
      ],
    },
  });
  await waitFor(async () => expect(await approve()).toBeEnabled());
  await user.keyboard('x');
  await user.click(screen.getByRole('checkbox', { name: '选中 第 12 篇帖子' }));
  const bar = screen.getByRole('region', { name: '批量处理' });
  expect(bar).toHaveTextContent('已选 2 项');
  await user.click(within(bar).getByRole('button', { name: '批量通过' }));
  expect(await screen.findByText('1 项没有处理')).toBeInTheDocument();
  expect(screen.getByText(/周晴正在处理/)).toBeInTheDocument();
  expect(writes(page)).toEqual([
    ['POST /staff/desk/batch/:queue', undefined, { action: 'approve', ids: [11, 12] }],
  ]);
  expect(screen.getByText(/批量通过 1 项/)).toBeInTheDocument();
});

test('a batch that needs a reason asks for it first', async () => {
  const page = open({ 'POST /staff/desk/batch/:queue': { results: [{ id: 12, done: true, message: '' }] } });
  await user.click(await screen.findByRole('checkbox', { name: '选中 第 12 篇帖子' }));
  await user.click(screen.getByRole('button', { name: '批量驳回' }));
  const dialog = within(await screen.findByRole('dialog'));
  await user.click(dialog.getByRole('button', { name: '批量驳回' }));
  expect(dialog.getByText('请选择或填写原因')).toBeInTheDocument();
  await user.click(dialog.getByRole('checkbox', { name: /与版块不符/ }));
  await user.click(dialog.getByRole('button', { name: '批量驳回' }));
  await waitFor(() =>
    expect(writes(page)).toEqual([
      ['POST /staff/desk/batch/:queue', undefined, { action: 'reject', ids: [12], reason: '与版块不符' }],
    ]),
  );
});

test('where somebody else was faster everything is read again', async () => {
  const page = open({ 'POST /staff/post/publish/:id': problem(409, '这篇帖子已处理') });
  await waitFor(async () => expect(await approve()).toBeEnabled());
  const before = page.requests.filter(({ key }) => key === 'GET /staff/post/detail/:id').length;
  await user.click(await approve());
  await waitFor(() => expect(page.notices.map(({ text }) => text)).toContain('这篇帖子已处理'));
  await waitFor(() =>
    expect(page.requests.filter(({ key }) => key === 'GET /staff/post/detail/:id').length).toBeGreaterThan(
      before,
    ),
  );
  expect(page.path()).toBe('/staff/queue/post?case=11');
});

test('the first free case opens by itself; tab and case stand in the address', async () => {
  const list = [deskCase(11, { holder: otherHold().holder }), deskCase(12)];
  const page = open({ 'GET /staff/desk/cases/:queue': cases(list) }, '/staff/queue/post?tab=report');
  await waitFor(() => expect(page.path()).toBe('/staff/queue/post?tab=report&case=12'));
  expect(screen.getByText(/周晴 正在处理，还剩 12 分/)).toBeInTheDocument();
  expect(screen.getByRole('link', { name: '待审 3' })).toHaveAttribute('href', '/staff/queue/post');
});

test('an empty queue and one that is not theirs are said so', async () => {
  const empty = open({ 'GET /staff/desk/cases/:queue': cases([]) }, '/staff/queue/post');
  expect(await screen.findByText('这一类都处理完了')).toBeInTheDocument();
  empty.unmount();
  open({}, '/staff/queue/refund');
  expect(await screen.findByText('没有这个队列，或它不在您的职责内')).toBeInTheDocument();
});
