import { useEffect, useRef, useState } from 'react';
import { formatLeft } from './format';

export interface CountdownProps {
  /** The moment it ends, ISO-8601. */
  until: string;
  /** The server's clock when the data was made, ISO-8601: a wrong clock of the device then does no harm. */
  serverTime?: string;
  /** Called once, when it reaches zero while on screen. */
  onEnd?: () => void;
  className?: string;
}

/** Time left, ticking: `27:12` below an hour, `3 小时 20 分` and `5 天 12 小时` above. */
export function Countdown({ until, serverTime, onEnd, className }: CountdownProps) {
  const [left, setLeft] = useState(() => remaining(until, offset(serverTime)));
  const ended = useRef(onEnd);
  ended.current = onEnd;

  useEffect(() => {
    const skew = offset(serverTime);
    setLeft(remaining(until, skew));
    if (remaining(until, skew) <= 0) return;
    const timer = setInterval(() => {
      const now = remaining(until, skew);
      setLeft(now);
      if (now > 0) return;
      clearInterval(timer);
      ended.current?.();
    }, 1000);
    return () => clearInterval(timer);
  }, [until, serverTime]);

  return (
    <span role="timer" className={className}>
      {formatLeft(left)}
    </span>
  );
}

function offset(serverTime: string | undefined): number {
  return serverTime ? new Date(serverTime).getTime() - Date.now() : 0;
}

function remaining(until: string, skew: number): number {
  return Math.max(0, new Date(until).getTime() - Date.now() - skew);
}
