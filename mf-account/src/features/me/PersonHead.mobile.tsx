import type { UserInfo } from '@harbor/contract';
import { Avatar } from '@harbor/ui';
import { HiddenTitle, Spoken } from '@harbor/ui/heading';
import { BadgeCheck, ChevronRight } from 'lucide-react';
import { factsOf } from './factsOf';
import { Numbers } from './Numbers';
import styles from './PersonHead.mobile.module.css';

export interface PersonHeadProps {
  user: UserInfo;
  onEdit: () => void;
}

/** Who one is here; a touch opens the profile. */
export function PersonHead({ user, onEdit }: PersonHeadProps) {
  const facts = factsOf(user);
  return (
    <header className={styles.head}>
      <button type="button" className={styles.person} onClick={onEdit}>
        <Avatar name={user.nickname} src={user.avatar_img} size={60} />
        <span className={styles.words}>
          <span className={styles.name}>
            <b>{user.nickname}</b>
            {user.is_teacher ? (
              <span className={styles.teacher}>
                <BadgeCheck size={13} aria-hidden />
                认证教师
              </span>
            ) : null}
          </span>
          <span className={styles.facts}>{facts || '完善身份与单位'}</span>
        </span>
        <Spoken>编辑资料</Spoken>
        <ChevronRight className={styles.arrow} size={20} aria-hidden />
      </button>
      <HiddenTitle>个人中心</HiddenTitle>
      <Numbers className={styles.numbers} without="coupon" />
    </header>
  );
}
