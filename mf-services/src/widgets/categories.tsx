import { platform } from '@harbor/runtime';
import { lazy } from 'react';

const CategoryCards = lazy(async () => ({
  default: (await import('../features/categories/CategoryCards')).CategoryCards,
}));
const CategoryGrid = lazy(async () => ({
  default: (await import('../features/categories/CategoryGrid.mobile')).CategoryGrid,
}));

/** The service categories, for the home page. */
export default function Categories() {
  return platform === 'mobile' ? <CategoryGrid /> : <CategoryCards />;
}
