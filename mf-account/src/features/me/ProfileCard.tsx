import type { UserInfo } from '@harbor/contract';
import { Panel } from '@harbor/ui/desktop';
import { BadgeCheck } from 'lucide-react';
import { AvatarUpload } from './avatar/AvatarUpload';
import styles from './ProfileCard.module.css';
import { useCounts } from './useCounts';

export interface ProfileCardProps {
  user: UserInfo;
}

const numbers = [
  { name: 'follow', label: '关注' },
  { name: 'fans', label: '粉丝' },
  { name: 'like', label: '获赞' },
  { name: 'collect', label: '收藏' },
  { name: 'coupon', label: '优惠券' },
] as const;

/** Who one is here: picture, name, what others see, and the numbers. */
export function ProfileCard({ user }: ProfileCardProps) {
  const { data } = useCounts();
  const facts = [user.identity, user.unit].filter(Boolean).join(' · ');
  return (
    <Panel padding="none" className={styles.card}>
      <div className={styles.person}>
        <AvatarUpload user={user} size={92}>
          <h1 className={styles.name}>
            {user.nickname}
            {user.is_teacher ? (
              <span className={styles.teacher}>
                <BadgeCheck size={14} aria-hidden />
                认证教师
              </span>
            ) : null}
          </h1>
          <p className={styles.facts}>{facts || '完善身份与单位，方便老师了解您的研究阶段'}</p>
          {user.bio ? <p className={styles.bio}>{user.bio}</p> : null}
        </AvatarUpload>
      </div>
      <dl className={styles.numbers}>
        {numbers.map(({ name, label }) => (
          <div key={name}>
            <dt>{label}</dt>
            <dd>{data ? data[name].toLocaleString('zh-CN') : '–'}</dd>
          </div>
        ))}
      </dl>
    </Panel>
  );
}
