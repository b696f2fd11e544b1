import { Link, useQuery } from '@harbor/runtime';
import { Bone, Waiting } from '@harbor/ui';
import { LayoutGrid } from 'lucide-react';
import { listPath } from '../../goods/filters';
import { indexGoods } from '../../goods/queries';
import styles from './CategoryGrid.mobile.module.css';
import { categoryIcon } from './categoryIcon';

/** The categories as two rows of icons, with 全部服务 at the end. */
export function CategoryGrid() {
  const index = useQuery(indexGoods());
  if (index.isError) return null;
  if (!index.data) {
    return (
      <Waiting>
        <div className={styles.grid}>
          {[1, 2, 3, 4, 5, 6, 7, 8].map((n) => (
            <span key={n} className={styles.item}>
              <Bone width={46} height={46} radius={14} />
              <Bone width={48} height={12} />
            </span>
          ))}
        </div>
      </Waiting>
    );
  }
  return (
    <nav className={styles.grid} aria-label="服务分类">
      {index.data.categories.map((category) => {
        const Icon = categoryIcon(category.id);
        return (
          <Link key={category.id} className={styles.item} to={listPath({ category: category.id })}>
            <span className={styles.tile}>
              <Icon size={25} strokeWidth={1.6} aria-hidden />
            </span>
            {category.title}
          </Link>
        );
      })}
      <Link className={styles.item} to="/productservice/">
        <span className={styles.all}>
          <LayoutGrid size={25} strokeWidth={1.6} aria-hidden />
        </span>
        全部服务
      </Link>
    </nav>
  );
}
