import type { DataOf } from '@harbor/contract';
import { Link, navigate } from '@harbor/runtime';
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
    <label className={styles.choice} title={list.title}>
      <input
        type="checkbox"
        checked={place.recognised === true}
        onChange={({ target }) =>
          navigate(placePath(moved(place, { recognised: target.checked || undefined })))
        }
      />
      只看我校认可
    </label>
  );
}
