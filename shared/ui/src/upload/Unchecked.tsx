import type { StoredFile } from '@harbor/contract';
import styles from './FileParts.module.css';

/** What the check of a file could not look into, for whoever is about to open it; nothing where all was. */
export function Unchecked({ file: { unchecked = [] } }: { file: Pick<StoredFile, 'unchecked'> }) {
  if (unchecked.length === 0) return null;
  return <em className={styles.unchecked}>未检查：{unchecked.join('、')}，打开前请确认来源</em>;
}
