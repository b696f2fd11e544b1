import { CarriedNote } from '../../journals/CarriedNote';
import { useCarriedJournal } from '../../journals/useCarriedJournal';
import { asList } from './fields/controlProps';
import type { OrderFormState } from './useOrderForm';

/** Puts the journal that the address brings along into the form's field for journals, where there is room. */
export function CarriedJournal({ state }: { state: OrderFormState }) {
  const taken = useCarriedJournal((words) => {
    const field = state.schema.sections
      .flatMap(({ fields }) => fields)
      .find(({ kind }) => kind === 'journals');
    if (!field) return undefined;
    const chosen = asList(state.answers[field.key]);
    if (chosen.includes(words)) return field.label;
    // One that was written there before is not thrown out.
    if (chosen.length >= (field.max ?? 100)) return undefined;
    state.set(field.key, [...chosen, words]);
    return field.label;
  });
  return <CarriedNote taken={taken} />;
}
