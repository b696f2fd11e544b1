import type { DeskOrderDetail } from '@harbor/contract';
import { configure, screen, waitFor } from '@testing-library/react';
import { author, decide, press, user, write } from '../../../testing/decide';
import { hoursAgo } from '../../../testing/desk';

configure({ defaultHidden: true });

const paged = { total: 1, current_page: 1, per_page: 20, last_page: 1 };

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
    ...{ id: 52, name: '周老师', avatar_img: '', level_text: '认证导师', credit: 92, available: true },
    match: { percent: 80, reasons: ['学科一致：材料科学与工程'] },
    ...{ open_takes: 0, formal_takes: 1, max_formal: 4, hindrance: '', barred: false },
  };
  const { sent } = decide('order', {
    'GET /staff/order/detail/:id': order,
    'GET /staff/pool/candidates/:id': {
      data: [teacher, { ...teacher, id: 53, name: '钱老师', hindrance: '买家回避：某某大学', barred: true }],
      ...paged,
    },
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
  expect(screen.queryByRole('button', { name: /钱老师/ })).toBeNull();
  await press('周老师 · 匹配 80%');
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
