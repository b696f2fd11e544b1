import type { DeskCase, DeskQueue } from '@harbor/contract';
import { ask, notify } from '@harbor/runtime';
import { errorText, formatTime } from '@harbor/ui';
import { Button, Empty, onPhone, Panel } from '@harbor/ui/kit';
import { Lock } from 'lucide-react';
import { Suspense } from 'react';
import { useMe } from '../../desk/useMe';
import { ageOf, clockLeft } from '../../parts/age';
import { Card } from '../../parts/Card';
import { Key } from '../../parts/Key';
import { useNow } from '../../parts/useNow';
import styles from './CaseView.module.css';
import { DecisionPlace } from './DecisionPlace';
import { PartBones } from './PartBones';
import { CaseContext, type Settled } from './parts/scope';
import { registry } from './registry';
import { type Hold, useHold } from './useHold';

export interface CaseViewProps {
  queue: DeskQueue;
  id: number;
  item: DeskCase | undefined;
  onSettled: (done: Settled) => void;
  /** Lists and details are to be read again. */
  onRefresh: () => void;
  /** A lock has changed: the list is to be read again. */
  onHeld: () => void;
}

/** Who works on the case that is open, and until when. */
function LockLine({ hold: { holder, failed, retry, takeOver } }: { hold: Hold }) {
  const now = useNow(1000);
  const { lead } = useMe();
  const handleTakeOver = (name: string) =>
    ask({
      title: `解除${name}的锁定？`,
      text: '这一项转由您处理，解除会记入操作日志。',
      yes: '解除锁定',
      onYes: () => takeOver().catch((error: unknown) => notify.error(errorText(error))),
    });
  if (failed)
    return (
      <p className={styles.other} role="alert">
        没有锁定成功，暂时不能处理
        <Button kind="text" onClick={retry}>
          重试
        </Button>
      </p>
    );
  if (!holder) return <p className={styles.lock}>&nbsp;</p>;
  if (!holder.deciding)
    return (
      <p className={styles.lock}>
        {holder.mine ? '您在查看，处理由有权限的同事完成' : `${holder.name} 正在查看`}
      </p>
    );
  if (!holder.mine)
    return (
      <p className={styles.other} role="status">
        <Lock size={13} aria-hidden />
        {holder.name} 正在处理，到 {formatTime(holder.until).slice(11)}，您只能查看
        {lead ? (
          <Button kind="text" onClick={() => handleTakeOver(holder.name)}>
            解除锁定
          </Button>
        ) : null}
      </p>
    );
  return (
    <p className={styles.lock}>
      <Lock size={13} aria-hidden />
      您已锁定 {clockLeft(holder.until, now)}
    </p>
  );
}

/** A case: what it is about in the middle, what can be done with it at the right. It is held while it is open. */
export function CaseView({ queue, id, item, onSettled, onRefresh, onHeld }: CaseViewProps) {
  const hold = useHold(queue.key, id, onHeld);
  const now = useNow();
  const parts = registry[queue.key];
  if (!parts)
    return (
      <Panel>
        <Empty title="这个队列还不能在这里处理" description="工作台更新后即可使用，请刷新页面再试" />
      </Panel>
    );
  const { Detail, Decision } = parts;
  const scope = { queue, id, item, locked: hold.locked, settle: onSettled, refresh: onRefresh };
  const limit = queue.limit_hours ? `时限 ${queue.limit_hours} 小时` : '';
  const waits = item ? `已等 ${ageOf(item.waiting_since, now)}` : '';
  const decision = (
    <Suspense fallback={<PartBones />}>
      <Decision />
    </Suspense>
  );
  return (
    <CaseContext value={scope}>
      <div className={styles.case}>
        <header className={styles.head}>
          <div>
            <h2>{item?.title ?? `${queue.title} ${id}`}</h2>
            <p>{item ? item.facts.join(' · ') : '不在当前分类里'}</p>
          </div>
          <LockLine hold={hold} />
        </header>
        <Suspense fallback={<PartBones />}>
          <Detail />
        </Suspense>
      </div>
      <DecisionPlace locked={hold.locked}>
        {onPhone ? (
          decision
        ) : (
          <>
            <Card title="处理" note={[limit, waits].filter(Boolean).join('，')}>
              {decision}
            </Card>
            <p className={styles.keys} aria-hidden="true">
              <Key>J</Key>
              <Key>K</Key> 上下 <Key>X</Key> 选中 <Key>U</Key> 撤销 <Key>?</Key> 全部
            </p>
          </>
        )}
      </DecisionPlace>
    </CaseContext>
  );
}
