import type { FileRule, StoredFile } from '@harbor/contract';
import { SentinelHint, useSentinel } from '@harbor/sentinel';
import { FileField } from '@harbor/ui/upload';
import { useState } from 'react';
import styles from './ActForm.module.css';
import { type ActFormProps, ActFrame } from './ActFrame';
import { useAct } from './useAct';

/** Answers the editor's question, with further files. */
export function SupplyForm({ submission, rule }: ActFormProps & { rule: FileRule }) {
  const [content, setContent] = useState('');
  const [files, setFiles] = useState<StoredFile[]>([]);
  const [uploading, setUploading] = useState(false);
  const act = useAct('POST /submission/supply/:id', submission.id, '已补充，编辑会继续评估');
  const watch = useSentinel(content, 'submission');
  return (
    <ActFrame
      title="补充资料"
      button="提交补充"
      busy={act.busy || uploading}
      problem={act.errors.form ?? act.errors.content}
      onSubmit={async () => {
        if (content.trim().length < 2) act.refuse('content', '请填写补充说明');
        else if (await watch.check()) act.send({ content: content.trim(), files: files.map(({ id }) => id) });
      }}
    >
      <p className={styles.question}>
        <b>编辑：</b>
        {submission.question}
      </p>
      <label>
        补充说明
        <textarea
          rows={4}
          maxLength={1000}
          value={content}
          placeholder="逐条回答编辑的问题"
          onChange={({ target }) => setContent(target.value)}
        />
      </label>
      <SentinelHint watch={watch} onAdopt={setContent} />
      <FileField
        label="补充文件"
        purpose="submission_supply"
        value={files}
        rule={rule}
        onChange={setFiles}
        onBusy={setUploading}
        error={act.errors.files}
      />
    </ActFrame>
  );
}
