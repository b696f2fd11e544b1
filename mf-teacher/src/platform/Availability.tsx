import { notify } from '@harbor/runtime';
import { useId } from 'react';
import styles from './Availability.module.css';
import { useGoTake } from './queries';

interface AvailabilityProps {
  available: boolean;
  /** 可接单, 休假至 12-05 … */
  text: string;
}

/** Opens and pauses the taking of orders; what runs goes on either way. */
export function Availability({ available, text }: AvailabilityProps) {
  const label = useId();
  const go = useGoTake({
    onSuccess: ({ available: now }) =>
      notify.success(now ? '已开启接单' : '已暂停接单，进行中的订单不受影响'),
  });
  return (
    <span className={styles.line}>
      <span id={label}>接单状态</span>
      <button
        type="button"
        role="switch"
        aria-checked={available}
        aria-labelledby={label}
        aria-busy={go.isPending}
        disabled={go.isPending}
        className={styles.switch}
        onClick={() => go.mutate({ body: { available: !available } })}
      />
      <span>{text}</span>
    </span>
  );
}
