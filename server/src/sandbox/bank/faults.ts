import { randomUUID } from 'node:crypto';
import { z } from 'zod';
import { channel, type SandboxChannel } from './trade';

/** Where a fault strikes: a delivery of a notify, or a call of the merchant. */
const place = z.enum(['notify', 'create', 'query', 'close', 'refund', 'refund_query', 'bill', 'any_call']);

const notifyKinds = [
  'lose',
  'delay',
  'duplicate',
  'bad_signature',
  'probe',
  'stale',
  'wrong_serial',
  'wrong_merchant',
  'wrong_amount',
  'tampered',
] as const;
const callKinds = [
  'reset_before',
  'reset_after',
  'slow',
  'error_500',
  'bad_signature',
  'probe',
  'stale',
  'unsigned',
  'wrong_serial',
  'abnormal',
] as const;

/** Statements that do not fit the merchant's books: a line too many, one too few, one with another amount. */
const billKinds = ['bill_extra', 'bill_missing', 'bill_amount'] as const;

/**
 * One injected fault. `times` 0 means until it is removed. `ms` belongs to delay and slow, `count` to duplicate.
 * `abnormal` makes a WeChat refund end in ABNORMAL. Flawed notifies are followed by right ones, as the real
 * gateways' signature probes are.
 */
export const faultOrder = z
  .strictObject({
    channel,
    on: place,
    kind: z.enum([...new Set([...notifyKinds, ...callKinds, ...billKinds])]),
    times: z.int().min(0).max(1_000).default(1),
    out_trade_no: z.string().max(64).default(''),
    ms: z.int().min(0).max(3_600_000).default(6_000),
    count: z.int().min(2).max(500).default(5),
  })
  .refine(({ on, kind }) => isIn(kindsAt(on), kind), {
    message: 'this kind does not exist at this place',
    path: ['kind'],
  });

function kindsAt(on: z.output<typeof place>): readonly string[] {
  if (on === 'notify') return notifyKinds;
  return on === 'bill' ? [...callKinds, ...billKinds] : callKinds;
}

export type FaultOrder = z.output<typeof faultOrder>;
export type FaultKind = FaultOrder['kind'];
export type FaultPlace = FaultOrder['on'];
export type Fault = FaultOrder & { id: string; left: number };

/** The faults waiting to happen; gone with the process. */
export class Faults {
  private faults: Fault[] = [];

  add(order: FaultOrder): Fault {
    const fault = { ...order, id: randomUUID(), left: order.times };
    this.faults.push(fault);
    return fault;
  }

  list(outTradeNo?: string): Fault[] {
    return this.faults.filter((fault) => outTradeNo === undefined || fault.out_trade_no === outTradeNo);
  }

  remove(id?: string): void {
    this.faults = id === undefined ? [] : this.faults.filter((fault) => fault.id !== id);
  }

  /** The first fault that fits, used up by one. */
  take(channel: SandboxChannel, on: FaultPlace, outTradeNo: string): Fault | undefined {
    const fault = this.faults.find(
      (one) =>
        one.channel === channel &&
        (one.on === on || (one.on === 'any_call' && on !== 'notify')) &&
        (one.out_trade_no === '' || one.out_trade_no === outTradeNo),
    );
    if (fault && fault.times > 0) {
      fault.left -= 1;
      if (fault.left === 0) this.remove(fault.id);
    }
    return fault;
  }
}

function isIn(kinds: readonly string[], kind: string): boolean {
  return kinds.includes(kind);
}
