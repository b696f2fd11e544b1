import type { AuditLine } from '@harbor/contract';
import { LiveLink, useQuery } from '@harbor/runtime';
import { queuePath } from '../../desk/navigation';
import { queuesQuery } from '../../desk/queries';
import styles from './Thing.module.css';

/** A case of the desk, written down as `refund:12`, by the title of its queue and with a way to it. */
function Case({ no }: { no: string }) {
  const [key = '', id = ''] = no.split(':');
  const { data } = useQuery(queuesQuery());
  const queue = data?.data.find((one) => one.key === key);
  if (!queue) return no;
  return (
    <LiveLink to={queuePath(key, `?case=${id}`)}>
      {queue.title} {id}
    </LiveLink>
  );
}

/** What an act was done to, as a way to its page where it has one. */
export function Thing({ object }: Pick<AuditLine, 'object'>) {
  if (!object) return <span className={styles.type}>—</span>;
  const name = object.label || '全部';
  const linked = object.link ? <LiveLink to={object.link}>{name}</LiveLink> : name;
  return (
    <span className={styles.thing}>
      <span className={styles.type}>{object.type_text}</span>{' '}
      {object.type === 'case' ? <Case no={object.no} /> : linked}
    </span>
  );
}

/** The first things that a line says, in one row. */
export const shortly = ({ detail }: AuditLine): string =>
  detail
    .slice(0, 3)
    .map(({ label, value }) => `${label}：${value}`)
    .join('；');
