import { Link } from '@harbor/runtime';
import { Bone, Cover, formatWhen, Waiting } from '@harbor/ui';
import { Panel, Section } from '@harbor/ui/desktop';
import { Tag } from '@harbor/ui/tag';
import { ChevronRight } from 'lucide-react';
import { Collects, Views } from '../../press/Facts';
import { frontPath } from '../../press/frontPath';
import { articlePath } from '../../press/place';
import { fromWhom, readWords } from '../../press/words';
import styles from './Headlines.module.css';
import { useHeadlines } from './useHeadlines';

/** The headlines on the desktop's home page: one large, three beside it, and what is short. */
export function Headlines() {
  const { isPending, top, others, rest } = useHeadlines();
  if (isPending)
    return (
      <Waiting>
        <Bone height={466} radius={12} />
      </Waiting>
    );
  if (!top) return null;
  return (
    <Panel className={styles.card}>
      <Section
        size="part"
        title="学术头条"
        description="政策、期刊与方法，每天上午更新"
        extra={
          <Link to={frontPath} className={styles.all}>
            更多头条
            <ChevronRight size={14} aria-hidden />
          </Link>
        }
      >
        <div className={styles.columns}>
          <Link to={articlePath(top.id)} className={styles.top}>
            <Cover src={top.cover} className={styles.large} />
            <span className={styles.line}>
              {top.tags[0] ? <Tag tone="primary">{top.tags[0].title}</Tag> : null}
              <span>
                {fromWhom(top)} · {formatWhen(top.published_at)}
              </span>
            </span>
            <strong className={styles.first}>{top.title}</strong>
            <span className={styles.text}>{top.desc}</span>
            <span className={styles.facts}>
              <Views count={top.views} />
              <Collects count={top.collects} />
            </span>
          </Link>
          <ul className={styles.others}>
            {others.map((article) => (
              <li key={article.id}>
                <Link to={articlePath(article.id)} className={styles.row}>
                  <span className={styles.words}>
                    <strong className={styles.title}>{article.title}</strong>
                    <span className={styles.meta}>
                      {article.is_original ? '原创' : fromWhom(article)} · {readWords(article.read_minutes)}
                    </span>
                  </span>
                  <Cover src={article.cover} className={styles.small} />
                </Link>
              </li>
            ))}
            {rest.map(({ id, type_text, title }) => (
              <li key={id}>
                <Link to={articlePath(id)} className={styles.brief}>
                  <Tag tone={type_text === '快讯' ? 'alert' : 'plain'}>{type_text}</Tag>
                  <span>{title}</span>
                </Link>
              </li>
            ))}
          </ul>
        </div>
      </Section>
    </Panel>
  );
}
