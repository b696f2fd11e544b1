import type { StaffUser } from '@harbor/contract';
import type { ApiError } from '@harbor/runtime';
import { errorText } from '@harbor/ui';
import { Button, Overlay } from '@harbor/ui/kit';
import { useState } from 'react';
import { WordsField } from '../../parts/WordsField';
import { useFreeze, useUnfreeze } from './queries';
import { frozen } from './status';
import styles from './UsersPage.module.css';

/** Asks why, and closes an account or opens it. */
export function FreezeQuestion({ user, onClose }: { user: StaffUser | undefined; onClose: () => void }) {
  const [reason, setReason] = useState('');
  const [problem, setProblem] = useState('');
  const opens = user?.status === frozen;
  const handlers = {
    onSuccess() {
      setReason('');
      onClose();
    },
    onError: (error: ApiError) => setProblem(error.fieldError('reason') ?? errorText(error)),
  };
  const freeze = useFreeze(handlers);
  const unfreeze = useUnfreeze(handlers);
  function handle() {
    if (!user) return;
    const text = reason.trim();
    if (text.length < 2) {
      setProblem('请填写原因');
      return;
    }
    setProblem('');
    const input = { params: { id: user.id }, body: { reason: text } };
    if (opens) unfreeze.mutate(input);
    else freeze.mutate(input);
  }
  return (
    <Overlay
      open={user !== undefined}
      onClose={onClose}
      title={`${opens ? '解除冻结' : '冻结'} ${user?.nickname ?? ''}`}
      closeOnMask={false}
      footer={
        <>
          <Button onClick={onClose}>取消</Button>
          <Button
            kind={opens ? 'primary' : 'danger'}
            loading={freeze.isPending || unfreeze.isPending}
            onClick={handle}
          >
            {opens ? '解除冻结' : '冻结账号'}
          </Button>
        </>
      }
    >
      <p className={styles.said}>{opens ? '解除后可以重新登录。' : '原因会告知本人，所有设备退出登录。'}</p>
      <WordsField label="原因" value={reason} onChange={setReason} max={200} error={problem} focus />
    </Overlay>
  );
}
