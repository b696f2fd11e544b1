import { usePage } from '@harbor/runtime';
import { Empty, ErrorBlock, PageSkeleton, Panel } from '@harbor/ui/desktop';
import styles from './CategoriesPage.module.css';
import { CategoryList } from './CategoryList';
import { useCategoryTree } from './useCategoryTree';

/** All categories, on the desktop. */
export function CategoriesPage() {
  const tree = useCategoryTree();
  usePage({ title: '全部分类', ready: !tree.isPending, crumbs: [{ title: '全部分类' }] });
  if (tree.isPending) return <PageSkeleton />;
  return (
    <div className={styles.page}>
      <h1 className={styles.title}>全部分类</h1>
      <CategoryList tree={tree} kit={{ Panel, Empty, ErrorBlock }} />
    </div>
  );
}

export default CategoriesPage;
