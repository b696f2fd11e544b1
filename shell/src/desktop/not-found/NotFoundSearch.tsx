import { siteSearchPath } from '@harbor/contract/site-search-kinds';
import { navigate } from '@harbor/runtime';
import { Input } from 'antd';
import styles from './NotFoundSearch.module.css';

/** Perhaps they were looking for a service. */
export function NotFoundSearch() {
  return (
    <search className={styles.search}>
      <Input.Search
        size="large"
        placeholder="搜索服务，例如“润色”“返修”"
        aria-label="搜索服务"
        maxLength={50}
        onSearch={(keyword) => navigate(siteSearchPath('service', keyword))}
      />
    </search>
  );
}
