import type { JournalDetail } from '@harbor/contract';
import { Link } from '@harbor/runtime';
import { Panel } from '@harbor/ui/desktop';
import { Heart } from 'lucide-react';
import { Keeping } from '../../journals/Keeping';
import { minePath } from '../../journals/place';
import { useHeart } from '../../journals/useHeart';
import box from './Box.module.css';
import styles from './CollectBox.module.css';

/** One's own group and note of a journal; before it is among the favourites, what that gives. */
export function CollectBox({ journal }: { journal: JournalDetail }) {
  const heart = useHeart(journal);
  return (
    <Panel className={box.box}>
      <div className={styles.head}>
        <h2 className={box.title}>
          <Heart size={17} aria-hidden className={styles.heart} />
          我的收藏
        </h2>
        {journal.collected ? <Link to={minePath}>全部</Link> : null}
      </div>
      {journal.collected ? (
        <Keeping journal={journal} />
      ) : (
        <>
          <p className={styles.says}>收藏后可以放进分组，写只有自己看得到的备注。</p>
          <button type="button" className={styles.collect} disabled={heart.waits} onClick={heart.toggle}>
            收藏此刊
          </button>
        </>
      )}
    </Panel>
  );
}
