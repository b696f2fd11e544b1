import type { StoredFile, SubmissionDetail } from '@harbor/contract';
import { aiUses } from '@harbor/contract/submission-status';
import { FileRow } from '@harbor/ui/upload';
import styles from './ManuscriptFacts.module.css';

/** The manuscript as it was handed in. */
export function ManuscriptFacts({ submission }: { submission: SubmissionDetail }) {
  const { manuscript } = submission;
  const facts = [
    ['类型', [submission.kind_text, submission.language_text].join(' · ')],
    ['学科', submission.subject_text],
    ['目标级别', submission.level_text],
    ['关键词', manuscript.keywords?.join('；')],
    ['意向期刊', manuscript.target_journals],
    ['希望投出', manuscript.wish_date],
    [
      'AI 使用',
      [manuscript.ai_use && aiUses[manuscript.ai_use], manuscript.ai_note].filter(Boolean).join('：'),
    ],
    ['补充说明', manuscript.note],
  ].filter(([, value]) => value);
  return (
    <div className={styles.box}>
      <dl className={styles.facts}>
        {facts.map(([label, value]) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
      <h3>作者</h3>
      <ol className={styles.authors}>
        {manuscript.authors?.map(({ name, unit, corresponding }, i) => (
          <li key={`${i}-${name}`}>
            {name}
            {corresponding && <b>通讯作者</b>}
            <span>{unit}</span>
          </li>
        ))}
      </ol>
      <details>
        <summary>摘要</summary>
        <p className={styles.abstract}>{manuscript.abstract}</p>
      </details>
    </div>
  );
}

interface FileListProps {
  files: StoredFile[];
  label: string;
}

/** Files that can be downloaded by author and editor. */
export function FileList({ files, label }: FileListProps) {
  if (files.length === 0) return null;
  return (
    <ul className={styles.files} aria-label={label}>
      {files.map((file) => (
        <FileRow key={file.id} file={file} />
      ))}
    </ul>
  );
}
