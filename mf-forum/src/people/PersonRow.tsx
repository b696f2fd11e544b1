import type { MemberCard } from '@harbor/contract';
import { Link } from '@harbor/runtime';
import { Avatar } from '@harbor/ui';
import type { ReactNode } from 'react';
import { nameOf } from './nameOf';
import styles from './PeopleRows.module.css';

interface PersonRowProps {
  person: MemberCard;
  /** What is said of them, without what is empty. */
  about: string[];
  /** What can be done about them. */
  children: ReactNode;
}

/** A member in a list. */
export function PersonRow({ person, about, children }: PersonRowProps) {
  return (
    <li className={styles.row}>
      <Avatar name={person.nickname} src={person.avatar_img} size={44} />
      <div className={styles.words}>
        {person.closed ? (
          <span className={styles.name}>{nameOf(person)}</span>
        ) : (
          <Link to={`/forumuser/${person.id}`} className={styles.name}>
            {nameOf(person)}
          </Link>
        )}
        <p>{about.filter(Boolean).join(' · ')}</p>
      </div>
      {children}
    </li>
  );
}
