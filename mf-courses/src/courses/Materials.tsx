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
}

/** What can be taken along; each download is written down. */
export function Materials({ files, lessonOf }: MaterialsProps) {
  if (files.length === 0) return <Empty compact title="没有附加资料" />;
  return (
    <ul className={styles.list}>
      {files.map((file) => (
        <li key={file.id}>
          <Material file={file} where={file.lesson_id === null ? '全课程' : lessonOf?.(file.lesson_id)} />
        </li>
      ))}
    </ul>
  );
}

function Material({ file, where }: { file: CourseFile; where: string | undefined }) {
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
          购买后可下载
        </span>
      )}
    </div>
  );
}
