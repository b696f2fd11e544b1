import type { WithholdingRule } from '@harbor/contract/withholding';
import type { Db } from '../../../db/connect';
import { chosenIn, chosenNow } from '../../../site-settings/read';
import type { FixedKey } from '../../../site-settings/table';

const yuan = 100;

/** What holds for income now, as the team has set it. */
export interface IncomeRules {
  frozenDays: number;
  /** The smallest withdrawal, in 分. */
  minFen: number;
  answerDays: number;
  tax: WithholdingRule;
}

/** The rules of income as they are now; in a transaction, as that sees them. */
export async function incomeRules(db: Db): Promise<IncomeRules> {
  const { chosen } = await chosenNow(db);
  const of = (key: FixedKey) => chosenIn(chosen, key);
  return {
    frozenDays: of('income.frozen'),
    minFen: of('income.least') * yuan,
    answerDays: of('income.answer'),
    tax: {
      free_fen: of('income.tax_free') * yuan,
      small_fen: of('income.tax_small') * yuan,
      off_percent: of('income.tax_off'),
      bands: [
        { up_to_fen: of('income.tax_first') * yuan, percent: of('income.tax_first_rate'), quick_fen: 0 },
        {
          up_to_fen: of('income.tax_second') * yuan,
          percent: of('income.tax_second_rate'),
          quick_fen: of('income.tax_second_quick') * yuan,
        },
        {
          up_to_fen: null,
          percent: of('income.tax_third_rate'),
          quick_fen: of('income.tax_third_quick') * yuan,
        },
      ],
    },
  };
}

const day = 86_400_000;

/** So many days later. */
export const daysAfter = (at: Date, days: number): Date => new Date(at.getTime() + days * day);
