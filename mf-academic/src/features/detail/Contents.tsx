import { Panel } from '@harbor/ui/desktop';
import type { RefObject } from 'react';
import box from '../../parts/Box.module.css';
import styles from './Contents.module.css';
import { ContentsList } from './ContentsList';
import { type Heading, useReading } from './useReading';

interface ContentsProps {
  headings: readonly Heading[];
  /** The article that is being read. */
  article: RefObject<HTMLElement | null>;
}

/** The contents of an article at its side, with how far it has been read. */
export function Contents({ headings, article }: ContentsProps) {
  const { percent, at } = useReading(article, headings);
  if (headings.length === 0) return null;
  return (
    <Panel className={box.box}>
      <div className={box.head}>
        <h2 className={box.title}>目录</h2>
        <span className={styles.read}>读到 {percent}%</span>
      </div>
      <div className={styles.track} aria-hidden="true">
        <i style={{ transform: `scaleX(${percent / 100})` }} />
      </div>
      <nav aria-label="文章目录">
        <ContentsList headings={headings} at={at} />
      </nav>
    </Panel>
  );
}
