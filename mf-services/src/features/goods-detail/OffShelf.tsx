import { Link } from '@harbor/runtime';
import { listPath } from '../../goods/filters';
import styles from './OffShelf.module.css';

interface OffShelfProps {
  categoryId: number;
  categoryTitle: string;
}

/** In place of the buy button of a service that is no longer sold. */
export function OffShelf({ categoryId, categoryTitle }: OffShelfProps) {
  return (
    <div className={styles.box} role="note">
      <p>
        <strong>已下架</strong>
        说明仍可查看，已购买的订单不受影响。
      </p>
      <Link to={listPath({ category: categoryId })}>看看其他{categoryTitle}服务</Link>
    </div>
  );
}
