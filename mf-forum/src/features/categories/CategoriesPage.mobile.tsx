import { usePage } from '@harbor/runtime';
import { HiddenTitle } from '@harbor/ui/heading';
import { Empty, ErrorBlock, ListSkeleton, Panel } from '@harbor/ui/mobile';
import styles from './CategoriesPage.module.css';
import { CategoryList } from './CategoryList';
import { useCategoryTree } from './useCategoryTree';

/** All categories, on the phone. */
export function CategoriesPage() {
  const tree = useCategoryTree();
  usePage({ title: '全部分类', ready: !tree.isPending });
  if (tree.isPending) return <ListSkeleton />;
  return (
    <div className={styles.page}>
      <HiddenTitle>全部分类</HiddenTitle>
      <CategoryList tree={tree} kit={{ Panel, Empty, ErrorBlock }} />
    </div>
  );
}

export default CategoriesPage;
