import type { OrderDetail } from '@harbor/contract';
import { Avatar } from '@harbor/ui';
import { Panel } from '@harbor/ui/desktop';
import { BadgeCheck } from 'lucide-react';
import { rateText } from './rateText';
import styles from './TeacherCard.module.css';

interface TeacherCardProps {
  teacher: NonNullable<OrderDetail['teacher']>;
}

export function TeacherCard({ teacher }: TeacherCardProps) {
  return (
    <Panel padding="s" className={styles.card}>
      <Avatar name={teacher.name} src={teacher.avatar_img} size={48} />
      <div>
        <p className={styles.name}>
          {teacher.name}
          <span>
            <BadgeCheck size={12} aria-hidden />
            已认证
          </span>
        </p>
        <p className={styles.quiet}>
          {teacher.title} · 准时率 {rateText(teacher.on_time_rate)}
        </p>
      </div>
    </Panel>
  );
}
