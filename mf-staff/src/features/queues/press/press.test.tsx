import type { DeskPressReport } from '@harbor/contract';
import { configure, screen, waitFor } from '@testing-library/react';
import { author, decide, press, write } from '../../../testing/decide';
import { hoursAgo } from '../../../testing/desk';

configure({ defaultHidden: true });

const report: DeskPressReport = {
  ...{ id: 7, press: { id: 3, title: '每组 64 人是怎么算出来的', status: 2 }, content: '表二的合计不对' },
  ...{ status: 1, status_text: '待核对', reply: '', reporter: author },
  ...{ created_at: hoursAgo(3), answered_at: null },
};

const open = (now: Partial<DeskPressReport> = {}) =>
  decide('press', {
    'GET /staff/press/report/:id': { ...report, ...now },
    'POST /staff/press/report/answer/:id': { ...report, status: 2 },
  });

test('a mistake that a reader points out is answered, and not without words', async () => {
  const { sent } = open();
  expect(await screen.findByText('表二的合计不对')).toBeInTheDocument();
  await press(/^采纳/);
  expect(await screen.findByText('请选择或填写原因')).toBeInTheDocument();
  await write('给读者的答复', '谢谢，表二已改正');
  await press(/^采纳/);
  await waitFor(() =>
    expect(sent('POST /staff/press/report/answer/:id')).toEqual([
      { adopted: true, reply: '谢谢，表二已改正' },
    ]),
  );
});

test('one that was answered says how, and offers nothing', async () => {
  open({ status: 3, status_text: '未采纳', reply: '合计含缺失值，原文无误', answered_at: hoursAgo(1) });
  expect(await screen.findByText('合计含缺失值，原文无误')).toBeInTheDocument();
  expect(screen.queryByRole('button', { name: /采纳/ })).toBeNull();
});
