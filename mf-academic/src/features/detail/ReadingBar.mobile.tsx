import { BarButton, BottomBar, Sheet } from '@harbor/ui/mobile';
import { List, Share2 } from 'lucide-react';
import { type RefObject, useState } from 'react';
import { countWords } from '../../press/words';
import { ContentsList } from './ContentsList';
import styles from './ReadingBar.mobile.module.css';
import { share } from './share';
import type { Article } from './useArticle';
import { useMarks } from './useMarks';
import { useReading } from './useReading';

interface ReadingBarProps {
  article: Article;
  /** Where it stands in the page. */
  place: RefObject<HTMLElement | null>;
}

/** How far an article has been read, at the top; its contents, and what can be done about it, at the foot. */
export function ReadingBar({ article, place }: ReadingBarProps) {
  const { headings } = article;
  const { percent, at } = useReading(place, headings);
  const [open, setOpen] = useState(false);
  const marks = useMarks(article);
  return (
    <>
      <div className={styles.track} aria-hidden="true">
        <i style={{ transform: `scaleX(${percent / 100})` }} />
      </div>
      <BottomBar label="目录、赞、收藏与分享">
        {headings.length > 0 ? (
          <button type="button" className={styles.contents} onClick={() => setOpen(true)}>
            <List size={18} aria-hidden />
            目录 {Math.max(0, at) + 1}/{headings.length}
          </button>
        ) : null}
        <span className={styles.room} />
        {marks.map(({ key, word, Icon, on, count, waits, toggle }) => (
          <BarButton key={key} on={on} aria-pressed={on} disabled={waits} onClick={toggle}>
            <Icon size={22} aria-hidden />
            {word} {countWords(count)}
          </BarButton>
        ))}
        <BarButton onClick={() => void share(article)}>
          <Share2 size={22} aria-hidden />
          分享
        </BarButton>
      </BottomBar>
      <Sheet open={open} title={`目录 · 读到 ${percent}%`} onClose={() => setOpen(false)}>
        <ContentsList headings={headings} at={at} onJump={() => setOpen(false)} />
      </Sheet>
    </>
  );
}
