import { randomBytes } from 'node:crypto';
import type { Clock } from '../../settings/clock';
import type { Agenda } from './agenda';
import type { Journal } from './journal';
import { type Refund, refund, type SandboxChannel, type Trade, trade } from './trade';

/** What a merchant orders; the bank adds numbers and state. */
export type TradeOrder = Pick<
  Trade,
  | 'channel'
  | 'outTradeNo'
  | 'product'
  | 'amountFen'
  | 'subject'
  | 'notifyUrl'
  | 'returnUrl'
  | 'attach'
  | 'expiresAt'
>;

export interface BankEvents {
  paid(trade: Trade): void;
  refunded(trade: Trade, refund: Refund): void;
}

export interface BankTimes {
  /** Ms from the closing of a trade to the arrival of late money. */
  lateMs: number;
  /** Ms until a WeChat refund is through. */
  refundMs: number;
}

/** The money behind both sandbox gateways: trades and refunds with their states, kept in the journal. */
export class Bank {
  private readonly trades = new Map<string, Trade>();
  private readonly tokens = new Map<string, Trade>();
  private readonly refunds = new Map<string, Refund>();

  constructor(
    private readonly journal: Journal,
    private readonly clock: Clock,
    private readonly agenda: Agenda,
    private readonly times: BankTimes,
    private readonly events: BankEvents,
  ) {
    for (const kept of journal.kept('trade')) this.remember(trade.parse(kept));
    for (const kept of journal.kept('refund')) this.rememberRefund(refund.parse(kept));
    for (const one of this.trades.values()) this.awaitLateMoney(one);
    for (const one of this.refunds.values()) if (one.settlesAt > clock.now()) this.awaitSettlement(one);
  }

  find(channel: SandboxChannel, outTradeNo: string): Trade | undefined {
    const found = this.trades.get(`${channel} ${outTradeNo}`);
    return found && this.upToDate(found);
  }

  findByTradeNo(channel: SandboxChannel, tradeNo: string): Trade | undefined {
    for (const one of this.trades.values())
      if (one.channel === channel && one.tradeNo === tradeNo) return this.upToDate(one);
    return undefined;
  }

  findByToken(token: string): Trade | undefined {
    const found = this.tokens.get(token);
    return found && this.upToDate(found);
  }

  open(order: TradeOrder, known: boolean): Trade {
    const now = this.clock.now();
    const opened: Trade = {
      ...order,
      token: randomBytes(16).toString('base64url'),
      tradeNo: this.number(order.channel === 'wechat' ? '4200' : '88'),
      createdAt: now,
      state: 'unpaid',
      known,
      late: false,
      failed: false,
      paidAt: null,
      closedAt: null,
    };
    this.save(opened);
    return opened;
  }

  /** Changes what the merchant may change while nothing is paid. */
  amend(one: Trade, change: Partial<Pick<Trade, 'known' | 'returnUrl' | 'failed'>>): void {
    Object.assign(one, change);
    this.save(one);
  }

  /** Takes the money, if it still may be taken. */
  pay(one: Trade): boolean {
    if (this.upToDate(one).state !== 'unpaid') return false;
    this.takeMoney(one);
    return true;
  }

  /** The buyer has paid, but the bank is slow: the money arrives after the trade has closed. */
  payLate(one: Trade): boolean {
    if (this.upToDate(one).state !== 'unpaid') return false;
    one.late = true;
    one.known = true;
    this.save(one);
    this.awaitLateMoney(one);
    return true;
  }

  close(one: Trade): void {
    one.state = 'closed';
    one.closedAt = this.clock.now();
    this.save(one);
    this.awaitLateMoney(one);
  }

  findRefund(channel: SandboxChannel, outRefundNo: string): Refund | undefined {
    return this.refunds.get(`${channel} ${outRefundNo}`);
  }

  refundsOf(one: Trade): Refund[] {
    return [...this.refunds.values()].filter(
      (refund) => refund.channel === one.channel && refund.outTradeNo === one.outTradeNo,
    );
  }

  /** 分 that went back or are on their way back. */
  refundedFen(one: Trade): number {
    return this.refundsOf(one).reduce((sum, refund) => sum + refund.refundFen, 0);
  }

  refund(
    one: Trade,
    order: Pick<Refund, 'outRefundNo' | 'refundFen' | 'reason' | 'notifyUrl' | 'outcome'>,
  ): Refund {
    const now = this.clock.now();
    const made: Refund = {
      ...order,
      channel: one.channel,
      outTradeNo: one.outTradeNo,
      refundId: this.number('5030'),
      createdAt: now,
      settlesAt: one.channel === 'wechat' ? now + this.times.refundMs : now,
    };
    this.rememberRefund(made);
    this.journal.put('refund', `${made.channel} ${made.outRefundNo}`, made);
    this.awaitSettlement(made);
    return made;
  }

  /** What came in and went back between two moments, in ms: for statements. */
  moved(channel: SandboxChannel, from: number, to: number): { trades: Trade[]; refunds: [Refund, Trade][] } {
    const within = (at: number | null) => at !== null && at >= from && at < to;
    const trades = [...this.trades.values()].filter((one) => one.channel === channel && within(one.paidAt));
    const refunds = [...this.refunds.values()].flatMap((made): [Refund, Trade][] => {
      const one = this.trades.get(`${made.channel} ${made.outTradeNo}`);
      const counts = made.channel === channel && made.outcome === 'SUCCESS' && within(made.settlesAt);
      return one && counts ? [[made, one]] : [];
    });
    return { trades, refunds };
  }

  isSettled(refund: Refund): boolean {
    return refund.settlesAt <= this.clock.now();
  }

  private takeMoney(one: Trade): void {
    one.state = 'paid';
    one.known = true;
    one.failed = false;
    one.paidAt = this.clock.now();
    this.save(one);
    this.events.paid(one);
  }

  /** An unpaid trade closes by itself when its time is over. */
  private upToDate(one: Trade): Trade {
    if (one.state === 'unpaid' && one.expiresAt <= this.clock.now()) this.close(one);
    return one;
  }

  private awaitLateMoney(one: Trade): void {
    if (!one.late || one.state === 'paid') return;
    if (one.state === 'unpaid') this.agenda.at(one.expiresAt, () => void this.upToDate(one));
    else
      this.agenda.at((one.closedAt ?? 0) + this.times.lateMs, () => {
        if (one.state === 'closed') this.takeMoney(one);
      });
  }

  private awaitSettlement(made: Refund): void {
    this.agenda.at(made.settlesAt, () => {
      const one = this.find(made.channel, made.outTradeNo);
      if (one) this.events.refunded(one, made);
    });
  }

  private save(one: Trade): void {
    this.remember(one);
    this.journal.put('trade', `${one.channel} ${one.outTradeNo}`, one);
  }

  private remember(one: Trade): void {
    this.trades.set(`${one.channel} ${one.outTradeNo}`, one);
    this.tokens.set(one.token, one);
  }

  private rememberRefund(made: Refund): void {
    this.refunds.set(`${made.channel} ${made.outRefundNo}`, made);
  }

  private number(prefix: string): string {
    const day = new Date(this.clock.now()).toISOString().slice(0, 10).replace(/-/g, '');
    const random = BigInt(`0x${randomBytes(8).toString('hex')}`)
      .toString()
      .padStart(20, '0')
      .slice(0, 16);
    return `${prefix}${day}${random}`;
  }
}
