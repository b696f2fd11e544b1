import type { AuditLine } from '@harbor/contract';
import { LiveLink } from '@harbor/runtime';
import styles from './Thing.module.css';

/** What an act was done to, as a way to its page where it has one. */
export function Thing({ object }: Pick<AuditLine, 'object'>) {
  if (!object) return <span className={styles.type}>—</span>;
  const name = object.label || '全部';
  return (
    <span className={styles.thing}>
      <span className={styles.type}>{object.type_text}</span>{' '}
      {object.link ? <LiveLink to={object.link}>{name}</LiveLink> : name}
    </span>
  );
}

/** The first things that a line says, in one row. */
export const shortly = ({ detail }: AuditLine): string =>
  detail
    .slice(0, 3)
    .map(({ label, value }) => `${label}：${value}`)
    .join('；');
