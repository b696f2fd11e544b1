import { Button, Overlay } from '@harbor/ui/kit';
import { useState } from 'react';
import { WordsField } from '../../parts/WordsField';
import { Changes } from './Changes';
import styles from './Dialogs.module.css';
import { documentOf } from './document';
import type { FormEditor } from './useFormEditor';

interface PublishDialogProps {
  editor: FormEditor;
  onClose: () => void;
}

/** Asks what was changed before a version is published, and says for whom it counts. */
export function PublishDialog({ editor, onClose }: PublishDialogProps) {
  const { desk, document, problem, publishing, saving } = editor;
  const [note, setNote] = useState('');
  const [missing, setMissing] = useState('');
  const begun = desk.versions.reduce((sum, { writing }) => sum + writing, 0);
  async function handlePublish() {
    if (note.trim().length < 4) {
      setMissing('请至少用4个字说明改了什么');
      return;
    }
    setMissing('');
    if (await editor.publish(note.trim())) onClose();
  }
  return (
    <Overlay
      open
      onClose={onClose}
      title={`发布「${document.title}」新版本`}
      width={640}
      closeOnMask={false}
      footer={
        <>
          <Button onClick={onClose}>取消</Button>
          <Button kind="primary" loading={publishing || saving} onClick={() => void handlePublish()}>
            发布新版本
          </Button>
        </>
      }
    >
      <div className={styles.body}>
        <section>
          <h3 className={styles.title}>与当前第 {desk.current.version} 版相比</h3>
          <div className={styles.changes}>
            <Changes before={documentOf(desk.current)} after={document} />
          </div>
        </section>
        <p className={styles.note}>
          发布后，还没开始填写的订单和新订单按新版本填写。
          {begun > 0 ? `买家正在填写的 ${begun} 份草稿仍按原版本填完，` : '已开始填写的草稿仍按原版本填完，'}
          已提交的资料不变。
        </p>
        <WordsField
          label="修改说明"
          value={note}
          max={200}
          rows={2}
          error={missing}
          placeholder="例如：增加目标期刊一项，便于按期刊要求安排老师"
          onChange={setNote}
        />
        {problem ? (
          <p className={styles.problem} role="alert">
            {problem}
          </p>
        ) : null}
      </div>
    </Overlay>
  );
}
