import type { CatalogueCategory } from '@harbor/contract';
import { Tag } from '@harbor/ui/tag';
import { Plus } from 'lucide-react';
import styles from './CategoryList.module.css';

export interface CategoryListProps {
  list: CatalogueCategory[];
  chosen: number | undefined;
  onChoose: (id: number | undefined) => void;
  onNew: () => void;
}

/** The categories in their order, each with how many of its services are on the shelf. */
export function CategoryList({ list, chosen, onChoose, onNew }: CategoryListProps) {
  const total = list.reduce((sum, { on_shelf }) => sum + on_shelf, 0);
  return (
    <nav className={styles.card} aria-label="服务分类">
      <div className={styles.head}>
        <h2>分类</h2>
        <button type="button" className={styles.add} onClick={onNew}>
          <Plus size={15} aria-hidden />
          新建分类
        </button>
      </div>
      <ul className={styles.list}>
        <li>
          <button
            type="button"
            className={styles.entry}
            aria-pressed={chosen === undefined}
            onClick={() => onChoose(undefined)}
          >
            <span className={styles.name}>全部分类</span>
            <span className={styles.count}>{total}</span>
          </button>
        </li>
        {list.map(({ id, title, hidden, on_shelf }) => (
          <li key={id}>
            <button
              type="button"
              className={styles.entry}
              aria-pressed={id === chosen}
              onClick={() => onChoose(id)}
            >
              <span className={styles.name}>{title}</span>
              {hidden ? <Tag>隐藏</Tag> : null}
              <span className={styles.count}>{on_shelf}</span>
            </button>
          </li>
        ))}
      </ul>
    </nav>
  );
}
