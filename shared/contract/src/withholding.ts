/**
 * What is withheld of a payment for labour (劳务报酬所得), for the server, which decides, and for the page, which shows it
 * while an amount is typed.
 *
 * The rule is 《个人所得税扣缴申报管理办法（试行）》, 国家税务总局公告2018年第61号, articles 8 and 9 with table 2 of its annex: of a
 * payment up to 4,000 yuan 800 yuan are deducted, of a larger one 20 %; what is left is taxed at 20 % up to 20,000 yuan, 30 %
 * less 2,000 yuan up to 50,000, 40 % less 7,000 yuan above. Its numbers are settings of the site (`income.tax_*`).
 */
export interface WithholdingRule {
  /** Taken off a small payment before tax, in 分; a payment of no more bears none. */
  free_fen: number;
  /** Up to this payment it is `free_fen` that is taken off, in 分. */
  small_fen: number;
  /** Taken off a larger payment, in percent. */
  off_percent: number;
  /** By taxable amount, the smallest first; `up_to_fen` null for the last. */
  bands: { up_to_fen: number | null; percent: number; quick_fen: number }[];
}

export interface Withheld {
  tax_fen: number;
  net_fen: number;
  /** How it was reckoned, for people; empty without tax. */
  formula: string;
}

const yuan = (fen: number): string =>
  (fen / 100).toLocaleString('en', {
    minimumFractionDigits: fen % 100 === 0 ? 0 : 2,
    maximumFractionDigits: 2,
  });
const exact = (fen: number): string => (fen / 100).toLocaleString('en', { minimumFractionDigits: 2 });

/** The tax of a payment in 分, rounded to the 分. */
export function withhold(rule: WithholdingRule, amountFen: number): Withheld {
  const small = amountFen <= rule.small_fen;
  const taxable = small
    ? Math.max(0, amountFen - rule.free_fen)
    : Math.round((amountFen * (100 - rule.off_percent)) / 100);
  const band =
    rule.bands.find(({ up_to_fen }) => up_to_fen === null || taxable <= up_to_fen) ?? rule.bands.at(-1);
  if (taxable === 0 || !band) return { tax_fen: 0, net_fen: amountFen, formula: '' };
  const tax = Math.max(0, Math.round((taxable * band.percent) / 100) - band.quick_fen);
  const base = small
    ? `（${exact(amountFen)} − ${yuan(rule.free_fen)}）`
    : `${exact(amountFen)} ×（1 − ${rule.off_percent}%）`;
  const quick = band.quick_fen > 0 ? ` − ${yuan(band.quick_fen)}` : '';
  return {
    tax_fen: tax,
    net_fen: amountFen - tax,
    formula: `劳务报酬：${base}× ${band.percent}%${quick}`,
  };
}
