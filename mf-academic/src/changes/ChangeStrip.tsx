import type { JournalChange } from '@harbor/contract';
import { changesPath } from '@harbor/contract/journal-changes';
import { Link, useQuery } from '@harbor/runtime';
import { Bone, formatDate } from '@harbor/ui';
import { onPhone } from '@harbor/ui/kit';
import { Tag } from '@harbor/ui/tag';
import { Bell, ChevronRight } from 'lucide-react';
import { journalPath } from '../journals/place';
import { counted } from '../journals/words';
import { ChangeFlow } from './ChangeFlow';
import styles from './ChangeStrip.module.css';
import { recentChanges } from './queries';
import { editionWords, toneOf } from './words';

/** Room of the strip, kept while it is on its way. */
const stripHeight = onPhone ? 178 : 138;

function One({ change }: { change: JournalChange }) {
  const { journal, kind, kind_text, title, source } = change;
  return (
    <li>
      <Link className={styles.one} to={journalPath(journal.id)}>
        <Tag tone={toneOf(kind)}>{kind_text}</Tag>
        <b className={styles.name}>{journal.name}</b>
        <span className={styles.flow}>
          <ChangeFlow change={change} short />
        </span>
        <span className={styles.from}>{editionWords(change) || title || source}</span>
      </Link>
    </li>
  );
}

/** The latest changes of journals that matter, a journal each. Nothing at all where there are none. */
export function ChangeStrip({ className = '' }: { className?: string | undefined }) {
  const { data, isPending } = useQuery(recentChanges());
  if (isPending)
    return (
      <div className={className}>
        <Bone height={stripHeight} radius={12} />
      </div>
    );
  if (!data || data.data.length === 0) return null;
  const demo = data.data.some(({ journal }) => journal.is_demo);
  return (
    <section className={`${styles.strip} ${className}`} aria-label="期刊变动">
      <div className={styles.head}>
        <h2 className={styles.title}>
          <Bell size={17} aria-hidden />
          期刊变动
        </h2>
        <p className={styles.when}>
          {data.at ? <span>{formatDate(data.at)} 更新</span> : null}
          {demo ? <Tag tone="gold">演示数据</Tag> : null}
        </p>
        <Link className={styles.all} to={changesPath}>
          全部 {counted(data.total)} 条
          <ChevronRight size={14} aria-hidden />
        </Link>
      </div>
      <ul className={styles.list}>
        {data.data.map((change) => (
          <One key={change.id} change={change} />
        ))}
      </ul>
    </section>
  );
}
