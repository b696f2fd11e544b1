import { type RevealObject, revealFields } from '@harbor/contract/reveal';
import type { StaffRight } from '@harbor/contract/staff-rights';
import { useEffect, useState } from 'react';
import { useMe } from '../../desk/useMe';
import styles from './Reveal.module.css';
import { RevealQuestion } from './RevealQuestion';

export interface RevealProps {
  object: RevealObject;
  id: number;
  field: 'phone' | 'email';
  /** As everybody of the team sees it. */
  masked: string;
}

const labels = { phone: '手机号', email: '邮箱' };

interface Shown {
  value: string;
  /** In ms. */
  until: number;
}

/** Seconds that are left; calls back once there are none. */
function useSecondsLeft(until: number | undefined, onEnd: () => void): number {
  const [now, setNow] = useState(Date.now);
  useEffect(() => {
    if (until === undefined) return;
    setNow(Date.now());
    const clock = setInterval(() => {
      setNow(Date.now());
      if (Date.now() >= until) onEnd();
    }, 1000);
    return () => clearInterval(clock);
  }, [until, onEnd]);
  return until === undefined ? 0 : Math.max(0, Math.ceil((until - now) / 1000));
}

/** A masked field; who holds its right has it shown for a minute by saying why. */
export function Reveal({ object, id, field, masked }: RevealProps) {
  const { rights } = useMe();
  const [asking, setAsking] = useState(false);
  const [shown, setShown] = useState<Shown>();
  const [hide] = useState(() => () => setShown(undefined));
  const left = useSecondsLeft(shown?.until, hide);
  const right = (revealFields[object] as Partial<Record<string, StaffRight>>)[field];
  const label = labels[field];
  if (!masked) return null;
  return (
    <span className={styles.field}>
      <span className={shown ? styles.whole : undefined}>{shown?.value ?? masked}</span>
      {shown ? (
        <button type="button" className={styles.button} onClick={hide}>
          隐藏<small aria-hidden="true">（{left} 秒）</small>
        </button>
      ) : right && rights.includes(right) ? (
        <button
          type="button"
          className={styles.button}
          aria-label={`查看完整${label}`}
          onClick={() => setAsking(true)}
        >
          查看
        </button>
      ) : null}
      {asking ? (
        <RevealQuestion
          what={{ object, id, field }}
          label={label}
          onClose={() => setAsking(false)}
          onShown={(value, seconds) => {
            setShown({ value, until: Date.now() + seconds * 1000 });
            setAsking(false);
          }}
        />
      ) : null}
    </span>
  );
}
