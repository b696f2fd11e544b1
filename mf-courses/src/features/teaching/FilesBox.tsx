import type { StoredFile, TeachingLesson } from '@harbor/contract';
import { fileTypes, mostFileBytes } from '@harbor/contract/file-types';
import { Button } from '@harbor/ui/kit';
import { FileField, fileSize } from '@harbor/ui/upload';
import { useState } from 'react';
import { useAddMaterial, useRemoveMaterial } from './queries';
import styles from './Teaching.module.css';
import { useAct } from './useAct';

const rule = { max: 5, types: [...fileTypes], max_bytes: mostFileBytes };

/** Files that learners may download once they were passed. */
export function FilesBox({ lesson: { id, title, files } }: { lesson: TeachingLesson }) {
  const [open, setOpen] = useState(false);
  const [sent, setSent] = useState<StoredFile[]>([]);
  const [sending, setSending] = useState(false);
  const add = useAddMaterial();
  const remove = useRemoveMaterial();
  const act = useAct();
  const addAll = () =>
    act.run(async () => {
      for (const file of sent) {
        await add.mutateAsync({ body: { lesson_id: id, file: file.id } });
        setSent((left) => left.filter((one) => one.id !== file.id));
      }
      setOpen(false);
    });
  return (
    <div className={styles.box}>
      {files.map(({ id: file, name, size, waits }) => (
        <p key={file} className={styles.row}>
          <span>
            {name} · {fileSize(size)}
            {waits ? '（待审后可下载）' : ''}
          </span>
          {waits ? (
            <Button
              kind="text"
              aria-label={`移除 ${name}`}
              onClick={() => void act.run(() => remove.mutateAsync({ params: { id: file } }))}
            >
              移除
            </Button>
          ) : null}
        </p>
      ))}
      {open ? (
        <>
          <FileField
            label={`${title} 的资料`}
            purpose="course_material"
            rule={rule}
            value={sent}
            onChange={setSent}
            onBusy={setSending}
          />
          {sent.length > 0 ? (
            <Button loading={act.busy} disabled={sending} onClick={() => void addAll()}>
              把 {sent.length} 个文件加为资料
            </Button>
          ) : null}
        </>
      ) : (
        <p className={styles.row}>
          <span>课程资料：{files.length > 0 ? `${files.length} 份` : '未上传'}</span>
          <Button kind="text" aria-label={`添加资料 ${title}`} onClick={() => setOpen(true)}>
            添加
          </Button>
        </p>
      )}
      {act.problem ? (
        <p className={styles.problem} role="alert">
          {act.problem}
        </p>
      ) : null}
    </div>
  );
}
