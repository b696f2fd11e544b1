import type { DeskText } from '@harbor/contract';
import { configure, screen, waitFor } from '@testing-library/react';
import { decide, press, user, write } from '../../../testing/decide';
import { hoursAgo } from '../../../testing/desk';

configure({ defaultHidden: true });

const text = (more: Partial<DeskText> = {}): DeskText => ({
  ...{ id: 7, kind: 'discuss', kind_text: '讨论', course: { id: 3, title: '论文写作' } },
  ...{ lesson_title: '摘要四句话', at_seconds: 95, stars: null, content: '这里没有听懂' },
  ...{ author: { id: 31, nickname: '云上的鱼' }, status: 0, status_text: '待审核', reason: '' },
  ...{ reports: [], reply: '', created_at: hoursAgo(2), acts: ['pass', 'reject'] },
  ...more,
});

test('course texts: let through by key, refused with a reason that the author reads', async () => {
  const { sent } = decide('coursetexts', {
    'GET /staff/course/text/:id': text(),
    'POST /staff/course/text/:id': text({ status: 2 }),
  });
  expect(await screen.findByText('这里没有听懂')).toBeInTheDocument();
  expect(screen.getByText('1:35')).toBeInTheDocument();
  await user.keyboard('r');
  expect(await screen.findByText('请选择或填写原因')).toBeInTheDocument();
  await user.keyboard('{Escape}');
  await press(/^通过/);
  await waitFor(() => expect(sent('POST /staff/course/text/:id')).toEqual([{ act: 'pass' }]));
});

test('course texts: what was reported is kept or hidden, and answered in the name of the teacher', async () => {
  const report = { reason: '广告', note: '留了群号', by: '海边的人', at: hoursAgo(1) };
  const { sent, settle } = decide('coursetexts', {
    'GET /staff/course/text/:id': text({ status: 1, reports: [report], acts: ['keep', 'hide', 'reply'] }),
    'POST /staff/course/text/:id': text({ status: 1 }),
  });
  expect(await screen.findByText('留了群号')).toBeInTheDocument();
  await press(/^以教师名义回复/);
  await write('教师回复（公开）', '第三分钟有图解');
  await press('发布回复');
  await waitFor(() =>
    expect(sent('POST /staff/course/text/:id')).toEqual([{ act: 'reply', content: '第三分钟有图解' }]),
  );
  expect(settle).toHaveBeenCalledWith({ said: '已回复', stays: true });
});
