import type { DeskPressRow } from '@harbor/contract';
import { pressStatus } from '@harbor/contract/press-status';
import { Link } from '@harbor/runtime';
import { Cover, formatTime, formatWhen } from '@harbor/ui';
import { Tag } from '@harbor/ui/tag';
import { countWords, toneOfStatus } from '../words';
import styles from './PressPage.module.css';

/** When it went out, or will; a draft has neither. */
function timeOf({ status, published_at, publish_at }: DeskPressRow): string {
  if (status === pressStatus.scheduled && publish_at) return `定于 ${formatTime(publish_at)} 发布`;
  if (published_at) return `${formatTime(published_at)} 发布`;
  return '尚未发布';
}

/** An article in the list of the desk. */
export function PressRow({ one }: { one: DeskPressRow }) {
  const { id, title, cover, status, status_text, type_text, special, author, updated_at } = one;
  const facts = [type_text, special, author].filter(Boolean).join(' · ');
  return (
    <li className={styles.row}>
      <Cover src={cover} className={styles.cover} />
      <span className={styles.name}>
        <Link to={`/staff/press/${id}`} className={styles.title}>
          {title || '（还没有标题）'}
        </Link>
        <span className={styles.facts}>
          <Tag tone={toneOfStatus(status)}>{status_text}</Tag>
          {one.pinned ? <Tag tone="primary">置顶</Tag> : null}
          {one.changed && status !== pressStatus.draft ? <Tag tone="gold">有未发布的修改</Tag> : null}
          <span>{facts}</span>
        </span>
      </span>
      <span className={styles.times}>
        <b>{timeOf(one)}</b>
        {formatWhen(updated_at)} 修改
      </span>
      {one.published_at ? (
        <dl className={styles.figures}>
          {(
            [
              ['阅读', one.views],
              ['赞', one.likes],
              ['收藏', one.collects],
            ] as const
          ).map(([name, count]) => (
            <div key={name}>
              <dt>{name}</dt>
              <dd>{countWords(count)}</dd>
            </div>
          ))}
        </dl>
      ) : null}
    </li>
  );
}
