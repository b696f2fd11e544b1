import type { DeskTeacherApplication } from '@harbor/contract';
import { configure, screen, waitFor } from '@testing-library/react';
import { decide, press, write } from '../../../testing/decide';
import { hoursAgo, inMinutes } from '../../../testing/desk';

configure({ defaultHidden: true });

const item = (
  key: string,
  label: string,
  given: Partial<DeskTeacherApplication['items'][number]> = {},
): DeskTeacherApplication['items'][number] => ({
  ...{ key, label, step: 'form', needed: true, value: '叶蓁', filled: true, problem: '', result: 0 },
  ...{ reason: '', fixed: false, files: [], decided_by: '', decided_at: null, hint: '' },
  ...given,
});

const evidence = {
  ...{ id: '01ARZ3NDEKTSV4RRFFQ69G5FAV', item: 'degree_proof', name: '博士毕业证书.jpg', size: 2_200_000 },
  ...{ type: 'jpg', status: 2, received: 2_200_000, note: '', round: 2, sha256: '', at: hoursAgo(30) },
};

const application: DeskTeacherApplication = {
  ...{
    id: 7,
    no: 'TA-261114-0398',
    user_id: 31,
    nickname: '叶老师',
    avatar_img: '',
    phone_masked: '139****2784',
  },
  ...{ kind: 1, flow_version: 3, status: 2, status_text: '审核中', round: 2, submitted_at: hoursAgo(31) },
  ...{ due_at: hoursAgo(-17), supplement_until: null, decided_at: null, reason: '', forged: false },
  lock: { mine: true, who: '许静', until: inMinutes(28) },
  items: [
    item('real_name', '真实姓名', { result: 1 }),
    item('title', '职称', { value: '副教授' }),
    item('degree_proof', '学历证明', { value: '', files: [evidence], result: 1 }),
  ],
  ...{ counts: { passed: 2, wanted: 0, open: 1 }, works: [], sample: '', intro: '', before: [] },
  duplicates: [{ kind: 'id', text: '证件号码：与另一账号相同', application_id: 3, user_id: 12 }],
  ...{ checks: [], views: [], history: [], evidence_until: null, reasons: ['缺页'], supplement_days: 14 },
};

const detail = (given: Partial<DeskTeacherApplication> = {}) => ({
  'GET /staff/teacher/apply/detail/:id': { ...application, ...given },
});

test('teacher: nothing is decided before somebody has it open', async () => {
  const { sent } = decide('teacher', {
    ...detail({ status: 1, lock: null }),
    'POST /staff/teacher/apply/open/:id': application,
  });
  await press(/^开始审核/);
  await waitFor(() => expect(sent('POST /staff/teacher/apply/open/:id')).toHaveLength(1));
  expect(screen.queryByRole('button', { name: /^驳回/ })).toBeNull();
});

test('teacher: an item is sent back with what is missing', async () => {
  const { sent } = decide('teacher', {
    ...detail(),
    'POST /staff/teacher/apply/item/:id': application,
  });
  const choices = await screen.findAllByText('需补充');
  choices[1]?.click();
  await write(/^职称要补充什么/, '证书第 2 页缺失');
  await press('记下');
  await waitFor(() =>
    expect(sent('POST /staff/teacher/apply/item/:id')).toEqual([
      { item: 'title', result: 2, reason: '证书第 2 页缺失' },
    ]),
  );
});

test('teacher: evidence is opened by name, and duplicates are told', async () => {
  const { sent } = decide('teacher', {
    ...detail(),
    'POST /staff/teacher/apply/evidence/:id': { url: '/api/x', valid_for: 60, type: 'webp' },
  });
  expect(await screen.findByText('证件号码：与另一账号相同')).toBeTruthy();
  await press('学历证明');
  await screen.findByRole('img', { name: '博士毕业证书.jpg' });
  expect(sent('POST /staff/teacher/apply/evidence/:id')).toEqual([{ evidence: evidence.id }]);
});

test('teacher: approved once everything passed, refused with a reason', async () => {
  const { sent } = decide('teacher', {
    ...detail({ counts: { passed: 3, wanted: 0, open: 0 } }),
    'POST /staff/teacher/apply/approve/:id': application,
    'POST /staff/teacher/apply/reject/:id': application,
  });
  // Beside the items’ own choices, the last of these is the decision.
  (await screen.findAllByRole('button', { name: /^通过/ })).at(-1)?.click();
  await waitFor(() => expect(sent('POST /staff/teacher/apply/approve/:id')).toHaveLength(1));
});

test('teacher: forged evidence is said so', async () => {
  const { sent } = decide('teacher', {
    ...detail(),
    'POST /staff/teacher/apply/reject/:id': application,
  });
  (await screen.findByText('材料伪造')).click();
  await write(/^驳回原因/, '学历证书为伪造');
  await press(/^驳回/);
  await waitFor(() =>
    expect(sent('POST /staff/teacher/apply/reject/:id')).toEqual([
      { reason: '学历证书为伪造', forged: true },
    ]),
  );
});
