import type { GoodsDetail } from '@harbor/contract';
import { AmountField } from '../../goods/AmountField.mobile';
import type { Selection } from '../../goods/selection';
import styles from './SpecChoice.mobile.module.css';
import { SpecList } from './SpecList.mobile';
import type { BuyErrors } from './useBuyForm';

interface SpecChoiceProps {
  goods: GoodsDetail;
  selection: Selection;
  onSelect: (next: Selection) => void;
  errors: BuyErrors;
}

/** The level of a service and, where its price is fixed, how much of it, each with what is wrong there. */
export function SpecChoice({ goods, selection, onSelect, errors }: SpecChoiceProps) {
  return (
    <>
      <SpecList goods={goods} selection={selection} onChange={onSelect} />
      {errors.spec_id && (
        <p className={styles.error} role="alert">
          {errors.spec_id}
        </p>
      )}
      {goods.price_mode !== 3 && (
        <AmountField
          goods={goods}
          selection={selection}
          onChange={onSelect}
          error={errors.words ?? errors.quantity}
        />
      )}
    </>
  );
}
