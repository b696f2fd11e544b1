import type { Appraise } from '@harbor/contract';
import { Avatar, Cover, formatDate, Stars } from '@harbor/ui';
import styles from './AppraiseItem.mobile.module.css';

interface AppraiseItemProps {
  appraise: Appraise;
}

export function AppraiseItem({ appraise }: AppraiseItemProps) {
  const { append, reply } = appraise;
  return (
    <article className={styles.item}>
      <header>
        <Avatar name={appraise.nickname} src={appraise.avatar_img} size={28} />
        <strong>{appraise.nickname}</strong>
        <Stars value={appraise.stars} variant="five" number={false} />
        <time dateTime={appraise.created_at}>{formatDate(appraise.created_at)}</time>
      </header>
      {appraise.content && <p className={styles.text}>{appraise.content}</p>}
      {appraise.images.length > 0 && (
        <p className={styles.pictures}>
          {appraise.images.map((image) => (
            <Cover key={image} src={image} ratio="1/1" alt="评价图片" />
          ))}
        </p>
      )}
      <p className={styles.meta}>
        {[appraise.spec_name, appraise.identity, ...appraise.tags].filter(Boolean).join(' · ')}
      </p>
      {append && (
        <p className={styles.inset}>
          {formatDate(append.created_at)} 追评：{append.content}
        </p>
      )}
      {reply && (
        <p className={styles.inset}>
          {reply.name}回复：{reply.content}
        </p>
      )}
    </article>
  );
}
