import { formatTime } from '@harbor/ui';
import { copyText } from '@harbor/ui/copy';
import { Button } from '@harbor/ui/kit';
import { useState } from 'react';
import { AskFirst } from '../../../desk/AskFirst';
import { useSaving } from '../../../desk/useSaving';
import { Card } from '../../../parts/Card';
import { PickField } from '../../../parts/PickField';
import { useEndLive, useLive } from '../queries';
import styles from './LessonEditor.module.css';

const spans = [
  [2, '2 小时'],
  [24, '1 天'],
  [168, '7 天'],
  [720, '30 天'],
] as const;

export interface LiveCardProps {
  lesson: number;
  playable: boolean;
}

/** Addresses by which a lesson is watched as a live recording without logging in: made for a time, and ended. */
export function LiveCard({ lesson, playable }: LiveCardProps) {
  const [hours, setHours] = useState<number>(24);
  const [made, setMade] = useState<{ address: string; until: string }>();
  const [asked, setAsked] = useState(false);
  const saving = useSaving();
  const live = useLive();
  const end = useEndLive();

  async function handleMake() {
    const link = await saving.run(() => live.mutateAsync({ params: { id: lesson }, body: { hours } }));
    if (link) setMade({ address: new URL(link.path, window.location.origin).href, until: link.expires_at });
  }

  return (
    <Card title="直播回放链接" note="不需要登录，凭链接观看">
      <PickField label="有效期" value={hours} options={spans} onPick={setHours} />
      <div className={styles.acts}>
        <Button block disabled={!playable} loading={saving.busy} onClick={() => void handleMake()}>
          生成链接
        </Button>
        {made ? (
          <p className={styles.link}>
            <a href={made.address} target="_blank" rel="noreferrer">
              {made.address}
            </a>
            <br />到 {formatTime(made.until)} 有效
            <Button kind="text" onClick={() => void copyText(made.address, '链接已复制')}>
              复制
            </Button>
          </p>
        ) : null}
        <Button block onClick={() => setAsked(true)}>
          停用全部链接
        </Button>
        {saving.problem ? (
          <p className={styles.problem} role="alert">
            {saving.problem}
          </p>
        ) : null}
      </div>
      {asked ? (
        <AskFirst
          title="停用全部回放链接"
          yes="停用"
          danger
          reason={200}
          done="已停用，链接不能再打开"
          act={async (reason) => {
            await end.mutateAsync({ params: { id: lesson }, body: { reason } });
            setMade(undefined);
          }}
          onClose={() => setAsked(false)}
        >
          <p>这一讲发出的所有回放链接立即失效，正在观看的一分钟内停止。</p>
        </AskFirst>
      ) : null}
    </Card>
  );
}
