import type { DataOf } from '@harbor/contract';
import { Link, navigate } from '@harbor/runtime';
import { Checkbox } from '@harbor/ui/kit';
import { type JournalPlace, listsPath, moved, placePath } from '../../journals/place';
import styles from './RecognisedChoice.module.css';

interface RecognisedChoiceProps {
  place: JournalPlace;
  /** The recognised list that is laid over the journals; undefined while they are looked for. */
  list: DataOf<'GET /magazine/list'>['list'] | undefined;
}

/** Narrows the list to what one's recognised list names; to whoever has none it says so where an address asks for that. */
export function RecognisedChoice({ place, list }: RecognisedChoiceProps) {
  if (list === undefined || (list === null && !place.recognised)) return null;
  if (list === null)
    return (
      <p className={styles.note}>
        只看认可的期刊需要先<Link to={listsPath}>选择认可目录</Link>
      </p>
    );
  return (
    <span className={styles.choice} title={list.title}>
      <Checkbox
        checked={place.recognised === true}
        onChange={(only) => navigate(placePath(moved(place, { recognised: only || undefined })))}
      >
        只看我校认可
      </Checkbox>
    </span>
  );
}
