import { StateBlock } from '@harbor/ui';
import { Sheet } from '../../../frames/info/Sheet';
import styles from './Help.module.css';
import { ToPeople } from './ToPeople';

/** No question fits: other words, or people. */
export function NothingFound({ asked, onClear }: { asked: string; onClear: () => void }) {
  return (
    <Sheet>
      <StateBlock
        scene="empty"
        title={`没有找到与“${asked}”相关的问题`}
        description="换个说法试试，或者直接问客服"
        action={<ToPeople />}
      />
      <p className={styles.centre}>
        <button type="button" className={styles.text} onClick={onClear}>
          查看全部问题
        </button>
      </p>
    </Sheet>
  );
}
