import { type Handlers, problem, renderPage } from '@harbor/runtime/testing';
import { Providers } from '@harbor/ui/testing';
import { configure, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { frameCalls, staffMe } from '../../testing/desk';
import { change, share } from './change';
import { rangeProblem } from './useRange';
import { VisitsPage } from './VisitsPage';

configure({ defaultHidden: true });

const user = userEvent.setup({ delay: null, pointerEventsCheck: 0 });

const figures = (views: number) => ({
  ...{ views, visitors: 40, mobile_visitors: 10, users: 4, orders: 8, paid: 4, paid_fen: 159_200 },
});
const day = (name: string, views: number) => ({
  ...{ day: name, views, visitors: 20, users: 2, orders: 4, paid: 2, paid_fen: 79_600 },
});

const open = (handlers: Handlers = {}) =>
  renderPage(<VisitsPage />, {
    path: '/staff/visits?from=2026-11-19&to=2026-11-20',
    session: 'staff',
    wrapper: Providers,
    handlers: {
      ...frameCalls(),
      'GET /staff/me': staffMe({ roles: ['operations'] }),
      'GET /staff/visits/summary': {
        now: figures(120),
        before: figures(100),
        days: [day('2026-11-19', 50), day('2026-11-20', 70)],
        counted_to: '2026-11-20T18:00:00+08:00',
      },
      'GET /staff/visits/pages': {
        total: 120,
        data: [{ page: '/goodsdetail/:id', title: '服务详情', views: 60, before: 30 }],
      },
      'GET /staff/visits/referrers': {
        total: 20,
        kinds: [{ kind: 'search', title: '搜索引擎', views: 20, before: 10 }],
        data: [{ referrer: 'https://www.baidu.com', title: '百度', kind: 'search', views: 20, before: 10 }],
      },
      ...handlers,
    },
  });

test('a period is shown beside the one before, with its pages and where visits came from', async () => {
  open();
  expect(await screen.findByText('比上期多 20%')).toBeInTheDocument();
  expect(await screen.findByText('服务详情')).toBeInTheDocument();
  expect(await screen.findByText('百度')).toBeInTheDocument();
  const chart = screen.getByRole('slider', { name: '每日浏览量与访客' });
  chart.focus();
  await user.keyboard('{ArrowLeft}');
  expect(chart).toHaveAttribute('aria-valuetext', '2026-11-20，浏览量 70，访客 20');
  await user.keyboard('{ArrowLeft}');
  expect(chart).toHaveAttribute('aria-valuetext', '2026-11-19，浏览量 50，访客 20');
});

test('an error can be tried again', async () => {
  open({ 'GET /staff/visits/summary': problem(500, '出错了') });
  expect(await screen.findByText('访问统计没有加载出来')).toBeInTheDocument();
});

test('changes, shares and periods in words', () => {
  expect([change(0, 0), change(3, 0), change(50, 100)]).toEqual(['与上期持平', '上期为 0', '比上期少 50%']);
  expect([share(1, 0), share(1, 3)]).toEqual(['暂无', '33.3%']);
  expect(rangeProblem({ from: '2026-11-20', to: '2026-11-19' })).toContain('不能早于');
  expect(rangeProblem({ from: '2025-01-01', to: '2026-11-19' })).toContain('一年');
});
