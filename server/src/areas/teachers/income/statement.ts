import { incomeLimits } from '@harbor/contract';
import { moneyStatusLabel, withdrawalStatusLabel } from '@harbor/contract/money-status';
import type { Core } from '../../../core';
import type { Db } from '../../../db/connect';
import { invalid } from '../../../http/problem';
import { fullTime } from '../../../labels/beijing';
import { csvRow } from '../../../labels/csv';
import { yuan } from '../../../labels/money';
import { makePdf } from '../../../pdf/paper';
import { maskName } from './payees';
import { incomesOf, presentIncome } from './present';
import { certifiedName } from './teacher';
import { withdrawalNumber } from './withdrawals/number';

/** Days of Beijing, both in it. */
export interface Range {
  from: string;
  to: string;
}

const midnight = (day: string, later = 0) =>
  new Date(Date.parse(`${day}T00:00:00+08:00`) + later * 86_400_000);

/** @throws HttpProblem 422 for a range that ends before it begins, or that is too long */
export function checkRange({ from, to }: Range): void {
  if (to < from) throw invalid({ to: ['结束日期不能早于开始日期'] });
  if (Number(to.slice(0, 4)) - Number(from.slice(0, 4)) > incomeLimits.statementYears)
    throw invalid({ from: [`一次最多${incomeLimits.statementYears}年`] });
}

/** What a statement says, read in one moment. */
async function statementOf(db: Db, teacherId: number, range: Range) {
  const [begins, ends] = [midnight(range.from), midnight(range.to, 1)];
  const [name, incomes, withdrawals] = await Promise.all([
    certifiedName(db, teacherId),
    incomesOf(db, teacherId)
      .where('settlements.accepted_at', '>=', begins)
      .where('settlements.accepted_at', '<', ends)
      .orderBy('settlements.accepted_at')
      .orderBy('settlements.id')
      .execute(),
    db
      .selectFrom('withdrawals')
      .innerJoin('payees', 'payees.id', 'withdrawals.payee_id')
      .selectAll('withdrawals')
      .select(['payees.title', 'payees.account_mask'])
      .where('withdrawals.teacher_id', '=', teacherId)
      .where('withdrawals.asked_at', '>=', begins)
      .where('withdrawals.asked_at', '<', ends)
      .orderBy('withdrawals.id')
      .execute(),
  ]);
  const paid = withdrawals.filter(({ status }) => status === 4);
  return {
    name: maskName(name),
    incomes: incomes.map((row) => ({ ...presentIncome(row, undefined), paid_fen: row.paid_fen })),
    withdrawals,
    sums: {
      net: incomes.reduce((sum, { net_fen }) => sum + net_fen, 0),
      deduct: incomes.reduce((sum, { deduct_fen }) => sum + deduct_fen, 0),
      paid: paid.reduce((sum, { net_fen }) => sum + net_fen, 0),
      tax: paid.reduce((sum, { tax_fen }) => sum + tax_fen, 0),
    },
  };
}

type Statement = Awaited<ReturnType<typeof statementOf>>;

const day = (moment: string) => moment.slice(0, 10);
const inYuan = (fen: number) => Number((fen / 100).toFixed(2));

const incomeHead = [
  '验收日期',
  '订单号',
  '服务',
  '客户实付（元）',
  '退回（元）',
  '比例',
  '扣款（元）',
  '到手（元）',
  '状态',
];
const withdrawalHead = [
  '申请日期',
  '提现编号',
  '提现（元）',
  '代扣税（元）',
  '到账（元）',
  '收款账户',
  '状态',
];

function csvOf({ name, incomes, withdrawals, sums }: Statement, { from, to }: Range): string {
  const lines = [
    ['学术港老师收入对账单', name, `${from} 至 ${to}`],
    ['到手合计（元）', inYuan(sums.net), '扣款合计（元）', inYuan(sums.deduct)],
    ['已打款（元）', inYuan(sums.paid), '代扣税（元）', inYuan(sums.tax)],
    [],
    incomeHead,
    ...incomes.map((one) => [
      ...[day(one.accepted_at), one.order.order_no, one.order.title],
      ...[inYuan(one.paid_fen), inYuan(one.refunded_fen)],
      ...[`${one.rate}%`, inYuan(one.deduct_fen), inYuan(one.net_fen), one.status_text],
    ]),
    [],
    withdrawalHead,
    ...withdrawals.map((one) => [
      ...[fullTime(one.asked_at).slice(0, 10), withdrawalNumber(one), inYuan(one.amount_fen)],
      ...[inYuan(one.tax_fen), inYuan(one.net_fen), `${one.title} ${one.account_mask}`],
      withdrawalStatusLabel[one.status],
    ]),
  ];
  return `\ufeff${lines.map(csvRow).join('')}`;
}

const pdfOf = (
  { name, incomes, withdrawals, sums }: Statement,
  { from, to }: Range,
  now: Date,
): Promise<Buffer> =>
  makePdf({ title: '老师收入对账单', subtitle: `${from} 至 ${to}`, mark: `学术港 · ${name}` }, (paper) => {
    paper.facts([
      ['老师', name],
      ['出具时间', fullTime(now)],
      ['到手合计', yuan(sums.net)],
      ['扣款合计', yuan(sums.deduct)],
      ['已打款', `${yuan(sums.paid)}（代扣个人所得税 ${yuan(sums.tax)}）`],
    ]);
    paper.heading(`订单收入 ${incomes.length} 笔`);
    paper.table(
      [
        { title: '验收', share: 0.13 },
        { title: '服务', share: 0.33 },
        { title: '实付', share: 0.15, align: 'right' },
        { title: '比例', share: 0.08, align: 'right' },
        { title: '扣款', share: 0.12, align: 'right' },
        { title: '到手', share: 0.19, align: 'right' },
      ],
      incomes.map((one) => [
        day(one.accepted_at),
        `${one.order.title}（${moneyStatusLabel[one.status as keyof typeof moneyStatusLabel]}）`,
        ...[
          yuan(one.base_fen),
          `${one.rate}%`,
          one.deduct_fen > 0 ? yuan(one.deduct_fen) : '—',
          yuan(one.net_fen),
        ],
      ]),
    );
    paper.heading(`提现 ${withdrawals.length} 笔`);
    paper.table(
      [
        { title: '编号', share: 0.17 },
        { title: '收款账户', share: 0.27 },
        { title: '提现', share: 0.16, align: 'right' },
        { title: '代扣税', share: 0.14, align: 'right' },
        { title: '到账', share: 0.16, align: 'right' },
        { title: '状态', share: 0.1 },
      ],
      withdrawals.map((one) => [
        ...[withdrawalNumber(one), `${one.title} ${one.account_mask}`, yuan(one.amount_fen)],
        ...[yuan(one.tax_fen), yuan(one.net_fen), withdrawalStatusLabel[one.status]],
      ]),
    );
    paper.note('代扣税按劳务报酬所得预扣预缴，在提现时计算；次年办理综合所得汇算清缴时多退少补。');
  });

/** A statement as a file. @throws HttpProblem 422 for a wrong range */
export async function statementFile(
  { db }: Core,
  teacherId: number,
  format: 'csv' | 'pdf',
  range: Range,
  now: Date,
): Promise<Buffer> {
  checkRange(range);
  const statement = await statementOf(db, teacherId, range);
  return format === 'csv' ? Buffer.from(csvOf(statement, range)) : pdfOf(statement, range, now);
}
