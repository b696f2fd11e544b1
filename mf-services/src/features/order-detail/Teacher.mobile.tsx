import type { OrderDetail } from '@harbor/contract';
import { Avatar } from '@harbor/ui';
import { BadgeCheck } from 'lucide-react';
import { Part } from '../../parts/Part.mobile';
import { rateText } from './rateText';
import styles from './Teacher.mobile.module.css';

interface TeacherProps {
  teacher: NonNullable<OrderDetail['teacher']>;
}

export function Teacher({ teacher }: TeacherProps) {
  return (
    <Part>
      <div className={styles.row}>
        <Avatar name={teacher.name} src={teacher.avatar_img} size={44} />
        <div>
          <p className={styles.name}>
            {teacher.name}
            <span>
              <BadgeCheck size={12} aria-hidden />
              认证教师
            </span>
          </p>
          <p className={styles.meta}>
            {teacher.title} · 准时率 {rateText(teacher.on_time_rate)}
          </p>
        </div>
      </div>
    </Part>
  );
}
