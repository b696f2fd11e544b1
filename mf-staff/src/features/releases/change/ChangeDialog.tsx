import type { ReleasedRemote } from '@harbor/contract';
import { errorText } from '@harbor/ui';
import { Alert, Button, Input, Modal, Select } from 'antd';
import { useId } from 'react';
import { channelNames } from '../labels';
import styles from './ChangeDialog.module.css';
import { stateText } from './change';
import { ShareField } from './ShareField';
import { changeWords, useChangeForm, type Wish } from './useChangeForm';

export interface ChangeDialogProps {
  wish: Wish;
  /** The part as it is now; it may change while the dialog is open. */
  remote: ReleasedRemote;
  onClose: () => void;
}

const effects = {
  promote: '所有访客从下一次打开页面起使用它；正在浏览的人不受影响。',
  rollback: '所有访客从下一次打开页面起回到这个版本，被替换的版本会标为已撤下。',
  canary: '同一位访客会一直得到同一个版本；其余访客仍用稳定版。',
  stop: '所有访客从下一次打开页面起使用稳定版。',
} as const;

/** Asks before a channel is moved, says what will be, and never moves what the person has not seen. */
export function ChangeDialog({ wish, remote, onClose }: ChangeDialogProps) {
  const form = useChangeForm(wish, remote, onClose);
  const id = useId();
  const words = changeWords[wish.kind];
  const { seen, stale, problem, pending } = form;
  return (
    <Modal
      open
      title={`${words.title} · ${remote.remote}`}
      onCancel={pending ? undefined : onClose}
      mask={{ closable: !pending }}
      width={540}
      centered
      footer={[
        <Button key="cancel" onClick={onClose} disabled={pending}>
          取消
        </Button>,
        <Button
          key="ok"
          type="primary"
          danger={words.danger}
          loading={pending}
          disabled={form.obstacle !== undefined || stale}
          onClick={form.confirm}
        >
          {words.confirm}
        </Button>,
      ]}
    >
      <div className={styles.body}>
        <p className={styles.state}>
          现在：{channelNames.stable} <b>{seen.stable}</b>
          {seen.canary ? (
            <>
              ，{channelNames.canary} <b>{seen.canary}</b>（{seen.canary_share}%）
            </>
          ) : null}
        </p>
        {wish.kind === 'stop' ? null : (
          <div className={styles.field}>
            <label htmlFor={`${id}-version`}>{wish.kind === 'canary' ? '灰度版本' : '目标版本'}</label>
            <Select
              id={`${id}-version`}
              value={form.version}
              onChange={form.setVersion}
              options={form.choices.map((version) => ({ value: version, label: version }))}
              disabled={pending}
              placeholder="请选择版本"
            />
          </div>
        )}
        {wish.kind === 'canary' ? (
          <ShareField value={form.share} onChange={form.setShare} disabled={pending} />
        ) : null}
        <div className={styles.field}>
          <label htmlFor={`${id}-reason`}>原因（选填，写入变更记录）</label>
          <Input
            id={`${id}-reason`}
            value={form.reason}
            onChange={(event) => form.setReason(event.target.value)}
            maxLength={200}
            disabled={pending}
            onPressEnter={form.confirm}
          />
        </div>
        <p className={styles.effect}>{effects[wish.kind]}</p>
        {form.warning ? <Alert type="warning" showIcon title={form.warning} /> : null}
        {form.obstacle && !stale ? <Alert type="info" showIcon title={form.obstacle} /> : null}
        {stale ? (
          <Alert
            type="warning"
            showIcon
            title={`${remote.moved_by} 刚刚变更了通道，您的操作没有执行`}
            description={`现在：${stateText(remote)}。请核对后再决定。`}
            action={
              <Button size="small" onClick={form.acceptNewState}>
                按新状态继续
              </Button>
            }
          />
        ) : null}
        {problem && !stale ? <Alert type="error" showIcon title={errorText(problem)} /> : null}
      </div>
    </Modal>
  );
}

export default ChangeDialog;
