import { invoiceStatus as i } from '@harbor/contract/invoice-status';
import { orderKind } from '@harbor/contract/order-kind';
import { promises } from '@harbor/contract/promises';
import { fullTime } from '../../../labels/beijing';
import { yuan } from '../../../labels/money';
import { makePdf, type Paper } from '../../../pdf/paper';
import { specText } from '../orders/labels/spec-text';
import { checksOf } from './checks';
import { contractDay, dayOf, type ReimbursementFacts } from './facts';

type Write = (paper: Paper, facts: ReimbursementFacts) => void;

const channels: Record<string, string> = { wechat: '微信支付', alipay: '支付宝', none: '无需支付' };
const kb = (bytes: number) => `${Math.max(1, Math.round(bytes / 1024)).toLocaleString('en-US')} KB`;

/** Who pays: the title of the invoice, with the account that ordered. */
function payer({ invoice, profile, buyer }: ReimbursementFacts): string {
  const account = [buyer.nickname, buyer.phone].filter(Boolean).join(' ');
  const title = invoice?.title ?? profile?.title;
  return title ? `${title}（经办账号：${account}）` : `账号：${account}`;
}

const isCourse = ({ order }: Pick<ReimbursementFacts, 'order'>) => order.kind === orderKind.course;
const openedOn = ({ order }: ReimbursementFacts) => dayOf(order.finished_at ?? order.updated_at);

const request: Write = (paper, facts) => {
  const { order, invoice, netFen } = facts;
  paper.facts([
    ['订单号', order.order_no],
    ['服务', order.goods.title],
    ['抬头类型', invoice?.kind === 'person' ? '个人' : '单位'],
    ['抬头', invoice?.title ?? ''],
    ['税号', invoice?.tax_no ?? ''],
    ['开票内容', invoice?.content ?? ''],
    ['开票金额', yuan(netFen)],
    ['接收邮箱', invoice?.email ?? ''],
    ['备注', invoice?.remark ?? ''],
    ['申请时间', invoice ? fullTime(invoice.created_at) : ''],
  ]);
  paper.note('这是开票申请，不是发票，不能单独用于报销。发票开具后请重新下载材料。');
};

const services: Write = (paper, facts) => {
  const { order, deliverables, refunds, refundedFen, netFen } = facts;
  paper.facts([
    ['委托方', payer(facts)],
    ['服务方', '学术港'],
    ['订单号', order.order_no],
    ['下单时间', fullTime(order.created_at)],
  ]);
  paper.heading('一、服务项目');
  paper.table(
    [
      { title: '项目', share: 0.36 },
      { title: '规格', share: 0.26 },
      { title: '单价', share: 0.19, align: 'right' },
      { title: '小计', share: 0.19, align: 'right' },
    ],
    [
      [
        order.goods.title,
        specText(order),
        `${yuan(order.unit_fen)}／${order.goods.unit}`,
        yuan(order.total_fen),
      ],
    ],
  );
  paper.heading('二、费用');
  paper.facts([
    ['服务总价', yuan(order.total_fen)],
    ['优惠', `-${yuan(order.coupon_fen)}`],
    ...(order.adjust_fen === 0 ? [] : [['价格调整', `-${yuan(Math.abs(order.adjust_fen))}`] as const]),
    ['实际付款', yuan(order.pay_fen)],
    ...refunds.map(
      (one) =>
        [
          `退款 ${one.done_at ? dayOf(one.done_at) : ''}`,
          `-${yuan(one.approved_fen ?? one.apply_fen)}`,
        ] as const,
    ),
    ...(refundedFen > 0 ? [['退款合计', `-${yuan(refundedFen)}`] as const] : []),
    ['实际支出', yuan(netFen)],
  ]);
  paper.heading('三、交付内容');
  if (isCourse(facts)) paper.paragraph(`课程于 ${openedOn(facts)} 开通，在线学习，没有交付文件。`);
  else if (deliverables.length === 0) paper.paragraph('没有交付文件。');
  for (const row of deliverables.toReversed())
    paper.paragraph(`第 ${row.version} 版（${dayOf(row.at)}）：${row.title}`);
};

const contract: Write = (paper, facts) => {
  const { order, agreement } = facts;
  paper.facts([
    ['甲方（委托方）', payer(facts)],
    ['乙方（服务方）', '学术港'],
    ['协议编号', order.order_no],
    ['签订日期', contractDay(facts)],
  ]);
  paper.heading('一、服务内容');
  paper.paragraph(
    `乙方按订单 ${order.order_no} 向甲方提供“${order.goods.title}”，规格：${specText(order)}。`,
  );
  if (isCourse(facts)) paper.paragraph('课程为在线学习的内容，供甲方本人学习使用。');
  paper.paragraph(
    '乙方提供的是指导、校订、翻译与咨询。研究的数据、结果、结论和署名由甲方本人提出和确认，乙方不代写、不代投，不承诺录用。',
  );
  paper.heading('二、费用与付款');
  paper.paragraph(
    `服务总价 ${yuan(order.total_fen)}，优惠 ${yuan(order.coupon_fen)}，甲方应付 ${yuan(order.pay_fen)}，${
      order.paid_at ? `已于 ${dayOf(order.paid_at)} 付清` : '无需支付'
    }。`,
  );
  if (isCourse(facts)) {
    paper.heading('三、开通与学习');
    paper.paragraph('甲方付款后乙方即时开通课程，开通即为交付。');
    paper.heading('四、退款与其他');
    paper.paragraph(
      `付款之日起 ${promises.courseReturnDays} 天内、学习进度不超过 ${promises.courseSeenPercent}% 的，全额退款，课程同时关闭；其他情况由乙方按学习进度和凭证核定。`,
    );
  } else {
    paper.heading('三、交付、修改与验收');
    paper.paragraph(
      `乙方自接单起 ${order.spec.days} 天内交付，甲方享有 ${order.spec.revisions} 次免费修改。甲方确认验收，或者交付满 ${promises.acceptDays} 天没有提出修改的，视为验收。`,
    );
    paper.heading('四、退款、保密与其他');
    paper.paragraph('退款按下单时服务页写明的规则办理。乙方对甲方的稿件保密，只为履行本协议使用。');
  }
  paper.paragraph(
    `甲方下单时勾选同意《学术港用户协议》${agreement ? `（版本 ${agreement}）` : ''}与服务协议、退款规则，本协议自付款之日起生效。`,
  );
  paper.note(
    '本协议由双方在线订立，依照《民法典》第四百九十一条和《电子签名法》具有法律效力。学校要求盖章的，请联系客服办理盖章件。',
  );
};

const acceptance: Write = (paper, facts) => {
  const { order, deliverables, history } = facts;
  const how = history.findLast(({ event }) => event === 'accept' || event === 'auto_accept');
  paper.facts([
    ['委托方', payer(facts)],
    ['订单号', order.order_no],
    ['服务', `${order.goods.title}（${specText(order)}）`],
    ['服务人员', order.teacher?.name ?? deliverables[0]?.by_name ?? ''],
    ['交付次数', `${deliverables.length} 版，要求修改 ${order.rounds_used} 次`],
    ['验收日期', dayOf(order.finished_at ?? order.updated_at)],
    ['验收方式', how?.event === 'auto_accept' ? '交付期满没有异议，自动验收' : '委托方在线确认'],
    ['验收结论', '已按约定交付，验收通过'],
  ]);
  for (const row of deliverables.toReversed()) {
    paper.heading(`第 ${row.version} 版 · ${dayOf(row.at)} · ${row.by_name}`);
    if (row.files.length === 0) paper.paragraph(row.title);
    else
      paper.table(
        [
          { title: '文件', share: 0.34 },
          { title: '大小', share: 0.12 },
          { title: '校验值（SHA-256）', share: 0.54 },
        ],
        row.files.map(({ name, size, sha256 }) => [name, kb(size), sha256]),
      );
  }
};

const payment: Write = (paper, facts) => {
  const { order, payment: paid, refunds, refundedFen, netFen } = facts;
  paper.facts([
    ['付款方', payer(facts)],
    ['收款方', '学术港'],
    ['订单号', order.order_no],
    ['付款方式', channels[paid?.channel ?? 'none'] ?? ''],
    ['付款单号', paid?.pay_no ?? ''],
    ['渠道交易号', paid?.transaction_id ?? order.trade_no],
    ['付款时间', order.paid_at ? fullTime(order.paid_at) : ''],
    ['付款金额', yuan(order.pay_fen)],
    ['已退金额', yuan(refundedFen)],
    ['实际支出', yuan(netFen)],
  ]);
  if (refunds.length > 0) {
    paper.heading('退款明细');
    paper.table(
      [
        { title: '退款单号', share: 0.46 },
        { title: '退款时间', share: 0.3 },
        { title: '金额', share: 0.24, align: 'right' },
      ],
      refunds.map((one) => [
        one.refund_no,
        one.done_at ? fullTime(one.done_at) : '',
        yuan(one.approved_fen ?? one.apply_fen),
      ]),
    );
  }
  paper.note('本凭证根据支付渠道的通知生成。学校要求银行或支付机构回单的，请在付款账户中另行下载。');
};

const overview: Write = (paper, facts) => {
  paper.paragraph(`${facts.order.goods.title} · 实际支出 ${yuan(facts.netFen)}`);
  // Numbered as the files of the pack, of which this page is 0.
  const [, ...others] = papersOf(facts);
  paper.heading('材料');
  paper.list(others.map(({ name, note }) => `${name}${note && `：${note}`}`));
  paper.heading('核对');
  const states = { ok: '通过', warn: '请留意', missing: '需处理' };
  paper.table(
    [
      { title: '项目', share: 0.24 },
      { title: '结果', share: 0.12 },
      { title: '说明', share: 0.64 },
    ],
    checksOf(facts).map(({ label, state, text, todo }) => [
      label,
      states[state],
      todo ? `${text}。${todo}` : text,
    ]),
  );
};

const writers: Record<string, Write> = {
  目录与核对: overview,
  开票申请: request,
  服务清单: services,
  服务协议: contract,
  验收单: acceptance,
  付款凭证: payment,
};

/** What the pack holds, in its order. */
export function papersOf(
  facts: Pick<ReimbursementFacts, 'invoice' | 'order'>,
): { name: string; note: string }[] {
  const { invoice } = facts;
  const first =
    invoice?.status === i.issued
      ? [{ name: '发票', note: `号码 ${invoice.number}` }]
      : invoice?.status === i.asked
        ? [{ name: '开票申请', note: '发票开具后换成发票' }]
        : [];
  return [
    { name: '目录与核对', note: '' },
    ...first,
    { name: '服务清单', note: '项目、单价与实际支出' },
    { name: '服务协议', note: '即合同' },
    // A course is open once it is paid: there is nothing to accept.
    ...(isCourse(facts) ? [] : [{ name: '验收单', note: '交付版本与文件校验值' }]),
    { name: '付款凭证', note: '交易号与退款明细' },
  ];
}

/** One of the papers that the server writes itself, as PDF; undefined for the invoice, which is the desk's. */
export function paperPdf(name: string, facts: ReimbursementFacts): Promise<Buffer> | undefined {
  const write = writers[name];
  return (
    write && makePdf({ title: name, mark: `订单 ${facts.order.order_no}` }, (paper) => write(paper, facts))
  );
}
