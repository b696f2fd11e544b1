import { Link } from '@harbor/runtime';
import { Bone, Cover, formatWhen, Waiting } from '@harbor/ui';
import { Panel, Section } from '@harbor/ui/mobile';
import { ChevronRight } from 'lucide-react';
import { ArticleRow } from '../../press/ArticleRow.mobile';
import { frontPath } from '../../press/frontPath';
import { articlePath } from '../../press/place';
import { countWords, fromWhom } from '../../press/words';
import styles from './Headlines.mobile.module.css';
import { useHeadlines } from './useHeadlines';

/** The headlines on the phone's home page: one large, three below it. */
export function Headlines() {
  const { isPending, top, others } = useHeadlines();
  if (isPending)
    return (
      <Waiting className={styles.waiting}>
        <Bone height={660} radius={12} />
      </Waiting>
    );
  if (!top) return null;
  return (
    <Panel padding="none" className={styles.card}>
      <Section
        title="学术头条"
        extra={
          <Link to={frontPath} className={styles.all}>
            全部
            <ChevronRight size={16} aria-hidden />
          </Link>
        }
      >
        <Link to={articlePath(top.id)} className={styles.top}>
          <Cover src={top.cover} className={styles.large} />
          <strong className={styles.first}>{top.title}</strong>
          <span className={styles.meta}>
            {fromWhom(top)} · {formatWhen(top.published_at)} · {countWords(top.views)} 次阅读
          </span>
        </Link>
        <div className={styles.rows}>
          {others.map((article) => (
            <ArticleRow key={article.id} article={article} />
          ))}
        </div>
      </Section>
    </Panel>
  );
}
