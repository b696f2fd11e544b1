import { PostText } from '@harbor/ui/post';
import { lazy, Suspense, useCallback, useState } from 'react';
import styles from './ArticleText.module.css';

/** Its files come when somebody opens a picture. */
const PictureViewer = lazy(async () => ({ default: (await import('./PictureViewer')).PictureViewer }));

interface ArticleTextProps {
  html: string;
}

interface Seen {
  addresses: string[];
  at: number;
}

/** The text of an article; its pictures open large. */
export function ArticleText({ html }: ArticleTextProps) {
  const [seen, setSeen] = useState<Seen>();
  const [open, setOpen] = useState(false);
  const show = useCallback((addresses: string[], at: number) => {
    setSeen({ addresses, at });
    setOpen(true);
  }, []);
  return (
    <>
      <PostText html={html} className={styles.text} onPicture={show} />
      {seen ? (
        <Suspense fallback={null}>
          <PictureViewer {...seen} open={open} onClose={() => setOpen(false)} />
        </Suspense>
      ) : null}
    </>
  );
}
