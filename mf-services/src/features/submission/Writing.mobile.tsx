import { BottomBar, Button } from '@harbor/ui/mobile';
import { Editor, useEditing, type WritingProps } from './Editor';
import { SavingNote } from './form/SavingNote';
import styles from './Writing.mobile.module.css';

/** The form, with where one stands above and the button below. */
export function Writing({ initial, guide }: WritingProps) {
  const editing = useEditing(initial);
  const { form, sending, label, loggedIn } = editing;
  return (
    <>
      <div className={styles.saved}>
        <SavingNote state={form.state} loggedIn={loggedIn} />
        <span>
          已填 {sending.required - sending.left} / {sending.required} 项
        </span>
      </div>
      <Editor editing={editing} guide={guide} className={styles.form} />
      <BottomBar label="提交稿件">
        <Button block loading={sending.sending} onClick={sending.submit}>
          {label}
        </Button>
      </BottomBar>
    </>
  );
}
