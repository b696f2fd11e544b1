import type { DataOf } from '@harbor/contract';
import { configure, screen, waitFor } from '@testing-library/react';
import { author, decide, press, write } from '../../../testing/decide';
import { hoursAgo } from '../../../testing/desk';

configure({ defaultHidden: true });

test('submission: a journal is recommended with its reason', async () => {
  const card = {
    id: 7,
    submission_no: 'S1',
    title: '某研究',
    kind_text: '研究论文',
    language_text: '中文',
    level_text: '北大核心',
    subject_text: '教育学',
    status: 2,
    status_text: '已受理',
    hint: '',
    urgent: false,
    due_at: null,
    submitted_at: hoursAgo(9),
    updated_at: hoursAgo(9),
    author: { ...author, phone: '' },
    editor: '运营',
  };
  const submission: DataOf<'GET /staff/submission/detail/:id'> = {
    ...card,
    manuscript: {},
    files: [],
    supplements: [],
    question: '',
    recommendations: [],
    recommendation_note: '',
    sent: null,
    feedback: null,
    close_reason: '',
    steps: [],
    lines: [],
    actions: {
      withdraw: false,
      supply: false,
      again: false,
      send: false,
      feedback: false,
      finish: false,
      reopen: false,
    },
    acts: ['recommend', 'ask', 'close'],
  };
  const { sent } = decide('submission', {
    'GET /staff/submission/detail/:id': submission,
    'POST /staff/submission/recommend/:id': { ...card, acts: [] },
  });
  await press('推荐 1 种期刊');
  expect(await screen.findByText('请填写期刊名称')).toBeInTheDocument();
  await write('名称', '教育研究');
  await write('级别', '北大核心');
  await write('推荐理由', '选题与近两年的栏目方向一致');
  await press('推荐 1 种期刊');
  await waitFor(() =>
    expect(sent('POST /staff/submission/recommend/:id')).toEqual([
      {
        journals: [
          {
            name: '教育研究',
            level: '北大核心',
            reason: '选题与近两年的栏目方向一致',
            review_time: '',
            fee: '',
            caution: '',
            website: '',
          },
        ],
      },
    ]),
  );
});
