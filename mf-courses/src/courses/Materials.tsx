import type { CourseFile } from '@harbor/contract';
import { Button, Empty } from '@harbor/ui/kit';
import { Download, FileText, Lock } from 'lucide-react';
import { useState } from 'react';
import { forMembers } from '../parts/forMembers';
import styles from './Materials.module.css';
import { useMaterial } from './queries';
import { sizeText } from './words';

interface MaterialsProps {
  files: readonly CourseFile[];
  /** Title of a lesson, for files that are not of the whole course. */
  lessonOf?: (lesson: number) => string | undefined;
  /** The course costs nothing. */
  free?: boolean;
}

/** What can be taken along; each download is written down. */
export function Materials({ files, lessonOf, free = false }: MaterialsProps) {
  if (files.length === 0)
    return <Empty compact title="没有附加资料" description="老师上传后，可以在这里下载" />;
  return (
    <ul className={styles.list}>
      {files.map((file) => (
        <li key={file.id}>
          <Material
            file={file}
            where={file.lesson_id === null ? '全课程' : lessonOf?.(file.lesson_id)}
            free={free}
          />
        </li>
      ))}
    </ul>
  );
}

interface MaterialProps {
  file: CourseFile;
  where: string | undefined;
  free: boolean;
}

function Material({ file, where, free }: MaterialProps) {
  const { id, name, size, type, allowed } = file;
  const [busy, setBusy] = useState(false);
  const ticket = useMaterial();
  const download = () =>
    forMembers('请登录后下载资料', async () => {
      setBusy(true);
      try {
        const { url } = await ticket.mutateAsync({ params: { id } });
        window.location.assign(url);
      } catch {
        // The call has said why.
      } finally {
        setBusy(false);
      }
    });
  return (
    <div className={styles.file}>
      <FileText size={22} aria-hidden />
      <div className={styles.words}>
        <p className={styles.name}>{name}</p>
        <p className={styles.facts}>
          {[where, type.toUpperCase(), sizeText(size)].filter(Boolean).join(' · ')}
        </p>
      </div>
      {allowed ? (
        <Button loading={busy} icon={<Download size={15} aria-hidden />} onClick={download}>
          下载
        </Button>
      ) : (
        <span className={styles.closed}>
          <Lock size={14} aria-hidden />
          {free ? '加入后可下载' : '购买后可下载'}
        </span>
      )}
    </div>
  );
}
