import { Button } from '@harbor/ui/kit';
import { Changes } from './Changes';
import { documentOf } from './document';
import styles from './FormPage.module.css';
import type { FormEditor } from './useFormEditor';

interface ClashProps {
  editor: FormEditor;
}

/** A colleague saved, published or gave up meanwhile: both stay until somebody chooses. */
export function Clash({ editor }: ClashProps) {
  const { theirs, document, problem, saving } = editor;
  if (!theirs) return null;
  const other = theirs.draft?.document ?? documentOf(theirs.current);
  return (
    <section className={styles.clash} role="alert" aria-label="另有更新的修改">
      <b>{problem || '这张信息表另有更新的修改'}</b>
      <p>
        您这里的内容还在，没有丢失。
        {theirs.draft
          ? `与 ${theirs.draft.saved_by.name} 保存的草稿相比，您这里的不同之处：`
          : `与现在的第 ${theirs.current.version} 版相比，您这里的不同之处：`}
      </p>
      <div className={styles.differences}>
        <Changes before={other} after={document} />
      </div>
      <span className={styles.answers}>
        <Button kind="primary" loading={saving} onClick={editor.keepMine}>
          以我这里的为准
        </Button>
        <Button onClick={editor.takeTheirs}>改用对方的内容</Button>
      </span>
    </section>
  );
}
