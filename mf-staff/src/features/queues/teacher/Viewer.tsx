import type { DeskTeacherApplication } from '@harbor/contract';
import { ApiError } from '@harbor/runtime';
import { errorText } from '@harbor/ui';
import { Button } from '@harbor/ui/kit';
import { useState } from 'react';
import { Card } from '../../../parts/Card';
import { useOpenEvidence } from '../queries';
import styles from './Teacher.module.css';

type Evidence = DeskTeacherApplication['items'][number]['files'][number];

interface Shown {
  file: Evidence;
  url: string;
  type: string;
}

/** 12 MB, 340 KB */
const sizeOf = (bytes: number) =>
  bytes >= 1_048_576 ? `${(bytes / 1_048_576).toFixed(1)} MB` : `${Math.ceil(bytes / 1024)} KB`;

/** Evidence under its watermark. Each opening is written down, and the applicant reads it. */
export function Viewer({ application, mine }: { application: DeskTeacherApplication; mine: boolean }) {
  const open = useOpenEvidence();
  const [shown, setShown] = useState<Shown>();
  const [zoom, setZoom] = useState(100);
  const [problem, setProblem] = useState('');
  const files = application.items.flatMap(({ label, files: own }) => own.map((file) => ({ label, file })));

  async function look(file: Evidence) {
    setProblem('');
    try {
      const { url, type } = await open.mutateAsync({
        params: { id: application.id },
        body: { evidence: file.id },
      });
      setShown({ file, url, type });
      setZoom(100);
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      setProblem(errorText(error));
    }
  }

  return (
    <Card
      title={shown ? shown.file.name : '证明材料'}
      note={shown ? `${sizeOf(shown.file.size)} · 第 ${shown.file.round} 次提交` : `${files.length} 份`}
      flush
    >
      <div className={styles.view}>
        {shown?.type === 'pdf' ? <iframe src={shown.url} title={shown.file.name} /> : null}
        {shown && shown.type !== 'pdf' ? (
          <img src={shown.url} alt={shown.file.name} style={{ width: `${zoom}%`, maxWidth: 'none' }} />
        ) : null}
        {shown ? null : <p>{mine ? '选择一份材料打开' : '开始审核后可以打开材料'}</p>}
      </div>
      {shown && shown.type !== 'pdf' ? (
        <div className={styles.tools}>
          <Button kind="outline" onClick={() => setZoom((now) => Math.max(50, now - 25))}>
            缩小
          </Button>
          <span>{zoom}%</span>
          <Button kind="outline" onClick={() => setZoom((now) => Math.min(300, now + 25))}>
            放大
          </Button>
        </div>
      ) : null}
      <div className={styles.thumbs}>
        {files.map(({ label, file }) => (
          <Button
            key={file.id}
            kind={shown?.file.id === file.id ? 'primary' : 'outline'}
            disabled={!mine || file.status === 4 || open.isPending}
            onClick={() => void look(file)}
          >
            {label}
            {file.status === 4 ? '（已删除）' : ''}
          </Button>
        ))}
      </div>
      {problem ? (
        <p className={styles.hint} role="alert">
          {problem}
        </p>
      ) : null}
      <p className={styles.note}>您的每次打开都会记录，申请人可见。图片不可下载。</p>
    </Card>
  );
}
