import type { MemberCard } from '@harbor/contract';
import { Link } from '@harbor/runtime';
import { Avatar } from '@harbor/ui';
import { BlockButton } from '../members/BlockButton';
import { nameOf } from '../members/nameOf';
import styles from '../members/PeopleRows.module.css';
import notes from '../mine/DraftRows.module.css';

/** Blocked members, each with the way back. */
export function BlockedRows({ people }: { people: MemberCard[] }) {
  return (
    <>
      <p className={notes.note}>
        屏蔽的用户，帖子和评论会折叠，也不能评论您的帖子、关注您。对方不会收到通知。
      </p>
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
              <p>{[one.identity, one.bio].filter(Boolean).join(' · ')}</p>
            </div>
            <BlockButton id={one.id} name={one.nickname} blocked />
          </li>
        ))}
      </ul>
    </>
  );
}
