import type { SubmissionGuide } from '@harbor/contract';
import { useNavigate, useSession } from '@harbor/runtime';
import { Panel } from '@harbor/ui/desktop';
import { Button } from 'antd';
import { Editor, submitLabel, useEditing } from './Editor';
import { SavingNote } from './form/SavingNote';
import { ruleOf } from './guideRule';
import { Progress } from './Progress';
import type { InitialDraft } from './useInitialDraft';
import styles from './Writing.module.css';

interface WritingProps {
  initial: InitialDraft;
  guide: SubmissionGuide;
}

/** The form, with where one stands beside it. */
export function Writing({ initial, guide }: WritingProps) {
  const navigate = useNavigate();
  const { loggedIn } = useSession();
  const editing = useEditing(initial, (id) => void navigate(`/uploadfile/${id}`));
  const { form, sending } = editing;
  return (
    <div className={styles.columns}>
      <form
        className={styles.main}
        aria-label="提交稿件"
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          sending.submit();
        }}
      >
        <Editor editing={editing} rule={ruleOf(guide)} />
      </form>
      <aside className={styles.aside}>
        <Panel padding="s">
          <h2>填写进度</h2>
          <Progress sending={sending} />
          <Button type="primary" size="large" block loading={sending.sending} onClick={sending.submit}>
            {submitLabel(sending, loggedIn)}
          </Button>
          <p className={styles.saving}>
            <SavingNote state={form.state} loggedIn={loggedIn} />
          </p>
        </Panel>
      </aside>
    </div>
  );
}
