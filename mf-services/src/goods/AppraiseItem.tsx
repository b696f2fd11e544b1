import type { Appraise } from '@harbor/contract';
import { Avatar, Cover, formatDate, Stars } from '@harbor/ui';
import { Tag } from '@harbor/ui/tag';
import styles from './AppraiseItem.module.css';

interface AppraiseItemProps {
  appraise: Appraise;
}

export function AppraiseItem({ appraise }: AppraiseItemProps) {
  const { append, reply } = appraise;
  return (
    <article className={styles.item}>
      <Avatar name={appraise.nickname} src={appraise.avatar_img} size={40} />
      <div className={styles.body}>
        <header>
          <strong>{appraise.nickname}</strong>
          <span>{appraise.identity}</span>
          <time dateTime={appraise.created_at}>{formatDate(appraise.created_at)}</time>
        </header>
        <p className={styles.stars}>
          <Stars value={appraise.stars} variant="five" number={false} />
          <span>{appraise.spec_name}</span>
        </p>
        {appraise.content && <p>{appraise.content}</p>}
        {appraise.images.length > 0 && (
          <p className={styles.pictures}>
            {appraise.images.map((image) => (
              <a key={image} href={image} target="_blank" rel="noreferrer" aria-label="查看评价图片">
                <Cover src={image} ratio="1/1" />
              </a>
            ))}
          </p>
        )}
        {appraise.tags.length > 0 && (
          <p className={styles.tags}>
            {appraise.tags.map((tag) => (
              <Tag key={tag} tone="primary">
                {tag}
              </Tag>
            ))}
          </p>
        )}
        {append && (
          <p className={styles.append}>
            <b>{formatDate(append.created_at)} 追评：</b>
            {append.content}
          </p>
        )}
        {reply && (
          <p className={styles.reply}>
            <b>{reply.name}回复：</b>
            {reply.content}
          </p>
        )}
      </div>
    </article>
  );
}
