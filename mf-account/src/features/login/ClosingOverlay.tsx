import { formatDate } from '@harbor/ui';
import { Confirm } from '@harbor/ui/kit';
import styles from '../../credentials/forms.module.css';
import { ProblemLine } from '../../form/ProblemLine';
import type { ClosingQuestion } from './useClosingQuestion';

/** Tells that the account is being closed, and asks whether to keep it. */
export function ClosingOverlay({ question }: { question: ClosingQuestion }) {
  const { asked, busy, problem, keep, close } = question;
  return (
    <Confirm
      open={asked !== null}
      onClose={close}
      title="账号正在注销中"
      width={440}
      yes="取消注销并登录"
      no="继续注销"
      loading={busy}
      onYes={keep}
    >
      <p className={styles.intro}>
        您申请了注销，账号将于 {asked ? formatDate(asked.closesAt) : ''}{' '}
        注销。取消注销后，账号和全部内容保持原样。
      </p>
      <ProblemLine problem={problem} />
    </Confirm>
  );
}
