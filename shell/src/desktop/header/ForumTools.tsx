import { atoms, prefetchPage, useCurrentRoute, useSetAtom, Widget } from '@harbor/runtime';
import { PenLine } from 'lucide-react';
import styles from './ForumTools.module.css';

const writingPage = '/sendpost';

interface ForumToolsProps {
  /** The search has the menu's room. */
  wide: boolean;
}

/** On forum pages: the search, which the forum itself brings along, and 发帖, which opens the dialog for writing. */
export function ForumTools({ wide }: ForumToolsProps) {
  const openWriting = useSetAtom(atoms.sendPostVisible);
  const writing = useCurrentRoute()?.route.path === writingPage;
  return (
    <div className={wide ? `${styles.tools} ${styles.wide}` : styles.tools}>
      <div className={styles.search}>
        <Widget remote="mf-forum" name="header-search" loading={<div className={styles.place} />} />
      </div>
      {writing ? null : (
        <button
          type="button"
          className={styles.post}
          onClick={() => openWriting(true)}
          // The page for writing is made of the same files as the dialog.
          onPointerEnter={() => prefetchPage(writingPage)}
        >
          <PenLine size={16} aria-hidden />
          发帖
        </button>
      )}
    </div>
  );
}
