import { configure, screen, waitFor } from '@testing-library/react';
import { author, decide, press, user, write } from '../../../testing/decide';
import { hoursAgo, inMinutes, staffMe } from '../../../testing/desk';

configure({ defaultHidden: true });

const conversation = {
  ...{ status: 2, status_text: '接待中', can_rate: false, score: null, score_comment: '', id: 7 },
  ...{ user: { ...author, avatar_img: '' }, assignee: '运营', assignee_id: 9, handover: '' },
  ...{ snoozed_until: null, latest: '', unread: 0, at: hoursAgo(1) },
};

const said = {
  ...{ id: 1, from: 'staff' as const, sender: '运营', type: 'text' as const, content: '您好', image: '' },
  ...{ order: null, client_id: '', created_at: hoursAgo(0) },
};

/** Opens a conversation and gives what is sent. */
const open = (now: object = {}, replies: { title: string; content: string }[] = [], data = [said]) =>
  decide('chat', {
    'GET /staff/me': staffMe(),
    'GET /staff/chat/msg/:id': { conversation: { ...conversation, ...now }, data, has_more: false },
    'GET /staff/reply/list': { data: replies.map((reply, n) => ({ ...reply, id: n + 1, revision: 1 })) },
    'GET /staff/chat/colleagues': {
      data: [
        { id: 9, name: '运营', on_duty: true },
        { id: 11, name: '客服小林', on_duty: true },
        { id: 12, name: '客服小陈', on_duty: false },
      ],
    },
    'POST /staff/chat/send/:id': said,
    'POST /staff/chat/close/:id': { ...conversation, status: 3 },
    'POST /staff/chat/assign/:id': { ...conversation, assignee_id: 11 },
    'POST /staff/chat/snooze/:id': { ...conversation, status: 4 },
    'POST /staff/chat/wake/:id': conversation,
  });

test('chat: answered and closed', async () => {
  const { sent } = open();
  await write('回复', '您好，请说');
  await press('发送');
  await waitFor(() =>
    expect(sent('POST /staff/chat/send/:id')).toEqual([
      { content: '您好，请说', client_id: expect.stringMatching(/^[\da-f-]{36}$/) },
    ]),
  );
  await press('结束会话，邀请评价');
  await waitFor(() => expect(sent('POST /staff/chat/close/:id')).toEqual([{ seen: 1 }]));
});

test('chat: a usual reply comes in where the cursor stands, by a press or by its digit', async () => {
  open({}, [
    { title: '问候', content: '您好。' },
    { title: '请稍等', content: '请稍等。' },
  ]);
  await press(/问候/);
  const field = await screen.findByRole('textbox', { name: '回复' });
  expect(field).toHaveValue('您好。');
  field.blur();
  await user.keyboard('2');
  expect(field).toHaveValue('您好。请稍等。');
});

test('chat: a reply is written behind words that were kept, and no digit writes under a dialog', async () => {
  open({}, [{ title: '请稍等', content: '请稍等。' }]);
  // It is read once the conversation is there.
  sessionStorage.setItem('harbor:text:desk:chat:7:say', '关于改期：');
  await press(/请稍等/);
  const field = await screen.findByRole('textbox', { name: '回复' });
  expect(field).toHaveValue('关于改期：请稍等。');
  await press('转交同事');
  await screen.findByRole('dialog', { name: '转交会话' });
  (document.activeElement as HTMLElement).blur();
  await user.keyboard('1');
  expect(field).toHaveValue('关于改期：请稍等。');
});

test('chat: who had the last conversation may be given the one that waits', async () => {
  open({ status: 1, status_text: '待接待', assignee_id: 11, assignee: '客服小林' });
  await press('转交同事');
  expect(await screen.findByRole('option', { name: /客服小林/ })).toBeInTheDocument();
  expect(screen.queryByRole('button', { name: '由我接手' })).toBeNull();
});

test('chat: many replies are looked for by a word', async () => {
  open(
    {},
    Array.from({ length: 10 }, (_, n) => ({ title: `第${n}条`, content: `内容${n}` })),
  );
  await user.type(await screen.findByRole('searchbox', { name: '查找常用语' }), '内容7');
  expect(screen.getAllByRole('button', { name: /第\d条/ })).toHaveLength(1);
  await user.type(screen.getByRole('searchbox'), '没有');
  expect(screen.getByText('没有包含“内容7没有”的常用语')).toBeInTheDocument();
});

test('chat: handed to a colleague with a note, once one is chosen', async () => {
  const { sent, settle } = open();
  await press('转交同事');
  await press(/^转\s?交$/);
  expect(await screen.findByText('请选择同事')).toBeInTheDocument();
  // Who has it already is not offered.
  expect(screen.queryByRole('option', { name: /运营/ })).toBeNull();
  await user.selectOptions(screen.getByLabelText('转交给'), '客服小林（值班中）');
  await write(/交接说明/, '等编辑答复');
  await press(/^转\s?交$/);
  await waitFor(() => expect(settle).toHaveBeenCalledWith({ said: '已转交给 客服小林' }));
  expect(sent('POST /staff/chat/assign/:id')).toEqual([{ to: 11, note: '等编辑答复' }]);
});

test('chat: put off, and served again', async () => {
  const { sent } = open();
  await press('2 小时后');
  await waitFor(() => expect(sent('POST /staff/chat/snooze/:id')).toEqual([{ until: 'two_hours', seen: 1 }]));
});

test('chat: what was put off says until when, and is taken up now', async () => {
  const { sent } = open({ status: 4, status_text: '稍后处理', snoozed_until: inMinutes(20) });
  expect(await screen.findByText(/回到接待中/)).toBeInTheDocument();
  await press('现在处理');
  await waitFor(() => expect(sent('POST /staff/chat/wake/:id')).toHaveLength(1));
});

test('chat: the handover and the rating are read; what has ended offers nothing', async () => {
  open({
    ...{ status: 3, status_text: '已结束', score: 2, score_comment: '等得久' },
    ...{ handover: '等编辑答复' },
  });
  expect(await screen.findByText(/等编辑答复/)).toBeInTheDocument();
  expect(screen.getByText('满意度 2 分')).toBeInTheDocument();
  expect(screen.getByText('等得久')).toBeInTheDocument();
  expect(screen.getByText(/会话已结束/)).toBeInTheDocument();
  expect(screen.queryByRole('button', { name: '转交同事' })).toBeNull();
});
