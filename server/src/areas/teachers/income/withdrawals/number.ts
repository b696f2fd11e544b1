import { shortDay } from '../../../../labels/beijing';
import type { WithdrawalRow } from '../rows';

/** `W-1120-7`: the day on which it was asked for, and its number. */
export const withdrawalNumber = ({ id, asked_at }: Pick<WithdrawalRow, 'id' | 'asked_at'>): string =>
  `W-${shortDay(asked_at).replace('-', '')}-${String(id).padStart(2, '0')}`;

/** The id in such a number, or in a plain one; undefined for anything else. */
export function idOfNumber(text: string): number | undefined {
  const [, id] = /^(?:W-\d{4}-)?(\d{1,15})$/i.exec(text.trim()) ?? [];
  return id === undefined ? undefined : Number(id);
}
