import type { HelpList } from '@harbor/contract';
import styles from './Help.module.css';

const goTo = (id: number) => document.getElementById(`help-${id}`)?.scrollIntoView({ behavior: 'smooth' });

/** The way to a category further down. */
export function HelpChips({ list }: { list: HelpList }) {
  return (
    <ul className={styles.chips} aria-label="问题分类">
      {list.categories.map(({ id, title }) => (
        <li key={id}>
          <button type="button" className={styles.chip} onClick={() => goTo(id)}>
            {title}
          </button>
        </li>
      ))}
    </ul>
  );
}
