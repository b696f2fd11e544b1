import { usePage } from '@harbor/runtime';
import { Empty, ErrorBlock, PageSkeleton, Panel } from '@harbor/ui/desktop';
import { TitledPage } from '../../frame/TitledPage';
import { CategoryList } from './CategoryList';
import { useCategoryTree } from './useCategoryTree';

/** All categories, on the desktop. */
export function CategoriesPage() {
  const tree = useCategoryTree();
  usePage({ title: '全部分类', ready: !tree.isPending, crumbs: [{ title: '全部分类' }] });
  if (tree.isPending) return <PageSkeleton />;
  return (
    <TitledPage title="全部分类">
      <CategoryList tree={tree} kit={{ Panel, Empty, ErrorBlock }} />
    </TitledPage>
  );
}

export default CategoriesPage;
