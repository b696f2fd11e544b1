import type { UserInfo } from '@harbor/contract';
import { Panel } from '@harbor/ui/desktop';
import { BadgeCheck } from 'lucide-react';
import { AvatarUpload } from './avatar/AvatarUpload';
import { CropDialog } from './avatar/CropDialog';
import { factsOf } from './factsOf';
import { Numbers } from './Numbers';
import styles from './ProfileCard.module.css';

export interface ProfileCardProps {
  user: UserInfo;
}

/** Who one is here: picture, name, what others see, and the numbers. */
export function ProfileCard({ user }: ProfileCardProps) {
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
      <Numbers className={styles.numbers} />
    </Panel>
  );
}
