import type { SubmissionGuide } from '@harbor/contract';
import { useNavigate, useSession } from '@harbor/runtime';
import { BottomBar, Button } from '@harbor/ui/mobile';
import { Editor, submitLabel, useEditing } from './Editor';
import { SavingNote } from './form/SavingNote';
import { ruleOf } from './guideRule';
import type { InitialDraft } from './useInitialDraft';
import styles from './Writing.mobile.module.css';

interface WritingProps {
  initial: InitialDraft;
  guide: SubmissionGuide;
}

/** The form, with where one stands above and the button below. */
export function Writing({ initial, guide }: WritingProps) {
  const navigate = useNavigate();
  const { loggedIn } = useSession();
  const editing = useEditing(initial, (id) => void navigate(`/uploadfile/${id}`));
  const { form, sending } = editing;
  return (
    <>
      <div className={styles.saved}>
        <SavingNote state={form.state} loggedIn={loggedIn} />
        <span>
          已填 {sending.required - sending.left} / {sending.required} 项
        </span>
      </div>
      <form
        className={styles.form}
        aria-label="提交稿件"
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          sending.submit();
        }}
      >
        <Editor editing={editing} rule={ruleOf(guide)} />
      </form>
      <BottomBar label="提交稿件">
        <Button block loading={sending.sending} onClick={sending.submit}>
          {submitLabel(sending, loggedIn)}
        </Button>
      </BottomBar>
    </>
  );
}
