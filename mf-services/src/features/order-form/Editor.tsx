import { Panel } from '@harbor/ui/desktop';
import { LeaveDialog } from '@harbor/ui/leave-question/desktop';
import { Button, Modal } from 'antd';
import { Part } from '../../parts/Part';
import { ErrorSummary } from './ErrorSummary';
import { FormSections, sectionId } from './FormSections';
import { Notices } from './Notices';
import { OrderBox } from './OrderBox';
import styles from './OrderFormPage.module.css';
import { SavedMark } from './SavedMark';
import { type EditorProps, useEditor } from './useEditor';

/** A form being filled in on a computer: fields on the left, where one stands on the right. */
export function Editor(props: EditorProps) {
  const { form, schema, onDrop } = props;
  const { state, clash: question, leaving, attempt, label, submit } = useEditor(props);
  const { progress, submitting, uploading, draft } = state;
  return (
    <div className={styles.page}>
      <form
        className={styles.main}
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          submit();
        }}
      >
        <Panel>
          <h1 className={styles.title}>{schema.title}</h1>
          <p className={styles.summary}>{schema.summary}</p>
        </Panel>
        <Notices state={state} />
        {state.tried && <ErrorSummary schema={schema} errors={state.wrong} attempt={attempt} />}
        <FormSections state={state} />
        <Panel className={styles.foot}>
          <Button type="primary" size="large" htmlType="submit" loading={submitting} disabled={uploading}>
            {label}
          </Button>
          <Button size="large" onClick={() => void draft.save()}>
            存草稿
          </Button>
          {form.actions.drop && (
            <Button size="large" type="text" onClick={onDrop}>
              放弃修改
            </Button>
          )}
          <SavedMark state={draft.state} />
        </Panel>
      </form>
      <aside className={styles.aside}>
        <OrderBox order={form.order} />
        <Part
          title="填写进度"
          size="aside"
          extra={
            <span className={styles.number}>
              {progress.done} / {progress.all}
            </span>
          }
        >
          <progress className={styles.bar} aria-label="填写进度" max={progress.all} value={progress.done} />
          <ul className={styles.steps}>
            {schema.sections.map(({ key, title }) => {
              const count = progress.sections[key];
              return (
                <li key={key}>
                  <button
                    type="button"
                    onClick={() =>
                      document.getElementById(sectionId(key))?.scrollIntoView({ block: 'start' })
                    }
                  >
                    {title}
                    <span>{count && count.all > 0 ? `${count.done} / ${count.all}` : '选填'}</span>
                  </button>
                </li>
              );
            })}
          </ul>
          <SavedMark state={draft.state} />
        </Part>
      </aside>
      <Modal
        open={question !== undefined}
        title={question?.title}
        okText={question?.yes}
        cancelText={question?.no}
        onOk={question?.onYes}
        onCancel={question?.onNo}
        mask={{ closable: false }}
        closable={false}
        centered
      >
        {question?.text}
      </Modal>
      <LeaveDialog {...leaving} />
    </div>
  );
}
