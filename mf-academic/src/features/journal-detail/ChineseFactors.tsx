import { factor } from '../../journals/words';
import { type Edition, numberOf } from './editions';
import { Figures } from './Figures';

/** An edition of the factors of Chinese journals. */
export function ChineseFactors({ edition }: { edition: Edition }) {
  return (
    <Figures
      values={[
        [factor(numberOf(edition, 'cif')), '复合影响因子'],
        [factor(numberOf(edition, 'zif')), '综合影响因子'],
      ]}
    />
  );
}
