import { toMoment } from '../time';
import type { DataRow, Field } from './kind';

/** 39800 → `398.00 元`. */
export const yuan = (fen: unknown) => `${(Number(fen) / 100).toFixed(2)} 元`;

/** What people read for a value that is one of a few, each with its name; nothing for one without. */
export const named =
  (names: Readonly<Record<string, string>>) =>
  (value: unknown): string =>
    names[String(value)] ?? '';

/** What people read for one value; an empty text for what is not there. */
export function wordsOf(row: DataRow, { name, words }: Field): string {
  const value = row[name];
  if (value === null || value === undefined || value === '') return '';
  if (words) return words(value);
  if (value instanceof Date) return toMoment(value).slice(0, 19).replace('T', ' ');
  if (typeof value === 'boolean') return value ? '是' : '否';
  if (Array.isArray(value)) return value.join('、');
  return String(value);
}

/** A record as JSON: moments with +08:00. */
export function plainRow(row: DataRow): DataRow {
  return Object.fromEntries(
    Object.entries(row).map(([name, value]) => [name, value instanceof Date ? toMoment(value) : value]),
  );
}
