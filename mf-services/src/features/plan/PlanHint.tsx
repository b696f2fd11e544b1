import { Link } from '@harbor/runtime';
import { CalendarClock } from 'lucide-react';
import styles from './PlanHint.module.css';

interface PlanHintProps {
  /** Days until the service is delivered. */
  days: number;
}

/** On a service's page: how long it takes, and the way to a plan from a deadline back. */
export function PlanHint({ days }: PlanHintProps) {
  return (
    <Link to="/plan/" className={styles.hint}>
      <CalendarClock size={20} aria-hidden />
      <span>
        <b>有截止日期？倒着排一下</b>
        <small>这项服务接单后约 {days} 天交付，看看整个计划来不来得及</small>
      </span>
    </Link>
  );
}
