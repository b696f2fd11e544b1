import { LiveLink } from '@harbor/runtime';
import { Avatar } from '@harbor/ui';
import { Card } from '../../../parts/Card';
import { Reveal } from '../../../parts/reveal';
import styles from './Detail.module.css';

export interface PersonCardProps {
  /** What they are here: 作者, 买家. */
  title: string;
  person: { id: number; nickname: string; phone?: string };
  facts?: readonly string[];
}

/** Whose case it is. */
export function PersonCard({ title, person, facts = [] }: PersonCardProps) {
  const said = [`编号 ${person.id}`, ...facts].filter(Boolean).join(' · ');
  return (
    <Card
      title={title}
      extra={
        <LiveLink className={styles.link} to={`/staff/users/${person.id}`}>
          查看账号
        </LiveLink>
      }
    >
      <p className={styles.person}>
        <Avatar name={person.nickname} size={36} />
        <span>
          <b>{person.nickname}</b>
          <small>
            {said}
            {person.phone ? ' · ' : ''}
            <Reveal object="user" id={person.id} field="phone" masked={person.phone ?? ''} />
          </small>
        </span>
      </p>
    </Card>
  );
}
