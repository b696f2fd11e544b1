import { fault, type Handlers, renderPage } from '@harbor/runtime/testing';
import { DesktopProviders } from '@harbor/ui/desktop';
import { configure, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { board, queue, staffMe } from '../../testing/desk';
import { BoardPage } from './BoardPage';

configure({ defaultHidden: true });

const user = userEvent.setup({ delay: null, pointerEventsCheck: 0 });

function open(handlers: Handlers = {}) {
  return renderPage(<BoardPage />, {
    path: '/staff/',
    session: 'staff',
    wrapper: DesktopProviders,
    handlers: {
      'GET /staff/desk/queues': { data: board().queues },
      'GET /staff/me': staffMe(),
      'GET /staff/desk/board': board(),
      ...handlers,
    },
  });
}

test('each queue says how many wait, for how long, and how many are late', async () => {
  open();
  const cards = await screen.findByRole('list', { name: '待办队列' });
  const [refund] = within(cards).getAllByRole('listitem');
  expect(refund).toHaveTextContent('退款最久 51 小时7超时 2 项时限 48 小时去处理');
  expect(refund).toHaveAttribute('data-urgency', 'late');
  expect(within(cards).getByRole('link', { name: '去处理退款' })).toHaveAttribute(
    'href',
    '/staff/queue/refund',
  );
});

test('the day, releases, alerts and locks can be read; what is unknown is 暂无', async () => {
  open();
  expect(await screen.findByText('¥38,420.00')).toBeInTheDocument();
  expect(screen.getByText('146 笔 · 多 8%')).toBeInTheDocument();
  expect(screen.getByText('暂无')).toBeInTheDocument();
  expect(screen.getByText('2.40%')).toBeInTheDocument();
  expect(screen.getByText('已自动回退')).toBeInTheDocument();
  expect(screen.getByText('2 单退款超过 48 小时')).toBeInTheDocument();
  expect(screen.getByRole('link', { name: '继续' })).toHaveAttribute('href', '/staff/queue/post?case=11');
});

test('the navigation shows queues with counts, and places by the roles', async () => {
  open();
  const nav = await screen.findByRole('navigation', { name: '工作台导航' });
  expect(await within(nav).findByRole('link', { name: /退款.*7/ })).toBeInTheDocument();
  expect(within(nav).getByText('交易')).toBeInTheDocument();
  expect(within(nav).queryByText('客服')).not.toBeInTheDocument();
  expect(await screen.findByText('审核 · 客服')).toBeInTheDocument();
});

test('one says to be on duty, leaves a note and takes only the own one away', async () => {
  const page = open({
    'POST /staff/desk/duty': { duty: [] },
    'POST /staff/desk/handover': { handover: [] },
    'POST /staff/desk/handover/delete/:id': { handover: [] },
  });
  await user.click(await screen.findByRole('button', { name: '下班' }));
  await user.click(screen.getByRole('button', { name: '写一条' }));
  const words = screen.getByRole('textbox', { name: '留言' });
  expect(words).toHaveFocus();
  await user.click(screen.getByRole('button', { name: '留言' }));
  expect(screen.getByText('请填写留言')).toBeInTheDocument();
  await user.type(words, '请留意用户反馈');
  await user.click(screen.getByRole('button', { name: '留言' }));
  expect(screen.getAllByRole('button', { name: '删除' })).toHaveLength(1);
  await user.click(screen.getByRole('button', { name: '删除' }));
  const writes = page.requests.filter(({ key }) => key.startsWith('POST'));
  expect(writes.map(({ key, body, params }) => [key, body ?? params])).toEqual([
    ['POST /staff/desk/duty', { on: false }],
    ['POST /staff/desk/handover', { content: '请留意用户反馈' }],
    ['POST /staff/desk/handover/delete/:id', { id: '6' }],
  ]);
});

test('with nothing to do it is calm, and a failure can be tried again', async () => {
  const calm = open({ 'GET /staff/desk/board': board({ queues: [queue({ count: 0 })] }) });
  expect(await screen.findByText('没有待办')).toBeInTheDocument();
  calm.unmount();

  let down = true;
  open({ 'GET /staff/desk/board': () => (down ? fault.unavailable : board()) });
  const retry = await screen.findByRole('button', { name: '重试' });
  down = false;
  await user.click(retry);
  expect(await screen.findByRole('list', { name: '待办队列' })).toBeInTheDocument();
});

test('/ leads into the search; arrows and Enter choose what it found; ? shows all keys', async () => {
  const page = open({
    'GET /staff/desk/search': {
      data: [
        { kind: 'person', id: 31, title: '云上的鱼', facts: ['编号 31'], link: '/staff/users?keyword=31' },
        {
          kind: 'order',
          id: 7,
          title: '论文润色',
          facts: ['待接单'],
          link: '/staff/queue/order?tab=all&case=7',
        },
      ],
    },
  });
  await screen.findByRole('list', { name: '待办队列' });
  await user.keyboard('/');
  const field = screen.getByRole('combobox');
  expect(field).toHaveFocus();
  await user.type(field, '论文?');
  expect(field).toHaveValue('论文?');
  const options = await screen.findAllByRole('option');
  expect(options.map((option) => option.textContent)).toEqual(['论文润色待接单', '云上的鱼编号 31']);
  await user.keyboard('{ArrowDown}{Enter}');
  expect(page.path()).toBe('/staff/queue/order?tab=all&case=7');
  await user.keyboard('?');
  expect(await screen.findByRole('dialog', { name: '键盘操作' })).toBeInTheDocument();
});
