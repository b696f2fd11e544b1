import type { DataOf, JournalChange } from '@harbor/contract';
import { Link } from '@harbor/runtime';
import { formatDate } from '@harbor/ui';
import { Tag } from '@harbor/ui/tag';
import { JournalCover } from '../journals/JournalCover';
import { journalPath } from '../journals/place';
import { ChangeFlow } from './ChangeFlow';
import styles from './ChangeItem.module.css';
import { editionWords, toneOf } from './words';

type Own = Pick<DataOf<'GET /magazine/changes/mine'>['data'][number], 'fresh' | 'why'>;

interface ChangeItemProps {
  change: JournalChange;
  /** Where the list is one's own: whether it is new, and why it is there. */
  own?: Own;
}

/** One change of a journal: old and new with edition, source and day. */
export function ChangeItem({ change, own }: ChangeItemProps) {
  const { journal, kind, kind_text, title, source, at } = change;
  return (
    <article className={own?.fresh ? `${styles.item} ${styles.fresh}` : styles.item}>
      <JournalCover id={journal.id} subject={journal.subject} width={40} />
      <div className={styles.words}>
        <p className={styles.head}>
          <Link className={styles.name} to={journalPath(journal.id)}>
            {journal.name}
          </Link>
          {own?.fresh ? <Tag tone="alert">新</Tag> : null}
          {journal.is_demo ? <Tag tone="gold">演示数据</Tag> : null}
        </p>
        <p className={styles.change}>
          <Tag tone={toneOf(kind)}>{kind_text}</Tag>
          <span className={styles.title}>{title}：</span>
          <ChangeFlow change={change} />
        </p>
        <p className={styles.meta}>
          {[editionWords(change), source && `来源：${source}`, formatDate(at)].filter(Boolean).map((said) => (
            <span key={said}>{said}</span>
          ))}
          {own && own.why.length > 0 ? (
            <span className={styles.why}>因为：{own.why.map((one) => one.title).join('、')}</span>
          ) : null}
        </p>
      </div>
    </article>
  );
}
