import { notify, useQuery } from '@harbor/runtime';
import { formatTime } from '@harbor/ui';
import { Button } from '@harbor/ui/kit';
import { Tag } from '@harbor/ui/tag';
import { useState } from 'react';
import { useMe } from '../../../desk/useMe';
import { useSaving } from '../../../desk/useSaving';
import { EditOverlay } from '../../../parts/EditOverlay';
import { LineField } from '../../../parts/LineField';
import { WordsField } from '../../../parts/WordsField';
import { standingQuery, useResume, useSuspend } from './queries';
import styles from './Standing.module.css';

interface ActProps {
  id: number;
  onClose: () => void;
}

/** Suspends a teacher for some days, with a reason that they read. */
function Suspend({ id, onClose }: ActProps) {
  const [days, setDays] = useState('7');
  const [reason, setReason] = useState('');
  const suspend = useSuspend();
  const saving = useSaving();
  async function save() {
    const done = await saving.run(() =>
      suspend.mutateAsync({ params: { id }, body: { days: Number(days), reason: reason.trim() } }),
    );
    if (!done) return;
    notify.success('已暂停，进行中的订单会转交');
    onClose();
  }
  return (
    <EditOverlay
      title="暂停接单"
      unsaved={reason !== ''}
      busy={saving.busy}
      problem={saving.problem}
      save="暂停"
      onSave={() => void save()}
      onClose={onClose}
    >
      <LineField
        label="天数"
        value={days}
        onChange={setDays}
        hint="1 至 365 天，到期自动恢复"
        error={saving.fieldError('days')}
      />
      <WordsField
        label="原因"
        value={reason}
        onChange={setReason}
        max={300}
        error={saving.fieldError('reason')}
        placeholder="老师会读到这段话"
      />
    </EditOverlay>
  );
}

/** Lets a suspended teacher back, with a reason. */
function Resume({ id, onClose }: ActProps) {
  const [reason, setReason] = useState('');
  const resume = useResume();
  const saving = useSaving();
  async function save() {
    const done = await saving.run(() =>
      resume.mutateAsync({ params: { id }, body: { reason: reason.trim() } }),
    );
    if (!done) return;
    notify.success('已恢复接单');
    onClose();
  }
  return (
    <EditOverlay
      title="提前恢复接单"
      unsaved={reason !== ''}
      busy={saving.busy}
      problem={saving.problem}
      save="恢复"
      onSave={() => void save()}
      onClose={onClose}
    >
      <WordsField
        label="原因"
        value={reason}
        onChange={setReason}
        max={300}
        error={saving.fieldError('reason')}
        placeholder="写明为什么提前恢复"
      />
    </EditOverlay>
  );
}

/** How a teacher stands, and what the team can do about it. Nothing for who was never certified here. */
export function Standing({ id }: { id: number }) {
  const { data } = useQuery(standingQuery(id));
  const may = useMe().rights.includes('teachers.suspend');
  const [asked, setAsked] = useState<'suspend' | 'resume'>();
  if (!data) return null;
  const suspended = data.status === 7;
  const close = () => setAsked(undefined);
  return (
    <section className={styles.standing} aria-label="认证状态">
      <p>
        <Tag tone={suspended ? 'alert' : 'accent'}>{data.status_text}</Tag>
        {data.suspended_until ? ` 到 ${formatTime(data.suspended_until)}：${data.suspend_reason}` : ''}
        {data.signed_at
          ? ` ${formatTime(data.signed_at)} 签署规范 ${data.rules_version ?? ''}`
          : ' 待签署规范'}
      </p>
      <p className={styles.certified}>
        {data.certified.map(({ label, value }) => `${label} ${value}`).join(' · ')}
      </p>
      {may && data.status !== 8 ? (
        <Button onClick={() => setAsked(suspended ? 'resume' : 'suspend')}>
          {suspended ? '提前恢复接单' : '暂停接单'}
        </Button>
      ) : null}
      <ul className={styles.lines}>
        {data.history.slice(0, 10).map(({ who, text, note, at }, n) => (
          <li key={`${at}${n}`}>
            {formatTime(at)} · {who} {text}
            {note ? `：${note}` : ''}
          </li>
        ))}
      </ul>
      {asked === 'suspend' ? <Suspend id={id} onClose={close} /> : null}
      {asked === 'resume' ? <Resume id={id} onClose={close} /> : null}
    </section>
  );
}
