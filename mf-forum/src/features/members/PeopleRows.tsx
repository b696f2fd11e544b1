import type { MemberCard } from '@harbor/contract';
import { Link } from '@harbor/runtime';
import { Avatar } from '@harbor/ui';
import { FollowButton } from './FollowButton';
import { nameOf } from './nameOf';
import styles from './PeopleRows.module.css';

/** Members with what they write of themselves. */
export function PeopleRows({ people, me }: { people: MemberCard[]; me: number | undefined }) {
  return (
    <ul>
      {people.map((one) => (
        <li key={one.id} className={styles.row}>
          <Avatar name={one.nickname} src={one.avatar_img} size={44} />
          <div className={styles.words}>
            {one.closed ? (
              <span className={styles.name}>{nameOf(one)}</span>
            ) : (
              <Link to={`/forumuser/${one.id}`} className={styles.name}>
                {nameOf(one)}
              </Link>
            )}
            <p>
              {[one.identity, one.bio].filter(Boolean).join(' · ')} {one.post_count} 帖 · {one.fans_count}{' '}
              粉丝
            </p>
          </div>
          {one.id === me || one.closed ? null : (
            <FollowButton id={one.id} name={one.nickname} following={one.following} />
          )}
        </li>
      ))}
    </ul>
  );
}
