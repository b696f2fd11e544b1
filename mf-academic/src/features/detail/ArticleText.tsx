import { useLargePictures } from '@harbor/ui/picture-viewer';
import { PostText } from '@harbor/ui/post';
import styles from './ArticleText.module.css';
import parts from './TextParts.module.css';

interface ArticleTextProps {
  html: string;
}

/** The text of an article; its pictures open large. */
export function ArticleText({ html }: ArticleTextProps) {
  const { show, viewer } = useLargePictures();
  return (
    <>
      <PostText html={html} className={`${parts.text} ${styles.text}`} onPicture={show} />
      {viewer}
    </>
  );
}
