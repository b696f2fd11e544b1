import type { JournalDetail } from '@harbor/contract';
import { Link } from '@harbor/runtime';
import { Panel } from '@harbor/ui/desktop';
import { Heart } from 'lucide-react';
import { Keeping } from '../../journals/Keeping';
import { minePath } from '../../journals/place';
import box from './Box.module.css';
import styles from './CollectBox.module.css';

/** One's own group and note of a journal, once it is among the favourites. */
export function CollectBox({ journal }: { journal: JournalDetail }) {
  if (!journal.collected) return null;
  return (
    <Panel className={box.box}>
      <div className={styles.head}>
        <h2 className={box.title}>
          <Heart size={17} aria-hidden className={styles.heart} />
          我的收藏
        </h2>
        <Link to={minePath}>全部</Link>
      </div>
      <Keeping journal={journal} />
    </Panel>
  );
}
