import { Link } from '@harbor/runtime';
import { Search } from 'lucide-react';
import { type GoodsFilters, writeFilters } from '../../goods/filters';
import styles from './SearchField.mobile.module.css';

interface SearchFieldProps {
  filters: GoodsFilters;
  placeTitle: string;
}

/** Looks like a field and leads to the page that is one, where history and suggestions are. */
export function SearchField({ filters, placeTitle }: SearchFieldProps) {
  const { category, keyword } = filters;
  const kept = writeFilters({ category, keyword, sort: 'default', page: 1 }).toString();
  const hint = `在“${placeTitle}”中搜索`;
  return (
    <Link
      className={styles.search}
      to={kept ? `/search/?${kept}` : '/search/'}
      aria-label={keyword ? `${hint}：${keyword}` : hint}
    >
      <Search size={20} aria-hidden />
      <span className={keyword ? styles.keyword : undefined}>{keyword || hint}</span>
    </Link>
  );
}
