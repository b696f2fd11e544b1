import { Panel } from '@harbor/ui/desktop';
import { Button } from 'antd';
import { Editor, useEditing, type WritingProps } from './Editor';
import { SavingNote } from './form/SavingNote';
import { Progress } from './Progress';
import styles from './Writing.module.css';

/** The form, with where one stands beside it. */
export function Writing({ initial, guide }: WritingProps) {
  const editing = useEditing(initial);
  const { form, sending, label, loggedIn } = editing;
  return (
    <div className={styles.columns}>
      <Editor editing={editing} guide={guide} className={styles.main} />
      <aside className={styles.aside}>
        <Panel padding="s">
          <h2>填写进度</h2>
          <Progress sending={sending} />
          <Button type="primary" size="large" block loading={sending.sending} onClick={sending.submit}>
            {label}
          </Button>
          <p className={styles.saving}>
            <SavingNote state={form.state} loggedIn={loggedIn} />
          </p>
        </Panel>
      </aside>
    </div>
  );
}
