import {
  type JournalChangeKind,
  journalChangeKeys,
  journalChangeKinds,
} from '@harbor/contract/journal-changes';
import { Link } from '@harbor/runtime';
import { useCurrentInSight } from '@harbor/ui/kit';
import styles from './KindBar.module.css';
import { changesAt } from './place';

interface KindBarProps {
  own: boolean;
  current: JournalChangeKind | undefined;
}

/** Kinds of changes as ways: everything, or one of them. */
export function KindBar({ own, current }: KindBarProps) {
  const kinds = [undefined, ...journalChangeKeys];
  const strip = useCurrentInSight(current ?? 'all');
  return (
    <nav ref={strip} className={styles.kinds} aria-label="变动类型">
      {kinds.map((kind) => (
        <Link
          key={kind ?? 'all'}
          to={changesAt(own, { kind })}
          className={kind === current ? styles.on : styles.kind}
          aria-current={kind === current ? 'true' : undefined}
        >
          {kind ? journalChangeKinds[kind].title : '全部类型'}
        </Link>
      ))}
    </nav>
  );
}
