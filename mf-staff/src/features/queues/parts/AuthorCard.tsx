import type { AuthorPast } from '@harbor/contract';
import { Link, useQuery } from '@harbor/runtime';
import { formatWhen } from '@harbor/ui';
import { Tag, type TagTone } from '@harbor/ui/tag';
import { useMe } from '../../../desk/useMe';
import { Card } from '../../../parts/Card';
import { authorPastQuery } from '../queries';
import styles from './AuthorCard.module.css';
import { Loaded } from './Loaded';
import { PersonCard, type PersonCardProps } from './PersonCard';

const tones: Record<AuthorPast['counts'][number]['tone'], TagTone> = {
  plain: 'plain',
  good: 'accent',
  warn: 'gold',
  danger: 'alert',
};

function Line({ item }: { item: AuthorPast['recent'][number] }) {
  const title = item.link ? (
    <Link className={styles.title} to={item.link}>
      {item.title}
    </Link>
  ) : (
    <span className={styles.title}>{item.title}</span>
  );
  return (
    <li className={styles.line}>
      <small>{item.kind}</small>
      {title}
      {item.state ? <Tag tone={tones[item.tone]}>{item.state}</Tag> : null}
      <time dateTime={item.at}>{formatWhen(item.at)}</time>
      {item.note ? <p>{item.note}</p> : null}
    </li>
  );
}

/** What somebody did before and what became of it. */
function Past({ id }: { id: number }) {
  return (
    <Card title="以往记录" note="内容、驳回、举报与冻结">
      <Loaded query={useQuery(authorPastQuery(id))} height={140}>
        {({ user, counts, recent }) => (
          <>
            {user.frozen_reason === null ? null : (
              <p className={styles.frozen}>账号已冻结：{user.frozen_reason || '未写原因'}</p>
            )}
            <p className={styles.counts}>
              {counts.map(({ label, n, tone }) => (
                <Tag key={label} tone={tones[tone]}>
                  {label} {n}
                </Tag>
              ))}
              <small>注册于 {formatWhen(user.created_at)}</small>
            </p>
            {recent.length === 0 ? <p className={styles.none}>还没有其他内容</p> : null}
            <ul>
              {recent.map((item) => (
                <Line key={`${item.kind}${item.link}${item.at}`} item={item} />
              ))}
            </ul>
          </>
        )}
      </Loaded>
    </Card>
  );
}

/** Whose words a case is about, and for those who may read it, what they did before. */
export function AuthorCard(props: PersonCardProps) {
  const { rights } = useMe();
  return (
    <>
      <PersonCard {...props} />
      {rights.includes('moderation.past') ? <Past id={props.person.id} /> : null}
    </>
  );
}
