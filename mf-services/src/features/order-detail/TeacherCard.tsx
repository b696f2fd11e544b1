import type { OrderDetail } from '@harbor/contract';
import { Avatar } from '@harbor/ui';
import { onPhone } from '@harbor/ui/kit';
import { BadgeCheck } from 'lucide-react';
import { Part } from '../../parts/Part';
import { rateText } from './rateText';
import styles from './TeacherCard.module.css';

interface TeacherCardProps {
  teacher: NonNullable<OrderDetail['teacher']>;
}

export function TeacherCard({ teacher }: TeacherCardProps) {
  return (
    <Part size="aside">
      <div className={styles.card}>
        <Avatar name={teacher.name} src={teacher.avatar_img} size={onPhone ? 44 : 48} />
        <div>
          <p className={styles.name}>
            {teacher.name}
            <span>
              <BadgeCheck size={12} aria-hidden />
              {onPhone ? '认证教师' : '已认证'}
            </span>
          </p>
          <p className={styles.quiet}>
            {teacher.title} · 准时率 {rateText(teacher.on_time_rate)}
          </p>
        </div>
      </div>
    </Part>
  );
}
