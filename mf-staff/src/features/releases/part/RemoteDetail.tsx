import type { ReleasedRemote } from '@harbor/contract';
import { formatWhen } from '@harbor/ui';
import { Panel } from '@harbor/ui/desktop';
import { Alert, Button } from 'antd';
import { FlaskConical, Undo2 } from 'lucide-react';
import { lazy, Suspense, useState } from 'react';
import { movable, rollbackTarget } from '../change/change';
import type { Wish } from '../change/useChangeForm';
import { Health } from '../health/Health';
import { heldTitle } from '../labels';
import type { Hours } from '../queries';
import { RecentMoves } from '../trail/RecentMoves';
import { Channels } from './Channels';
import { ReleaseTable } from './ReleaseTable';
import styles from './RemoteDetail.module.css';

const ChangeDialog = lazy(() => import('../change/ChangeDialog'));

export interface RemoteDetailProps {
  remote: ReleasedRemote;
  hours: Hours;
}

/** One part: its channels and how to move them, how it fares, its releases, what was moved. */
export function RemoteDetail({ remote, hours }: RemoteDetailProps) {
  const [wish, setWish] = useState<Wish | null>(null);
  return (
    <div className={styles.detail}>
      {remote.held ? (
        <Alert
          type="error"
          showIcon
          title={heldTitle(remote.held)}
          description={`${formatWhen(remote.held.at)}：${remote.held.reason}`}
        />
      ) : null}
      <Panel>
        <div className={styles.head}>
          <div>
            <h2 className={styles.name}>{remote.remote}</h2>
            <p className={styles.moved}>
              {remote.owner} · {remote.moved_by} {formatWhen(remote.moved_at)}变更，第 {remote.revision} 次
            </p>
          </div>
          <div className={styles.actions}>
            <Button
              danger
              icon={<Undo2 size={15} aria-hidden />}
              disabled={!rollbackTarget(remote)}
              title={rollbackTarget(remote) ? undefined : '没有可以回退的版本'}
              onClick={() => setWish({ kind: 'rollback' })}
            >
              回退
            </Button>
            {remote.canary ? (
              <>
                <Button onClick={() => setWish({ kind: 'stop' })}>停止灰度</Button>
                <Button onClick={() => setWish({ kind: 'canary', version: remote.canary ?? undefined })}>
                  调整比例
                </Button>
                <Button
                  type="primary"
                  onClick={() => setWish({ kind: 'promote', version: remote.canary ?? undefined })}
                >
                  转为稳定版
                </Button>
              </>
            ) : (
              <Button
                icon={<FlaskConical size={15} aria-hidden />}
                disabled={movable(remote).length === 0}
                onClick={() => setWish({ kind: 'canary' })}
              >
                开始灰度
              </Button>
            )}
          </div>
        </div>
        <Channels remote={remote} />
      </Panel>
      <Health remote={remote} hours={hours} />
      <ReleaseTable remote={remote} onWish={setWish} />
      <RecentMoves remote={remote.remote} />
      {wish ? (
        <Suspense fallback={null}>
          <ChangeDialog wish={wish} remote={remote} onClose={() => setWish(null)} />
        </Suspense>
      ) : null}
    </div>
  );
}
