import { call, queryClient, useQuery } from '@harbor/runtime';
import { Button } from '@harbor/ui/kit';
import { useEffect, useState } from 'react';
import { meQuery } from '../features/entry';
import { clockLeft } from '../parts/age';
import { useNow } from '../parts/useNow';
import styles from './IdleNotice.module.css';

/** How long before a session is asked for the second factor again that is said, in ms. */
const before = 2 * 60_000;

/** Says that the desk closes soon for want of use, and keeps it open. */
export function IdleNotice() {
  const { data, refetch } = useQuery(meQuery());
  const now = useNow(1000);
  const [busy, setBusy] = useState(false);
  const left = data?.idle_at ? data.idle_at - now : null;
  const near = left !== null && left < before;
  const over = left !== null && left <= 0;
  // Other calls have moved it since: asked anew when it comes near, and once it is over, so that the entry appears.
  // biome-ignore lint/correctness/useExhaustiveDependencies: these two moments alone decide
  useEffect(() => {
    if (near) void refetch();
  }, [near, over]);
  if (!near || over || !data?.idle_at) return null;
  async function handleStay() {
    setBusy(true);
    try {
      await call('GET /staff/stay', {});
      await queryClient.invalidateQueries(meQuery());
    } finally {
      setBusy(false);
    }
  }
  return (
    <div className={styles.notice} role="alert">
      <p>
        长时间没有操作，<b>{clockLeft(new Date(data.idle_at).toISOString(), now)}</b> 后需要重新输入两步验证码
      </p>
      <Button kind="primary" loading={busy} onClick={() => void handleStay()}>
        继续工作
      </Button>
    </div>
  );
}
