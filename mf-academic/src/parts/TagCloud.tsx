import type { PressTag } from '@harbor/contract';
import { Link } from '@harbor/runtime';
import { tagPath } from '../press/place';
import styles from './TagCloud.module.css';

interface TagCloudProps {
  tags: readonly PressTag[];
  /** The one whose page this is. */
  current?: number | undefined;
}

/** How a tag stands among the others by the number of its articles: the first two, the next ones, the rest. */
function sizeOf(place: number): string {
  if (place < 2) return styles.large ?? '';
  return (place < 6 ? styles.middle : '') ?? '';
}

/** Tags with how many articles bear them; the more, the larger. */
export function TagCloud({ tags, current }: TagCloudProps) {
  const byCount = [...tags].sort((a, b) => b.press_count - a.press_count);
  return (
    <ul className={styles.cloud}>
      {tags.map((tag) => (
        <li key={tag.id}>
          <Link
            to={tagPath(tag.id)}
            className={`${styles.tag} ${sizeOf(byCount.indexOf(tag))} ${tag.id === current ? styles.on : ''}`}
            aria-current={tag.id === current ? 'page' : undefined}
          >
            {tag.title} {tag.press_count}
          </Link>
        </li>
      ))}
    </ul>
  );
}
