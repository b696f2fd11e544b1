import { randomBytes } from 'node:crypto';
import type { Clock } from '../../settings/clock';
import type { Bank } from './bank';
import type { FaultKind } from './faults';
import type { SandboxChannel } from './trade';

/** A line of a statement. Amounts in 分, moments in ms. */
export interface BillLine {
  refund: boolean;
  tradeNo: string;
  outTradeNo: string;
  outRefundNo: string;
  refundId: string;
  subject: string;
  amountFen: number;
  /** What a refund gives back; 0 for payments. */
  refundFen: number;
  createdAt: number;
  at: number;
}

const dayMs = 24 * 3_600_000;
/** Per mille, as both channels take of most shops. assumption: rounded to whole 分. */
const feeRate = 6;

/** What the channel keeps of a payment, and gives back of a refund, in 分. */
export const feeOf = (fen: number): number => Math.round((fen * feeRate) / 1000);

/** The bank's statements of whole Beijing days, and their files, kept for who was told the address. */
export class Statements {
  private readonly files = new Map<string, Buffer>();

  constructor(
    private readonly bank: Bank,
    private readonly clock: Clock,
  ) {}

  /**
   * Lines of a day, in their order; undefined for a day that is not over, or no day at all. assumption: real statements
   * come between nine and ten in the morning, these as soon as the day is over, so that nobody has to wait for them.
   */
  of(channel: SandboxChannel, day: string, flaw?: FaultKind): BillLine[] | undefined {
    const from = /^\d{4}-\d\d-\d\d$/.test(day) ? Date.parse(`${day}T00:00:00+08:00`) : Number.NaN;
    if (!(from + dayMs <= this.clock.now())) return undefined;
    const { trades, refunds } = this.bank.moved(channel, from, from + dayMs);
    const lines = [
      ...trades.map((one) => ({ ...lineOf(one), at: one.paidAt ?? from })),
      ...refunds.map(([made, one]) => ({
        ...lineOf(one),
        refund: true,
        outRefundNo: made.outRefundNo,
        refundId: made.refundId,
        refundFen: made.refundFen,
        at: made.settlesAt,
      })),
    ].sort((a, b) => a.at - b.at);
    return spoiled(lines, from, flaw);
  }

  /** Keeps a file under an address that nobody guesses. */
  keep(content: Buffer): string {
    const token = randomBytes(16).toString('base64url');
    this.files.set(token, content);
    // A few are enough: they are fetched at once.
    for (const old of [...this.files.keys()].slice(0, -20)) this.files.delete(old);
    return token;
  }

  file(token: string): Buffer | undefined {
    return this.files.get(token);
  }
}

function lineOf(one: {
  tradeNo: string;
  outTradeNo: string;
  subject: string;
  amountFen: number;
  createdAt: number;
}) {
  return {
    refund: false,
    tradeNo: one.tradeNo,
    outTradeNo: one.outTradeNo,
    outRefundNo: '',
    refundId: '',
    subject: one.subject,
    amountFen: one.amountFen,
    refundFen: 0,
    createdAt: one.createdAt,
  };
}

/** Makes a statement differ from what really happened, as the fault says. */
function spoiled(lines: BillLine[], from: number, flaw?: FaultKind): BillLine[] {
  if (flaw === 'bill_missing') return lines.slice(0, -1);
  if (flaw === 'bill_amount')
    return lines.map((line, i) => (i === 0 ? { ...line, amountFen: line.amountFen + 100 } : line));
  if (flaw !== 'bill_extra') return lines;
  const tradeNo = `4200${randomBytes(6).toString('hex').toUpperCase()}`;
  const at = from + 10 * 3_600_000;
  const extra = {
    tradeNo,
    outTradeNo: `X${tradeNo}`,
    subject: '账单里多出的一笔',
    amountFen: 8600,
    createdAt: at,
  };
  return [...lines, { ...lineOf(extra), at }];
}
