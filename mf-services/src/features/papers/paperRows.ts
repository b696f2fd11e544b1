import type { OrderActions } from '@harbor/contract';
import { FileDiff, PackageCheck, ReceiptText, ShieldCheck } from 'lucide-react';

/** What an order has beside its files. */
export const paperRows = [
  { key: 'invoice', action: 'invoice', Icon: ReceiptText, title: '发票', text: '申请、更正与下载' },
  {
    key: 'reimbursement',
    action: 'invoice',
    Icon: PackageCheck,
    title: '报销材料',
    text: '发票、合同、付款凭证等一次下载',
  },
  {
    key: 'trace',
    action: 'trace',
    Icon: ShieldCheck,
    title: '服务留痕报告',
    text: '可附期刊声明，凭校验码公开核验',
  },
  { key: 'compare', action: 'compare', Icon: FileDiff, title: '修改对照', text: '逐段查看改动，接受或提问' },
] as const;

export type PaperKey = (typeof paperRows)[number]['key'];

/** Those that the server offers. */
export const offeredPapers = (actions: OrderActions) => paperRows.filter(({ action }) => actions[action]);
