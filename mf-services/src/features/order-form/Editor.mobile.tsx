import { HiddenTitle } from '@harbor/ui/heading';
import { LeaveSheet } from '@harbor/ui/leave-question/mobile';
import { BottomBar, Button, Sheet } from '@harbor/ui/mobile';
import { ErrorSummary } from './ErrorSummary';
import { FormSections } from './FormSections';
import { Notices } from './Notices';
import { OrderBox } from './OrderBox';
import styles from './OrderFormPage.mobile.module.css';
import { SavedMark } from './SavedMark';
import { type EditorProps, useEditor } from './useEditor';

/** A form being filled in on a phone: where one stands above, what to do below. */
export function Editor(props: EditorProps) {
  const { form, schema, onDrop } = props;
  const { state, clash: question, leaving, attempt, label, submit } = useEditor(props);
  const { progress, submitting, uploading, draft } = state;
  return (
    <div className={styles.page}>
      <HiddenTitle>{schema.title}</HiddenTitle>
      <div className={styles.head}>
        <div className={styles.row}>
          <strong>{schema.title}</strong>
          <SavedMark state={draft.state} />
        </div>
        <div className={styles.row}>
          <progress className={styles.bar} aria-label="填写进度" max={progress.all} value={progress.done} />
          <span className={styles.count}>
            已填 {progress.done} / {progress.all} 项
          </span>
        </div>
      </div>
      <div className={styles.notices}>
        <Notices state={state} />
        {state.tried && <ErrorSummary schema={schema} errors={state.wrong} attempt={attempt} />}
      </div>
      <FormSections state={state} />
      <div className={styles.order}>
        <OrderBox order={form.order} />
        {form.actions.drop && (
          <Button kind="text" onClick={onDrop}>
            放弃修改
          </Button>
        )}
      </div>
      <BottomBar label="提交资料">
        <Button kind="outline" onClick={() => void draft.save()}>
          存草稿
        </Button>
        <Button className={styles.wide} loading={submitting} disabled={uploading} onClick={submit}>
          {label}
        </Button>
      </BottomBar>
      <Sheet
        open={question !== undefined}
        title={question?.title ?? ''}
        closeOnMask={false}
        onClose={() => question?.onNo()}
        footer={
          <>
            <Button kind="outline" onClick={() => question?.onNo()}>
              {question?.no}
            </Button>
            <Button onClick={() => question?.onYes()}>{question?.yes}</Button>
          </>
        }
      >
        <p>{question?.text}</p>
      </Sheet>
      <LeaveSheet {...leaving} />
    </div>
  );
}
