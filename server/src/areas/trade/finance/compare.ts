import type { StatementLine } from '../../../gateways/gateway';
import type { BookLine } from './books';
import type { DifferenceKind } from './rows';

/** One payment or refund of which our books and a statement say different things. Amounts in 分. */
export interface Found {
  kind: DifferenceKind;
  number: string;
  transactionId: string;
  orderId: number | null;
  oursFen: number;
  theirsFen: number;
  at: Date | null;
}

/** The number under which both sides know a line; the channel's own where it gave ours none. */
export const numberOf = (line: StatementLine): string =>
  (line.kind === 'payment' ? line.outTradeNo : line.outRefundNo) || line.transactionId;

const keyOf = (kind: 'payment' | 'refund', number: string) => `${kind} ${number}`;

const kinds = {
  payment: { theirs: 'only_theirs', ours: 'only_ours', amount: 'amount' },
  refund: { theirs: 'refund_only_theirs', ours: 'refund_only_ours', amount: 'refund_amount' },
} as const;

/**
 * Holds a day's statement against our books. Money that we have under another day, as around midnight, is no difference.
 * @param ours what moved on the day
 * @param known what our books say of the statement's numbers, whatever the day
 */
export function compare(
  theirs: readonly StatementLine[],
  ours: readonly BookLine[],
  known: readonly BookLine[],
): Found[] {
  const books = new Map([...ours, ...known].map((line) => [keyOf(line.kind, line.number), line]));
  const told = new Set<string>();
  const found: Found[] = [];
  for (const line of theirs) {
    const number = numberOf(line);
    const key = keyOf(line.kind, number);
    told.add(key);
    const own = books.get(key);
    const oursFen = own?.done ? own.amountFen : 0;
    if (oursFen === line.amountFen) continue;
    const { theirs: only, amount } = kinds[line.kind];
    found.push({
      kind: oursFen === 0 ? only : amount,
      number,
      transactionId: line.transactionId,
      orderId: own?.orderId ?? null,
      oursFen,
      theirsFen: line.amountFen,
      at: line.at,
    });
  }
  const missing = ours.filter((line) => line.done && !told.has(keyOf(line.kind, line.number)));
  return [
    ...found,
    ...missing.map((line) => ({
      kind: kinds[line.kind].ours,
      number: line.number,
      transactionId: line.transactionId,
      orderId: line.orderId,
      oursFen: line.amountFen,
      theirsFen: 0,
      at: line.at,
    })),
  ];
}
