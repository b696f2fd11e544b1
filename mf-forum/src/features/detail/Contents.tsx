import { Panel } from '@harbor/ui/desktop';
import styles from './Contents.module.css';
import type { Heading } from './useHeadings';

/** From so many headings on, a text has contents. */
const fewest = 2;

/** The headings of a long text, to jump to. */
export function Contents({ headings }: { headings: Heading[] }) {
  if (headings.length < fewest) return null;
  return (
    <Panel>
      <h2 className={styles.title}>目录</h2>
      <ul className={styles.list}>
        {headings.map(({ n, element }) => (
          <li key={n}>
            <button
              type="button"
              className={element.tagName === 'H3' ? styles.below : styles.jump}
              onClick={() => element.scrollIntoView({ behavior: 'smooth', block: 'start' })}
            >
              {element.textContent}
            </button>
          </li>
        ))}
      </ul>
    </Panel>
  );
}
