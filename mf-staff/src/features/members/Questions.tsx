import type { TeamMember } from '@harbor/contract';
import { notify } from '@harbor/runtime';
import { Confirm } from '@harbor/ui/kit';
import { useChange } from '../entry';
import styles from './Members.module.css';
import { useRemoveMember, useResetSecondFactor } from './queries';

export interface QuestionProps {
  member: TeamMember;
  onClose: () => void;
}

/** Asks before somebody leaves the team. */
export function RemoveQuestion({ member, onClose }: QuestionProps) {
  const remove = useRemoveMember();
  const change = useChange();
  async function handleYes() {
    if (!(await change.run(() => remove.mutateAsync({ params: { id: member.user_id } })))) return;
    notify.success(`已将 ${member.name} 移出团队`);
    onClose();
  }
  return (
    <Confirm
      open
      onClose={onClose}
      title={`移出 ${member.name}`}
      yes="移出团队"
      danger
      loading={change.busy}
      onYes={() => void handleYes()}
    >
      <p>移出后立即失去工作台的全部权限，两步验证一并清除；账号本身不受影响。</p>
      {change.problem ? (
        <p className={styles.problem} role="alert">
          {change.problem}
        </p>
      ) : null}
    </Confirm>
  );
}

/** Asks before a second factor is forgotten. */
export function ResetQuestion({ member, onClose }: QuestionProps) {
  const reset = useResetSecondFactor();
  const change = useChange();
  async function handleYes() {
    if (!(await change.run(() => reset.mutateAsync({ params: { id: member.user_id } })))) return;
    notify.success(`已重置 ${member.name} 的两步验证`);
    onClose();
  }
  return (
    <Confirm
      open
      onClose={onClose}
      title={`重置 ${member.name} 的两步验证`}
      yes="重置"
      danger
      loading={change.busy}
      onYes={() => void handleYes()}
    >
      <p>请先当面或电话确认是本人。重置后对方须重新绑定验证器才能进入，原来的恢复码全部作废，并收到通知。</p>
      {change.problem ? (
        <p className={styles.problem} role="alert">
          {change.problem}
        </p>
      ) : null}
    </Confirm>
  );
}
