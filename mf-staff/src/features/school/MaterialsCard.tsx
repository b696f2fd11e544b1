import type { StoredFile } from '@harbor/contract';
import { fileTypes, mostFileBytes } from '@harbor/contract/file-types';
import { notify } from '@harbor/runtime';
import { Button } from '@harbor/ui/kit';
import { FileField, fileSize } from '@harbor/ui/upload';
import { useState } from 'react';
import { AskFirst } from '../../desk/AskFirst';
import { useSaving } from '../../desk/useSaving';
import { Card } from '../../parts/Card';
import styles from './MaterialsCard.module.css';
import { useAddMaterial, useRemoveMaterial, useTellCourse } from './queries';
import { counted } from './words';

const rule = { max: 5, types: [...fileTypes], max_bytes: mostFileBytes };

interface Material {
  id: number;
  name: string;
  size: number;
  downloads: number;
}

export interface MaterialsCardProps {
  title: string;
  note: string;
  course: number;
  /** Of a lesson; left out, of the whole course. */
  lesson?: number;
  files: readonly Material[];
}

/** Files that learners may download: sent in parts, checked by the server, then added. */
export function MaterialsCard({ title, note, course, lesson, files }: MaterialsCardProps) {
  const [sent, setSent] = useState<StoredFile[]>([]);
  const [busy, setBusy] = useState(false);
  const [asked, setAsked] = useState<Material>();
  const saving = useSaving();
  const add = useAddMaterial();
  const remove = useRemoveMaterial();
  const tell = useTellCourse(course);

  async function handleAdd() {
    for (const file of sent) {
      const body = { course_id: course, lesson_id: lesson ?? null, file: file.id };
      const saved = await saving.run(() => add.mutateAsync({ body }));
      if (!saved) return;
      tell(saved);
      setSent((before) => before.filter(({ id }) => id !== file.id));
    }
    notify.success('资料已添加');
  }

  return (
    <Card title={title} note={note}>
      {files.length > 0 ? (
        <ul className={styles.list} aria-label={title}>
          {files.map((file) => (
            <li key={file.id}>
              <span className={styles.name}>
                <b>{file.name}</b>
                <small>
                  {fileSize(file.size)} · 下载 {counted(file.downloads)} 次
                </small>
              </span>
              <Button aria-label={`移除 ${file.name}`} onClick={() => setAsked(file)}>
                移除
              </Button>
            </li>
          ))}
        </ul>
      ) : (
        <p className={styles.none}>还没有资料</p>
      )}
      <FileField
        label="添加资料"
        purpose="course_material"
        rule={rule}
        value={sent}
        onChange={setSent}
        onBusy={setBusy}
        error={saving.problem || undefined}
      />
      {sent.length > 0 ? (
        <Button loading={saving.busy} disabled={busy} onClick={() => void handleAdd()}>
          {busy ? '文件上传中…' : `把 ${sent.length} 个文件加为资料`}
        </Button>
      ) : null}
      {asked ? (
        <AskFirst
          title={`移除“${asked.name}”`}
          yes="移除"
          danger
          done="已移除"
          act={async () => tell(await remove.mutateAsync({ params: { id: asked.id } }))}
          onClose={() => setAsked(undefined)}
        >
          <p>移除后学员不能再下载，已下载的不受影响。</p>
        </AskFirst>
      ) : null}
    </Card>
  );
}
