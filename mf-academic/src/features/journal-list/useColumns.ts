import { navigate, useOwn } from '@harbor/runtime';
import { type ColumnKey, keepColumns, keptColumns, usualColumns } from '../../journals/columns';
import { type JournalPlace, placePath } from '../../journals/place';

/** The columns of the table: those of the address, else those that somebody chose here before, else the usual ones. */
export function useColumns(place: JournalPlace) {
  const kept = useOwn(keptColumns, undefined);
  const shown: readonly ColumnKey[] = place.cols ?? kept ?? usualColumns;
  return {
    shown,
    choose: (cols: ColumnKey[]) => {
      keepColumns(cols);
      navigate(placePath({ ...place, cols }), { replace: true });
    },
  };
}
