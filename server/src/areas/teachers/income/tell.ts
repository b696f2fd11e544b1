import type { Db } from '../../../db/connect';
import { dayInWords } from '../../../labels/beijing';
import { yuan } from '../../../labels/money';
import { messageKind, notify, systemSub } from '../../base/messages/notify';
import type { DeductionRow, WithdrawalRow } from './rows';
import { withdrawalNumber } from './withdrawals/number';

/** The page on which teachers see their money. */
export const incomePath = '/receiveorder/income';

interface Words {
  title: string;
  body: string;
  object: { type: 'withdrawal' | 'deduction' | 'settlement'; id: number };
}

const tell = (trx: Db, userId: number, { title, body, object }: Words, now: Date): Promise<void> =>
  notify(trx, {
    userId,
    kind: messageKind.system,
    sub: systemSub.settlement,
    ...{ title, body, link: incomePath, object, now },
  });

/** Money of an order may be withdrawn from now on. */
export const tellReleased = (
  trx: Db,
  { teacher_id, id, left_fen }: { teacher_id: number; id: number; left_fen: number },
  title: string,
  now: Date,
): Promise<void> =>
  tell(
    trx,
    teacher_id,
    {
      title: `${yuan(left_fen)} 已转为可提现`,
      body: `「${title}」的收入冻结期已过。`,
      object: { type: 'settlement', id },
    },
    now,
  );

/** An order was accepted, and this is what it brings. */
export const tellSettled = (
  trx: Db,
  { teacher_id, id, net_fen, free_at }: { teacher_id: number; id: number; net_fen: number; free_at: Date },
  title: string,
  now: Date,
): Promise<void> =>
  tell(
    trx,
    teacher_id,
    {
      title: `订单收入 ${yuan(net_fen)} 已入账`,
      body: `「${title}」已验收，${dayInWords(free_at)}转为可提现。`,
      object: { type: 'settlement', id },
    },
    now,
  );

/** A refund changed what an order brought. */
export const tellRefunded = (
  trx: Db,
  { teacher_id, id }: { teacher_id: number; id: number },
  { title, lessFen, owedFen }: { title: string; lessFen: number; owedFen: number },
  now: Date,
): Promise<void> =>
  tell(
    trx,
    teacher_id,
    {
      title: `订单退款，收入减少 ${yuan(lessFen)}`,
      body: `「${title}」的客户获得退款，您的收入按比例减少。${owedFen > 0 ? `已打款的部分由之后的收入抵扣，还有 ${yuan(owedFen)}。` : ''}`,
      object: { type: 'settlement', id },
    },
    now,
  );

const withdrawalWords = {
  paid: (row: WithdrawalRow) => ({
    title: `提现 ${yuan(row.net_fen)} 已打款`,
    body: `提现 ${yuan(row.amount_fen)}，代扣税 ${yuan(row.tax_fen)}，请留意到账。`,
  }),
  failed: (row: WithdrawalRow, why: string) => ({
    title: `提现打款失败：${why}`,
    body: `${withdrawalNumber(row)} 的 ${yuan(row.net_fen)} 没有打成，请更正收款账户后重新提交。`,
  }),
  returned: (row: WithdrawalRow, why: string) => ({
    title: `提现 ${yuan(row.amount_fen)} 已退回`,
    body: `原因：${why}。款项已回到您的收入。`,
  }),
};

/** Finance, or the system, did something with a withdrawal. */
export const tellWithdrawal = (
  trx: Db,
  row: WithdrawalRow,
  what: keyof typeof withdrawalWords,
  why: string,
  now: Date,
): Promise<void> =>
  tell(
    trx,
    row.teacher_id,
    { ...withdrawalWords[what](row, why), object: { type: 'withdrawal', id: row.id } },
    now,
  );

const deductionWords = {
  proposed: (row: DeductionRow) => ({
    title: `平台提出扣款 ${yuan(row.amount_fen)}，请您答复`,
    body: `请在${dayInWords(row.answer_due_at)}前答复，到期未答复视为接受。`,
  }),
  lapsed: (row: DeductionRow) => ({
    title: `扣款 ${yuan(row.amount_fen)} 已生效`,
    body: '答复时间已过，按规则视为接受。',
  }),
  upheld: (row: DeductionRow) => ({
    title: `扣款 ${yuan(row.amount_fen)} 经复核维持`,
    body: `复核意见：${row.review}`,
  }),
  dropped: (row: DeductionRow) => ({
    title: `扣款 ${yuan(row.amount_fen)} 已撤销`,
    body: row.review ? `说明：${row.review}` : '款项不受影响。',
  }),
};

/** The team, or the clock, did something with a deduction. */
export const tellDeduction = (
  trx: Db,
  row: DeductionRow,
  what: keyof typeof deductionWords,
  now: Date,
): Promise<void> =>
  tell(trx, row.teacher_id, { ...deductionWords[what](row), object: { type: 'deduction', id: row.id } }, now);
