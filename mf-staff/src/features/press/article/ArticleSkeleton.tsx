import { Bone, Waiting } from '@harbor/ui';
import styles from './ArticleEditor.module.css';

/** The page before its article is there. */
export function ArticleSkeleton() {
  return (
    <Waiting className={styles.waiting}>
      <Bone height={36} width={320} />
      <div className={styles.columns}>
        <Bone height={720} radius={12} />
        <Bone height={420} radius={12} />
      </div>
    </Waiting>
  );
}
