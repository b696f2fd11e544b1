import { usePage } from '@harbor/runtime';
import { ListSkeleton, onPhone, PageSkeleton } from '@harbor/ui/kit';
import { TitledPage } from '../../frame/TitledPage';
import { CategoryList } from './CategoryList';
import { useCategoryTree } from './useCategoryTree';

/** All categories. */
export function CategoriesPage() {
  const tree = useCategoryTree();
  usePage({ ready: !tree.isPending });
  if (tree.isPending) return onPhone ? <ListSkeleton /> : <PageSkeleton />;
  return (
    <TitledPage title="全部分类">
      <CategoryList tree={tree} />
    </TitledPage>
  );
}

export default CategoriesPage;
