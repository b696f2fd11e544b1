import type { ApiKey, DataOf, DeskOrderDetail } from '@harbor/contract';
import { type Handlers, renderPage } from '@harbor/runtime/testing';
import { DesktopProviders } from '@harbor/ui/desktop';
import { configure, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Suspense } from 'react';
import { hoursAgo, inMinutes, post, queue } from '../../testing/desk';
import { CaseContext } from './parts/scope';
import { registry } from './registry';

configure({ defaultHidden: true });

const user = userEvent.setup({ delay: null, pointerEventsCheck: 0 });

/** Opens what can be decided about a case of a queue, and gives what is sent. */
function decide(key: string, handlers: Handlers, locked = false) {
  sessionStorage.clear();
  const parts = registry[key];
  if (!parts) throw new Error(`no queue ${key}`);
  const { Decision, Detail } = parts;
  const settle = jest.fn();
  const scope = { queue: queue({ key }), id: 7, item: undefined, locked, settle, refresh: jest.fn() };
  const page = renderPage(
    <CaseContext value={scope}>
      <Suspense fallback={null}>
        <Detail />
        <Decision />
      </Suspense>
    </CaseContext>,
    { path: `/staff/queue/${key}?case=7`, session: 'staff', wrapper: DesktopProviders, handlers },
  );
  const sent = (call: ApiKey) =>
    page.requests.filter((request) => request.key === call).map(({ body }) => body);
  return { page, settle, sent };
}

const press = async (name: string | RegExp) => user.click(await screen.findByRole('button', { name }));
const write = async (label: string | RegExp, text: string) => {
  const field = await screen.findByRole('textbox', { name: label });
  await user.clear(field);
  await user.type(field, text);
};

const moved = { id: 7, status: 2, status_text: '已发布' };
const author = { id: 31, nickname: '云上的鱼' };
const paged = { total: 1, current_page: 1, per_page: 20, last_page: 1 };

test('post: an appeal against hiding is granted with a reason', async () => {
  const { sent, settle } = decide('post', {
    'GET /staff/post/detail/:id': post(7, { status: 5, appeal: '没有违规' }),
    'POST /staff/post/restore/:id': moved,
  });
  await write('发给作者', '核对后没有违规');
  await press(/申诉成立，恢复/);
  await waitFor(() => expect(sent('POST /staff/post/restore/:id')).toEqual([{ reason: '核对后没有违规' }]));
  expect(settle).toHaveBeenCalledWith({ said: '已恢复“第 7 篇帖子”' });
});

test('comment: found in the lists of what waits, and refused with a reason', async () => {
  const counts = { post: 0, comment: 1, after: 0, report: 0, appeal: 0, topic: 0 };
  const { sent } = decide('comment', {
    'GET /staff/forum/queue': { data: [{ ...post(7), kind: 'comment' }], counts, ...paged },
    'POST /staff/discuss/reject/:id': moved,
  });
  await screen.findByText('论文写到第六版了');
  await user.keyboard('2r');
  await waitFor(() => expect(sent('POST /staff/discuss/reject/:id')).toEqual([{ reason: '留有联系方式' }]));
});

const review: DataOf<'GET /staff/appraise/list'>['data'][number] = {
  goods_id: 1,
  title: '论文润色',
  cover: '',
  category_title: '润色',
  id: 7,
  order_id: 3,
  spec_name: '深度',
  ratings: { stars: 5, professional: 5, punctual: 5, communication: 5, norm: 5 },
  content: '很满意',
  tags: [],
  images: [],
  anonymous: false,
  status: 2,
  status_text: '已展示',
  hidden_reason: '',
  append: {
    content: '追评带有电话',
    status: 1,
    status_text: '审核中',
    hidden_reason: '',
    created_at: hoursAgo(2),
  },
  reply: null,
  created_at: hoursAgo(9),
  append_until: inMinutes(60),
  actions: { append: false },
  author,
  teacher_id: null,
};

test('review: what was added waits, and is hidden on the ground of the law alone', async () => {
  const { sent } = decide('review', {
    'GET /staff/appraise/list': { data: [review], ...paged },
    'POST /staff/appraise/hide/:id': review,
  });
  await write('原因或回复', '泄露了他人电话');
  await press(/^隐藏/);
  await waitFor(() =>
    expect(sent('POST /staff/appraise/hide/:id')).toEqual([
      { part: 'append', basis: 'privacy', reason: '泄露了他人电话' },
    ]),
  );
});

test('topic: merged into another', async () => {
  const topic = {
    id: 7,
    title: '投稿经验谈',
    description: '',
    status: 1,
    status_text: '待审核',
    post_count: 0,
    author,
    created_at: hoursAgo(3),
  };
  const { sent } = decide('topic', {
    'GET /staff/topic/list': { data: [topic, { ...topic, id: 9, title: '投稿' }], ...paged },
    'POST /staff/topic/merge/:id': moved,
  });
  await press('合并');
  await press('#投稿');
  await press('合并，帖子一并转移');
  await waitFor(() => expect(sent('POST /staff/topic/merge/:id')).toEqual([{ into: 9 }]));
});

const refund: DataOf<'GET /staff/refund/detail/:id'> = {
  refund_no: 'RF1',
  status: 1,
  status_text: '退款审核中',
  reason_text: '与要求不符',
  content: '没有按要求修改',
  images: [],
  apply_fen: 200_000,
  approved_fen: null,
  created_at: hoursAgo(51),
  done_at: null,
  id: 7,
  kind: 'order',
  order: { id: 3, order_no: '1', title: '论文润色', status_text: '待验收', pay_fen: 342_000 },
  user: author,
  suggested_fen: 136_800,
  misses: ['没有达到要求'],
  due_at: hoursAgo(3),
  overdue: true,
  escalated_at: null,
  decided_by: '',
  last_error: '',
  lines: [],
  acts: ['propose', 'approve', 'refuse', 'ask'],
  proposal: null,
  given_fen: 0,
  second_from_fen: 100_000,
};

test('refund: begins with what was suggested, says how it comes about, grants a part', async () => {
  const { sent, settle } = decide('refund', {
    'GET /staff/refund/detail/:id': refund,
    'POST /staff/refund/act/:id': refund,
  });
  const amount = await screen.findByRole('textbox', { name: '退款金额' });
  expect(amount).toHaveValue('1368.00');
  expect(screen.getByText('与建议一致')).toBeInTheDocument();
  expect(screen.getByText('40%')).toBeInTheDocument();
  await write('退款金额', '2000.01');
  await user.tab();
  await press(/提交复核 ¥/);
  expect(await screen.findByText('请填写 0.01 至 2,000.00')).toBeInTheDocument();
  await write('退款金额', '900.5');
  await write('给买家的答复', '按未满足的部分退回');
  await press(/同意退款 ¥900.50/);
  await waitFor(() =>
    expect(sent('POST /staff/refund/act/:id')).toEqual([
      { act: 'approve', amount_fen: 90_050, content: '按未满足的部分退回' },
    ]),
  );
  expect(settle).toHaveBeenCalledWith({ said: '已同意退款 ¥900.50' });
});

test('refund: from ¥1,000 on it is proposed to somebody else', async () => {
  const { sent, settle } = decide('refund', {
    'GET /staff/refund/detail/:id': refund,
    'POST /staff/refund/act/:id': refund,
  });
  expect(await screen.findByText(/须由另一位同事同意后才会退款/)).toBeInTheDocument();
  await press(/提交复核 ¥1,368.00/);
  await waitFor(() =>
    expect(sent('POST /staff/refund/act/:id')).toEqual([{ act: 'propose', amount_fen: 136_800 }]),
  );
  expect(settle).toHaveBeenCalledWith({ said: '已提交复核 ¥1,368.00' });
});

const proposed = (by: { id: number; nickname: string }): typeof refund => ({
  ...refund,
  acts: ['propose', 'return', 'approve', 'refuse', 'ask'],
  proposal: { amount_fen: 136_800, by, content: '两条要求未满足', at: hoursAgo(1) },
});

test('refund: what somebody else proposed is agreed to as it is, or returned', async () => {
  const { sent } = decide('refund', {
    'GET /staff/refund/detail/:id': proposed({ id: 31, nickname: '周晴' }),
    'POST /staff/refund/act/:id': refund,
  });
  expect(await screen.findByText('周晴 提出 ¥1,368.00')).toBeInTheDocument();
  await press(/同意退款 ¥1,368.00/);
  await waitFor(() =>
    expect(sent('POST /staff/refund/act/:id')).toEqual([{ act: 'approve', amount_fen: 136_800 }]),
  );
});

test('refund: one does not agree to what one proposed oneself', async () => {
  const { sent } = decide('refund', {
    'GET /staff/refund/detail/:id': proposed({ id: 9, nickname: '我' }),
    'POST /staff/refund/act/:id': refund,
  });
  expect(await screen.findByText('等待另一位同事复核')).toBeInTheDocument();
  expect(screen.queryByRole('button', { name: /同意退款/ })).not.toBeInTheDocument();
  await write('退回的原因（买家看不到）', '金额算错了');
  await user.click((await screen.findAllByRole('button', { name: '撤回复核' })).at(-1) as HTMLElement);
  await waitFor(() =>
    expect(sent('POST /staff/refund/act/:id')).toEqual([{ act: 'return', content: '金额算错了' }]),
  );
});

test('refund: a refusal needs words and a rule; an appeal belongs to somebody else', async () => {
  const first = decide('refund', {
    'GET /staff/refund/detail/:id': refund,
    'POST /staff/refund/act/:id': refund,
  });
  await press('拒绝');
  const refuse = screen.getAllByRole('button', { name: '拒绝' })[1] as HTMLElement;
  await user.click(refuse);
  expect(await screen.findByText('请写明依据的规则')).toBeInTheDocument();
  await write('依据的规则', '退款规则第 5 条');
  await write('给买家的答复', '交付符合下单要求');
  await user.click(refuse);
  await waitFor(() =>
    expect(first.sent('POST /staff/refund/act/:id')).toEqual([
      { act: 'refuse', content: '交付符合下单要求', basis: '退款规则第 5 条' },
    ]),
  );
  first.page.unmount();
  decide('refund', {
    'GET /staff/refund/detail/:id': { ...refund, status: 8, decided_by: '运营', acts: [] },
  });
  expect(await screen.findByText('申诉由另一位同事复核：第一次由 运营 处理')).toBeInTheDocument();
});

const order: DeskOrderDetail = {
  id: 7,
  order_no: '202611210000000001',
  title: '论文润色',
  spec_text: '深度 · 6,200 字',
  status: 3,
  status_text: '待接单',
  refund_text: '',
  user: { ...author, phone: '138****0001' },
  served_by: '',
  pay_fen: 218_000,
  waiting_since: hoursAgo(5),
  due_at: null,
  overdue: false,
  created_at: hoursAgo(6),
  goods_id: 1,
  form_no: 1,
  form_status: 2,
  total_fen: 218_000,
  coupon_fen: 0,
  adjust_fen: 0,
  free_revisions: 3,
  rounds_used: 0,
  user_note: '',
  avoided: ['某某大学'],
  accept_at: null,
  expire_at: null,
  quotes: [],
  deliverables: [],
  changes: [],
  notes: [],
  history: [],
  acts: ['quote', 'adjust', 'dispatch', 'deliver', 'remove', 'extra_changes', 'reply', 'note'],
};

test('order: each act sends what the call asks for', async () => {
  const teacher = {
    id: 52,
    nickname: '周老师',
    phone: '',
    status: 1,
    status_text: '正常',
    frozen_reason: '',
    is_teacher: true,
    is_staff: false,
    created_at: hoursAgo(900),
    last_seen_at: null,
  };
  const { sent } = decide('order', {
    'GET /staff/order/detail/:id': order,
    'GET /staff/user/list': { data: [teacher, { ...teacher, id: 53, is_teacher: false }], ...paged },
    'POST /staff/order/quote/:id': order,
    'POST /staff/order/adjust/:id': order,
    'POST /staff/order/dispatch/:id': order,
    'POST /staff/order/deliver/:id': order,
    'POST /staff/order/remove/:id': order,
    'POST /staff/order/extra_changes/:id': order,
    'POST /staff/order/reply/:id': order,
    'POST /staff/order/note/:id': order,
    'POST /staff/orderform/return/:id': { status: 2, form_status: 3 },
  });
  await write('报价', '2180');
  await press('报价，72 小时内有效');
  await waitFor(() =>
    expect(sent('POST /staff/order/quote/:id')).toEqual([{ amount_fen: 218_000, days: 7, revisions: 3 }]),
  );

  await press('派单');
  expect(screen.getAllByText('某某大学').length).toBeGreaterThan(1);
  await write(/^老师/, '周老师');
  await press('周老师 · 52');
  await write(/任职单位/, '甲大学，乙研究所');
  await user.click(screen.getAllByRole('button', { name: '派单' })[1] as HTMLElement);
  await waitFor(() =>
    expect(sent('POST /staff/order/dispatch/:id')).toEqual([
      { teacher_id: 52, institutions: ['甲大学', '乙研究所'] },
    ]),
  );

  await press('额外修改');
  await write('给买家的答复', '可以再改一次');
  await press('同意额外修改');
  await waitFor(() =>
    expect(sent('POST /staff/order/extra_changes/:id')).toEqual([{ act: 'grant', content: '可以再改一次' }]),
  );

  await press('交付');
  await write('第 1 版的标题', '润色稿');
  await write('说明', '见批注');
  await user.click(screen.getAllByRole('button', { name: '交付' })[1] as HTMLElement);
  await waitFor(() =>
    expect(sent('POST /staff/order/deliver/:id')).toEqual([{ title: '润色稿', text: '见批注' }]),
  );

  await press('改价');
  await write('改后应付（券后）', '2000');
  await write('改价原因', '与买家商定');
  await user.click(screen.getAllByRole('button', { name: '改价' })[1] as HTMLElement);
  await waitFor(() =>
    expect(sent('POST /staff/order/adjust/:id')).toEqual([{ pay_fen: 200_000, reason: '与买家商定' }]),
  );

  await press('退回信息表');
  await write(/退回的原因/, '缺少原始数据文件');
  await user.click(screen.getAllByRole('button', { name: '退回信息表' })[1] as HTMLElement);
  await waitFor(() =>
    expect(sent('POST /staff/orderform/return/:id')).toEqual([{ reason: '缺少原始数据文件' }]),
  );

  await press('更换老师');
  await write(/顺延交付天数/, '3');
  await write('更换的原因', '老师生病');
  await press('更换老师，回到待接单');
  await waitFor(() =>
    expect(sent('POST /staff/order/remove/:id')).toEqual([{ reason: '老师生病', extend_days: 3 }]),
  );

  await press('给买家留言');
  await write(/^留言/, '已收到您的材料');
  await press('发送');
  await waitFor(() => expect(sent('POST /staff/order/reply/:id')).toEqual([{ content: '已收到您的材料' }]));

  await press('内部备注');
  await write(/^备注/, '优先安排');
  await press('记下备注');
  await waitFor(() => expect(sent('POST /staff/order/note/:id')).toEqual([{ content: '优先安排' }]));
});

test('ticket: taken, then answered; a note is for the team', async () => {
  const ticket: DataOf<'GET /staff/ticket/detail/:id'> = {
    id: 7,
    ticket_no: 'T1',
    kind: 'complaint',
    kind_text: '投诉',
    topic: '交付超时',
    summary: '',
    status: 1,
    status_text: '待处理',
    created_at: hoursAgo(5),
    updated_at: hoursAgo(5),
    due_at: inMinutes(60),
    order_id: 3,
    order_no: '1',
    score: null,
    lines: [],
    actions: { reply: false, close: false, reopen: false, rate: false },
    user: { ...author, phone: '138****0001' },
    assignee: '',
    overdue: false,
    contact: '',
    acts: ['take', 'reply', 'ask', 'resolve', 'close', 'note'],
  };
  const { sent, settle } = decide('ticket', {
    'GET /staff/ticket/detail/:id': ticket,
    'POST /staff/ticket/act/:id': ticket,
  });
  await press('受理');
  await waitFor(() => expect(settle).toHaveBeenCalledWith({ said: '已受理工单', stays: true }));
  await press('解决');
  await write('发给用户', '已安排重新交付');
  await user.click(screen.getAllByRole('button', { name: '解决' })[1] as HTMLElement);
  await waitFor(() =>
    expect(sent('POST /staff/ticket/act/:id')).toEqual([
      { act: 'take' },
      { act: 'resolve', content: '已安排重新交付' },
    ]),
  );
});

test('chat: answered and closed', async () => {
  const conversation = {
    status: 2,
    status_text: '接待中',
    can_rate: false,
    score: null,
    id: 7,
    user: { ...author, avatar_img: '' },
    assignee: '运营',
    latest: '',
    unread: 0,
    at: hoursAgo(1),
  };
  const { sent } = decide('chat', {
    'GET /staff/chat/msg/:id': { conversation, data: [], has_more: false },
    'POST /staff/chat/send/:id': {
      id: 1,
      from: 'staff',
      sender: '运营',
      type: 'text',
      content: '您好',
      image: '',
      order: null,
      client_id: '',
      created_at: hoursAgo(0),
    },
    'POST /staff/chat/close/:id': { ...conversation, status: 3 },
  });
  await write('回复', '您好，请说');
  await press('发送');
  await waitFor(() =>
    expect(sent('POST /staff/chat/send/:id')).toEqual([
      { content: '您好，请说', client_id: expect.stringMatching(/^[\da-f-]{36}$/) },
    ]),
  );
  await press('结束会话，邀请评价');
  await waitFor(() => expect(sent('POST /staff/chat/close/:id')).toHaveLength(1));
});

test('invoice: not issued without number and PDF; refused with a reason', async () => {
  const invoice: DataOf<'GET /staff/invoice/detail/:id'> = {
    id: 7,
    status: 1,
    status_text: '待开票',
    kind: 'unit',
    title: '某某大学',
    tax_no: '12100000000000000X',
    email: 'a@b.cn',
    content: '技术服务费',
    remark: '',
    amount_fen: 218_000,
    number: '',
    issued_on: '',
    reason: '',
    file: null,
    created_at: hoursAgo(9),
    order: { id: 3, order_no: '1', title: '论文润色', status_text: '已完成', refund_text: '' },
    user: author,
    waits_hours: 9,
    overdue: false,
    lines: [],
    acts: ['issue', 'refuse'],
  };
  const { sent } = decide('invoice', {
    'GET /staff/invoice/detail/:id': invoice,
    'POST /staff/invoice/act/:id': invoice,
  });
  await screen.findByRole('textbox', { name: '发票号码' });
  await user.click(screen.getAllByRole('button', { name: '开具' })[1] as HTMLElement);
  expect(await screen.findByText('发票号码为8位或20位数字')).toBeInTheDocument();
  expect(screen.getByText('请上传发票 PDF')).toBeInTheDocument();
  await press('驳回');
  await write(/^原因/, '税号与抬头不符');
  await user.click(screen.getAllByRole('button', { name: '驳回' })[1] as HTMLElement);
  await waitFor(() =>
    expect(sent('POST /staff/invoice/act/:id')).toEqual([{ act: 'refuse', reason: '税号与抬头不符' }]),
  );
});

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

test('sentinel and account: closed and returned with words', async () => {
  const alert = {
    id: 7,
    user: { ...author, phone: '' },
    state: 'open' as const,
    count: 3,
    opened_at: hoursAgo(9),
    last_at: hoursAgo(1),
    closed_at: null,
    closed_by: '',
    note: '',
    hits: [],
  };
  const first = decide('sentinel', {
    'GET /staff/sentinel/list': { data: [alert], ...paged },
    'POST /staff/sentinel/close/:id': { ...alert, state: 'closed' },
  });
  await write('处理结果', '已电话提醒');
  await press(/^已核对/);
  await waitFor(() => expect(first.sent('POST /staff/sentinel/close/:id')).toEqual([{ note: '已电话提醒' }]));
  first.page.unmount();

  const account: DataOf<'GET /staff/account_review/list'>['data'][number] = {
    id: 7,
    user: {
      ...author,
      phone: '',
      status: 2,
      status_text: '冻结',
      frozen_reason: '',
      is_teacher: false,
      is_staff: false,
      created_at: hoursAgo(900),
      last_seen_at: null,
    },
    reason: 'phone_recycled',
    phone: '138****0001',
    state: 'open',
    created_at: hoursAgo(9),
    decided_at: null,
    decided_by: '',
    note: '',
  };
  const second = decide('account', {
    'GET /staff/account_review/list': { data: [account], ...paged },
    'POST /staff/account_review/return/:id': { ...account, state: 'returned' },
  });
  await write('核实说明', '订单与证件一致');
  await press(/^归还账号/);
  expect(await screen.findByText('请填写原主人的新手机号')).toBeInTheDocument();
  await write(/^新手机号/, '13900001111');
  await press(/^归还账号/);
  await waitFor(() =>
    expect(second.sent('POST /staff/account_review/return/:id')).toEqual([
      { phone: '13900001111', note: '订单与证件一致' },
    ]),
  );
});

test('a case of another one can be read, and nothing of it pressed', async () => {
  decide('refund', { 'GET /staff/refund/detail/:id': refund }, true);
  expect(await screen.findByRole('button', { name: /提交复核 ¥/ })).toBeDisabled();
});
