import { Info } from 'lucide-react';
import styles from './Origin.module.css';
import type { Article } from './useArticle';

type OriginProps = Pick<Article, 'is_original' | 'source' | 'source_url'>;

/** Whose an article is, and how it may be passed on. */
export function Origin({ is_original, source, source_url }: OriginProps) {
  return (
    <p className={styles.origin}>
      <Info size={16} aria-hidden />
      <span>
        {is_original
          ? '原创内容，转载请注明作者与出处，并保留更正说明。'
          : `转载自${source || '原作者'}，版权归原作者所有；如有不当请联系我们处理。`}
        {source_url ? (
          <a href={source_url} target="_blank" rel="nofollow noopener noreferrer">
            {is_original ? '参考资料' : '阅读原文'}
          </a>
        ) : null}
      </span>
    </p>
  );
}
