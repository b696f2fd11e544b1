import type { DeskExperience } from '@harbor/contract';
import { configure, screen, waitFor } from '@testing-library/react';
import { author, decide, press, write } from '../../../testing/decide';
import { hoursAgo, looked } from '../../../testing/desk';

configure({ defaultHidden: true });

const experience: DeskExperience = {
  ...{ id: 7, journal: { id: 3, name: 'Coastal Rules' }, status: 1, status_text: '待审核', reason: '' },
  ...{ result: 2, result_text: '退修后录用', submitted_month: '2026-01', submitted_on: '2026-01-10' },
  ...{ first_decision_on: '2026-03-11', first_days: 60, accepted_on: '2026-05-30', total_days: 140 },
  ...{ fee_fen: 120_000, difficulty: 3, text: '两位审稿人，意见具体。', useful: 0 },
  proof: 'order',
  ...{ is_demo: false, revision: 4, created_at: hoursAgo(3), updated_at: hoursAgo(3) },
  ...{ actions: { edit: true, withdraw: true }, author, looked: looked(), reports: [] },
  course: [{ label: '提交', note: '', at: hoursAgo(3) }],
};

const open = (now: Partial<DeskExperience> = {}) =>
  decide('experience', {
    'GET /staff/experience/detail/:id': { ...experience, ...now },
    'POST /staff/experience/publish/:id': experience,
    'POST /staff/experience/return/:id': experience,
    'POST /staff/experience/keep/:id': experience,
    'POST /staff/experience/down/:id': experience,
    'POST /staff/experience/restore/:id': experience,
  });

test('what was looked at is published', async () => {
  const { sent, settle } = open();
  expect(await screen.findByText('2026-05-30（140 天）')).toBeInTheDocument();
  expect(screen.getByText('本站订单核验')).toBeInTheDocument();
  await press(/^发布/);
  await waitFor(() => expect(sent('POST /staff/experience/publish/:id')).toEqual([{ revision: 4 }]));
  expect(settle).toHaveBeenCalledWith(expect.objectContaining({ undo: true }));
});

test('it is given back with a reason, and not without', async () => {
  const { sent } = open();
  await press(/^退回修改/);
  expect(await screen.findByText('请选择或填写原因')).toBeInTheDocument();
  await write('原因（作者会看到）', '请去掉编辑的姓名');
  await press(/^退回修改/);
  await waitFor(() =>
    expect(sent('POST /staff/experience/return/:id')).toEqual([{ revision: 4, reason: '请去掉编辑的姓名' }]),
  );
});

test('one that was reported is kept or taken down', async () => {
  const { sent } = open({
    status: 2,
    status_text: '已发布',
    reports: [{ reason: '内容不实', at: hoursAgo(1) }],
  });
  expect(await screen.findByText('内容不实')).toBeInTheDocument();
  expect(screen.queryByText('日期与结果不一致，请核对')).not.toBeInTheDocument();
  expect(screen.getByText('经核对明显不实')).toBeInTheDocument();
  await write('原因（下架时作者会看到）', '没有发现不实');
  await press(/^核对后保留/);
  await waitFor(() =>
    expect(sent('POST /staff/experience/keep/:id')).toEqual([{ revision: 4, reason: '没有发现不实' }]),
  );
});

test('one that was taken down comes back with a reason', async () => {
  const { sent } = open({ status: 5, status_text: '已下架', reason: '点名' });
  await write('原因（作者会看到）', '作者已说明');
  await press(/^恢复公开/);
  await waitFor(() =>
    expect(sent('POST /staff/experience/restore/:id')).toEqual([{ revision: 4, reason: '作者已说明' }]),
  );
});
