import { type Handlers, problem, renderPage } from '@harbor/runtime/testing';
import { Providers } from '@harbor/ui/testing';
import { configure, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { teachingCalls, version } from '../../../testing/school';
import { VersionCard } from './VersionCard';

configure({ defaultHidden: true });

const user = userEvent.setup({ delay: null, pointerEventsCheck: 0 });

function open(handlers: Handlers) {
  const { requests } = renderPage(<VersionCard lesson={11} />, {
    path: '/staff/courses/3/lessons/11',
    session: 'staff',
    wrapper: Providers,
    handlers: { ...teachingCalls(), ...handlers },
  });
  return () => requests.filter(({ key }) => key === 'POST /staff/teaching/version/:id');
}

const press = async (name: string) => user.click(await screen.findByRole('button', { name }));

test('what a teacher changed is listed; once it is passed, nothing waits', async () => {
  let now: ReturnType<typeof version> | null = version({
    ...{ before: '问题从哪里来', title: '好问题从哪里来', seconds: 125 },
    captions: [
      { lang: 'zh', cues: 40 },
      { lang: 'en', cues: 0 },
    ],
    files: [{ name: '练习.pdf', size: 100 }],
  });
  const sent = open({
    'GET /staff/teaching/lesson/:id': () => ({ version: now }),
    'POST /staff/teaching/version/:id': () => {
      now = null;
      return { version: null };
    },
  });
  const list = await screen.findByRole('list', { name: '修改的内容' });
  expect(
    within(list)
      .getAllByRole('listitem')
      .map(({ textContent }) => textContent),
  ).toEqual([
    '讲名改为“好问题从哪里来”',
    expect.stringMatching(/^新视频 0?2:05$/),
    '中文字幕 40 条',
    '移除英文字幕',
    '资料：练习.pdf',
  ]);
  await press('通过，学员可见');
  await waitFor(() => expect(screen.queryByText('教师提交的修改')).toBeNull());
  expect(sent()[0]).toMatchObject({ params: { id: '71' }, body: { act: 'pass' } });
});

test('it is given back with a reason alone, and a refusal of the server is said', async () => {
  const sent = open({
    'GET /staff/teaching/lesson/:id': { version: version({ is_new: true }) },
    'POST /staff/teaching/version/:id': ({ body }) =>
      (body as { act: string }).act === 'pass' ? problem(409, '教师已经撤回') : { version: null },
  });
  expect(await screen.findByText('新的一讲')).toBeInTheDocument();
  await press('通过，学员可见');
  expect(await screen.findByText('教师已经撤回')).toBeInTheDocument();
  await press('退回修改');
  const dialog = within(await screen.findByRole('dialog'));
  await user.type(dialog.getByRole('textbox'), '声音太小，请重录');
  await user.click(dialog.getByRole('button', { name: /^退\s?回$/ }));
  await waitFor(() => expect(sent()).toHaveLength(2));
  expect(sent()[1]?.body).toEqual({ act: 'return', reason: '声音太小，请重录' });
});

test("what was given back is the teacher's again: nothing is asked of the team", async () => {
  open({
    'GET /staff/teaching/lesson/:id': { version: version({ status: 3, status_text: '退回修改' }) },
  });
  await waitFor(() => expect(screen.queryByText('教师提交的修改')).toBeNull());
});
