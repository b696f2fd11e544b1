import { LiveLink } from '@harbor/runtime';
import { Search } from 'lucide-react';
import styles from './SearchLink.module.css';

/** Looks like a search field and leads to the page that is one. */
export function SearchLink() {
  return (
    <LiveLink to="/search/" className={styles.link}>
      <Search size={20} aria-hidden />
      搜索服务、期刊、头条与帖子
    </LiveLink>
  );
}
