/** What a cell says that says nothing. */
const empty = new Set([
  '',
  '-',
  '--',
  '—',
  '——',
  '/',
  'n/a',
  'na',
  'null',
  'none',
  'nan',
  '暂无',
  '无',
  '未知',
  'unknown',
  'not available',
]);

export const isEmpty = (cell: string): boolean => empty.has(cell.trim().toLowerCase());

/** What was read, or why not. */
export type CellRead<T> = { ok: true; value: T } | { ok: false };

const no = { ok: false } as const;

export function readNumber(cell: string): CellRead<number> {
  const text = cell
    .normalize('NFKC')
    .replace(/[,\s]/g, '')
    .replace(/(周|篇|weeks?|w)$/i, '');
  if (!/^\d{1,9}(?:\.\d{1,6})?$/.test(text)) return no;
  return { ok: true, value: Number(text) };
}

export function readPercent(cell: string): CellRead<number> {
  const read = readNumber(cell.normalize('NFKC').replace(/%\s*$/, ''));
  return read.ok && read.value <= 100 ? read : no;
}

export function readYear(cell: string): CellRead<number> {
  const found = /(?:^|\D)((?:1[6-9]|20)\d{2})(?:\D|$)/.exec(cell);
  return found ? { ok: true, value: Number(found[1]) } : no;
}

export function readYes(cell: string): CellRead<boolean> {
  const text = cell.trim().toLowerCase();
  if (['yes', 'y', 'true', '1', '是', 'oa', '√', 'top'].includes(text)) return { ok: true, value: true };
  if (['no', 'n', 'false', '0', '否', '×'].includes(text)) return { ok: true, value: false };
  return no;
}

/** Yuan for one of each currency: rough, for comparing alone; pages show the amount itself beside it. */
const yuan: Record<string, number> = {
  ...{ CNY: 1, USD: 7.1, EUR: 7.8, GBP: 9.1, CHF: 8.1, JPY: 0.048, KRW: 0.0052, INR: 0.085 },
  ...{ AUD: 4.7, CAD: 5.2, BRL: 1.3, PLN: 1.8, SEK: 0.68, HKD: 0.91, TWD: 0.22, RUB: 0.075 },
};

const signs: Record<string, string> = {
  '¥': 'CNY',
  '￥': 'CNY',
  元: 'CNY',
  人民币: 'CNY',
  RMB: 'CNY',
  $: 'USD',
  美元: 'USD',
  '€': 'EUR',
  欧元: 'EUR',
  '£': 'GBP',
  英镑: 'GBP',
};

/** An amount with its currency, and an estimate in 分. */
export interface Money {
  amount: number;
  currency: string;
  fen: number;
}

export function readMoney(cell: string): CellRead<Money> {
  const text = cell.normalize('NFKC').toUpperCase().replace(/[,\s]/g, '');
  if (/^(免费|不收费|FREE|NO)$/.test(text))
    return { ok: true, value: { amount: 0, currency: 'CNY', fen: 0 } };
  const amount = /\d{1,9}(?:\.\d{1,2})?/.exec(text);
  if (!amount) return no;
  const rest = text.replace(amount[0], '');
  const currency = signs[rest] ?? (rest === '' ? 'CNY' : rest);
  const rate = yuan[currency];
  if (rate === undefined) return no;
  const value = Number(amount[0]);
  return { ok: true, value: { amount: value, currency, fen: Math.round(value * rate) * 100 } };
}

/** Several values in a cell. */
export function readList(cell: string, also = /(?!)/): string[] {
  const values = cell
    .split(/[;；|]/)
    .flatMap((one) => one.split(also))
    .map((one) => one.normalize('NFC').replace(/\s+/g, ' ').trim())
    .filter((one) => !isEmpty(one));
  return [...new Set(values)];
}

/** A rank among so many: `12/168`, `[12/168]`. */
export function readRank(cell: string): CellRead<{ rank: number; total: number }> {
  const found = /(\d{1,5})\s*\/\s*(\d{1,5})/.exec(cell);
  if (!found) return no;
  const [rank, total] = [Number(found[1]), Number(found[2])];
  return rank >= 1 && rank <= total ? { ok: true, value: { rank, total } } : no;
}

/** A 区 or a quartile: `1`, `1区`, `Q1`, `3 [168/495]`. */
export function readTier(cell: string): CellRead<number> {
  const found = /^[QB]?([1-4])(?:\s*区)?\s*(?:[[(].*)?$/i.exec(cell.normalize('NFKC').trim());
  return found ? { ok: true, value: Number(found[1]) } : no;
}
