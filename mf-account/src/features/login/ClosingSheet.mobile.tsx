import { formatDate } from '@harbor/ui';
import { Button, Sheet } from '@harbor/ui/mobile';
import { ProblemLine } from '../../form/ProblemLine';
import styles from './forms.mobile.module.css';
import type { ClosingQuestion } from './useClosingQuestion';

/** Tells that the account is being closed, and asks whether to keep it. */
export function ClosingSheet({ question }: { question: ClosingQuestion }) {
  const { asked, busy, problem, keep, close } = question;
  return (
    <Sheet
      open={asked !== null}
      onClose={close}
      title="账号正在注销中"
      closeOnMask={false}
      footer={
        <>
          <Button kind="outline" onClick={close}>
            继续注销
          </Button>
          <Button loading={busy} onClick={keep}>
            取消注销并登录
          </Button>
        </>
      }
    >
      <p className={styles.intro}>
        您申请了注销，账号将于 {asked ? formatDate(asked.closesAt) : ''}{' '}
        注销。取消注销后，账号和全部内容保持原样。
      </p>
      <ProblemLine problem={problem} />
    </Sheet>
  );
}
