import type { DeskOrderDetail } from '@harbor/contract';

/** What every act with an order gets. */
export interface FormProps {
  order: DeskOrderDetail;
}

/** A whole number within bounds, or nothing. */
export function numberIn(text: string, least: number, most: number): number | undefined {
  const value = Number(text);
  return /^\d+$/.test(text.trim()) && value >= least && value <= most ? value : undefined;
}
