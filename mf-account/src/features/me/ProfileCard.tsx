import type { UserInfo } from '@harbor/contract';
import { Panel } from '@harbor/ui/desktop';
import { BadgeCheck } from 'lucide-react';
import { AvatarUpload } from './avatar/AvatarUpload';
import { CropDialog } from './avatar/CropDialog';
import { CountLink } from './CountLink';
import { factsOf } from './factsOf';
import styles from './ProfileCard.module.css';
import { useCounts } from './queries';

export interface ProfileCardProps {
  user: UserInfo;
}

const numbers = [
  { name: 'follow', label: '关注', to: '' },
  { name: 'fans', label: '粉丝', to: '/message/3/1' },
  { name: 'like', label: '获赞', to: '/message/1' },
  { name: 'collect', label: '收藏', to: '/collect/' },
  { name: 'coupon', label: '优惠券', to: '/coupon/' },
] as const;

/** Who one is here: picture, name, what others see, and the numbers. */
export function ProfileCard({ user }: ProfileCardProps) {
  const { data } = useCounts();
  const facts = factsOf(user);
  return (
    <Panel padding="none" className={styles.card}>
      <div className={styles.person}>
        <AvatarUpload user={user} size={92} Crop={CropDialog}>
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
        {numbers.map(({ name, label, to }) => (
          <div key={name}>
            <dt>{label}</dt>
            <dd>
              <CountLink to={to} label={label}>
                {data ? data[name].toLocaleString('zh-CN') : '–'}
              </CountLink>
            </dd>
          </div>
        ))}
      </dl>
    </Panel>
  );
}
