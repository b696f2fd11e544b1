import { z } from 'zod';
import type { Clock } from '../../settings/clock';
import type { Agenda } from './agenda';
import type { FaultKind, Faults } from './faults';
import type { Journal } from './journal';
import { channel, type SandboxChannel } from './trade';

export const notice = z.object({
  id: z.string(),
  channel,
  outTradeNo: z.string(),
  url: z.string(),
  /** What happened, in the channel's own words. */
  event: z.string(),
  content: z.record(z.string(), z.unknown()),
  createdAt: z.number(),
  nextAt: z.number(),
  done: z.boolean(),
  /** Deliveries in the schedule's count; copies of one are one. */
  attempts: z.int(),
  deliveries: z.array(z.object({ at: z.number(), answer: z.string(), accepted: z.boolean() })),
});

export type Notice = z.output<typeof notice>;

/** A notify as it goes over the wire. */
export interface Parcel {
  headers: Record<string, string>;
  body: string;
}

/** How a channel notifies. */
export interface NoticeStyle {
  /** Ms between a refused delivery and the next. */
  repeatMs: number[];
  compose(notice: Notice, flaw: FaultKind | undefined): Parcel;
  accepts(status: number, body: string): boolean;
}

/** The merchant has so long to answer. */
const merchantPatience = 5_000;

/** Delivers notifies, repeats them by the channel's schedule, and goes on after a restart. */
export class Notifier {
  private readonly notices: Notice[];

  constructor(
    private readonly journal: Journal,
    private readonly clock: Clock,
    private readonly agenda: Agenda,
    private readonly faults: Faults,
    private readonly styles: Record<SandboxChannel, NoticeStyle>,
    /** 1 keeps to the documented schedule; 0.001 makes a minute 60 ms. */
    private readonly pace: number,
    private readonly patienceMs = merchantPatience,
  ) {
    this.notices = journal.kept('notice').map((kept) => notice.parse(kept));
    for (const open of this.notices) this.plan(open);
  }

  send(message: Pick<Notice, 'id' | 'channel' | 'outTradeNo' | 'url' | 'event' | 'content'>): void {
    const now = this.clock.now();
    const fresh: Notice = {
      ...message,
      createdAt: now,
      nextAt: now,
      done: false,
      attempts: 0,
      deliveries: [],
    };
    this.notices.push(fresh);
    this.save(fresh);
    this.plan(fresh);
  }

  /** Every notify about a trade with its deliveries, oldest first. */
  noticesOf(channel: SandboxChannel, outTradeNo: string): Notice[] {
    return this.notices.filter((one) => one.channel === channel && one.outTradeNo === outTradeNo);
  }

  private plan(open: Notice): void {
    if (!open.done) this.agenda.at(open.nextAt, () => void this.deliver(open));
  }

  private async deliver(open: Notice): Promise<void> {
    const fault = this.faults.take(open.channel, 'notify', open.outTradeNo);
    if (fault?.kind === 'lose') return this.record(open, 'lost', false, true);
    if (fault?.kind === 'delay') {
      open.nextAt = this.clock.now() + fault.ms;
      this.save(open);
      return this.plan(open);
    }
    if (fault?.kind === 'duplicate') {
      const copies = Array.from({ length: fault.count }, () => this.post(open, undefined));
      for (const answer of await Promise.all(copies))
        this.record(open, answer.text, answer.accepted, answer.accepted);
      return this.repeatUnlessDone(open);
    }
    const answer = await this.post(open, fault?.kind);
    // A flawed delivery settles nothing, even if the merchant took it: the right one still follows.
    this.record(open, answer.text, answer.accepted, answer.accepted && !fault);
    this.repeatUnlessDone(open);
  }

  private async post(open: Notice, flaw: FaultKind | undefined) {
    const style = this.styles[open.channel];
    try {
      const response = await fetch(open.url, {
        method: 'POST',
        ...style.compose(open, flaw),
        redirect: 'manual',
        signal: AbortSignal.timeout(this.patienceMs),
      });
      const body = await response.text();
      return { text: String(response.status), accepted: style.accepts(response.status, body) };
    } catch (error) {
      return { text: error instanceof Error ? error.name : 'error', accepted: false };
    }
  }

  private record(open: Notice, answer: string, accepted: boolean, done: boolean): void {
    open.deliveries.push({ at: this.clock.now(), answer, accepted });
    open.done ||= done;
    this.save(open);
  }

  private repeatUnlessDone(open: Notice): void {
    if (open.done) return;
    const wait = this.styles[open.channel].repeatMs[open.attempts];
    open.attempts += 1;
    open.done = wait === undefined;
    open.nextAt = this.clock.now() + (wait ?? 0) * this.pace;
    this.save(open);
    this.plan(open);
  }

  private save(open: Notice): void {
    this.journal.put('notice', open.id, open);
  }
}
