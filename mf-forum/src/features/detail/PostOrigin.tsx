import { Info } from 'lucide-react';
import styles from './PostArticle.module.css';

interface PostOriginProps {
  /** The author said that there is something in it that AI made; saying nothing is no statement. */
  aiFlag: boolean;
  /** What stands before it; empty for nothing. */
  views: string;
}

/** Below a post: what its author declared of it, and how it may be passed on. */
export function PostOrigin({ aiFlag, views }: PostOriginProps) {
  return (
    <p className={styles.ai}>
      <Info size={16} aria-hidden />
      {views && `${views} · `}
      {aiFlag && '作者声明：本文含 AI 生成内容。'}
      转载请注明作者与出处。
    </p>
  );
}
