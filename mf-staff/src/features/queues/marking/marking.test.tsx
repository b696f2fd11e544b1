import { configure, screen, waitFor } from '@testing-library/react';
import { decide, press } from '../../../testing/decide';
import { attempt } from '../../../testing/school';
import { fill } from '../../../testing/site';

configure({ defaultHidden: true });

test('marking: nothing goes out without marks, and a suggestion is taken by one press', async () => {
  const { sent, settle } = decide('marking', {
    'GET /staff/exams/attempt/:id': attempt(),
    'POST /staff/exams/mark/:id': attempt({ status: 5, acts: [] }),
  });
  expect(await screen.findByText('为了让两组可比')).toBeInTheDocument();
  expect(screen.queryByText('均值是什么？')).not.toBeInTheDocument();
  await press('提交评分');
  expect(await screen.findByText('请填写得分，以0.5为单位')).toBeInTheDocument();
  expect(sent('POST /staff/exams/mark/:id')).toEqual([]);
  expect(screen.getByText(/建议 5 分：提到 可比；没有提到 混杂/)).toBeInTheDocument();
  await press('采用');
  fill(screen.getByLabelText('第 2 题评语（可不填）'), '还可说明混杂');
  await press('提交评分');
  await waitFor(() =>
    expect(sent('POST /staff/exams/mark/:id')).toEqual([
      { revision: 5, marks: [{ place: 2, points: 5, comment: '还可说明混杂' }] },
    ]),
  );
  expect(settle).toHaveBeenCalledWith({ said: '已给 云上的鱼 评分' });
});

test('marking: what is done already has no form', async () => {
  decide('marking', { 'GET /staff/exams/attempt/:id': attempt({ status: 5, acts: ['void'] }) });
  expect(await screen.findByText('现在没有可做的处理')).toBeInTheDocument();
});
