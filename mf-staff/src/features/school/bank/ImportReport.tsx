import type { QuestionImport } from '@harbor/contract';
import { Link } from '@harbor/runtime';
import { Button } from '@harbor/ui/kit';
import { Tag } from '@harbor/ui/tag';
import { useState } from 'react';
import { Card } from '../../../parts/Card';
import { Choice } from '../../../parts/Choice';
import { csvBlob, saveFile } from '../../../parts/saveFile';
import { counted, stemLine } from '../words';
import styles from './Import.module.css';

type Kind = 'all' | 'new' | 'same' | 'refused';
type Row = QuestionImport['rows'][number];

/** What becomes of a row. Pure. */
export const kindOf = ({ ok, same_as }: Row): Exclude<Kind, 'all'> =>
  same_as !== null ? 'same' : ok ? 'new' : 'refused';

const tones = { new: 'accent', same: 'plain', refused: 'alert' } as const;
const titles = { new: '可导入', same: '题库已有', refused: '不能导入' } as const;

/** More rows than these make the page slow; the file has all of them. */
const mostShown = 300;

/** Cells of a table that no spreadsheet takes for a formula. */
const cell = (text: string) => `"${(/^[=+\-@\t\r]/.test(text) ? `'${text}` : text).replaceAll('"', '""')}"`;

export interface ImportReportProps {
  report: QuestionImport;
  file: string;
  course: number;
  busy: boolean;
  onTake: () => void;
}

/** What the server found in a file, row by row, and the step that takes it in. */
export function ImportReport({ report, file, course, busy, onTake }: ImportReportProps) {
  const { counts, rows, dry, made, encoding } = report;
  const [kind, setKind] = useState<Kind>(counts.refused > 0 ? 'refused' : 'all');
  const shown = rows.filter((row) => kind === 'all' || kindOf(row) === kind);
  const refused = rows.filter((row) => kindOf(row) === 'refused');

  function handleRefused() {
    const lines = refused.map(({ row, stem, reasons }) =>
      [String(row), stem, reasons.join('；')].map(cell).join(),
    );
    saveFile('未导入的行.csv', csvBlob(['行,题干,原因', ...lines]));
  }

  return (
    <Card
      title={dry ? '核对结果' : '导入结果'}
      note={`${file} · ${encoding} · ${counted(counts.rows)} 行`}
      flush
    >
      <div className={styles.top}>
        <p role="status" className={styles.sum}>
          {dry
            ? `可导入 ${counted(counts.new)} 题，题库已有 ${counted(counts.same)} 题，不能导入 ${counted(counts.refused)} 行`
            : `已导入 ${counted(made)} 题，跳过题库已有的 ${counted(counts.same)} 题，未导入 ${counted(counts.refused)} 行`}
        </p>
        <div className={styles.row}>
          {dry ? (
            <Button kind="primary" loading={busy} disabled={counts.new === 0} onClick={onTake}>
              {counts.new > 0 ? `导入 ${counted(counts.new)} 题` : '没有可导入的题目'}
            </Button>
          ) : (
            <Link to={`/staff/exams/bank?course=${course}`}>去题库查看</Link>
          )}
          {refused.length > 0 ? <Button onClick={handleRefused}>下载未导入的行</Button> : null}
        </div>
        <Choice
          label="行"
          value={kind}
          options={[
            { value: 'all' as const, title: `全部 ${rows.length}` },
            { value: 'refused' as const, title: `不能导入 ${counts.refused}` },
            { value: 'same' as const, title: `题库已有 ${counts.same}` },
            { value: 'new' as const, title: `可导入 ${counts.new}` },
          ]}
          onChoose={setKind}
        />
      </div>
      <ul className={styles.rows} aria-label="文件里的行">
        {shown.slice(0, mostShown).map((row) => {
          const what = kindOf(row);
          return (
            <li key={row.row}>
              <span className={styles.number}>第 {row.row} 行</span>
              <span className={styles.words}>
                <b>{stemLine(row.stem) || '（没有题干）'}</b>
                <small>
                  {row.kind_text ? `${row.kind_text} · ` : ''}
                  {row.same_as === null ? (
                    row.reasons.join('；') || titles[what]
                  ) : (
                    <Link to={`/staff/exams/bank/${row.same_as}`}>与题目 {row.same_as} 相同，跳过</Link>
                  )}
                </small>
              </span>
              <Tag tone={tones[what]}>{!dry && what === 'new' ? '已导入' : titles[what]}</Tag>
            </li>
          );
        })}
        {shown.length === 0 ? <li>没有这样的行</li> : null}
      </ul>
      {shown.length > mostShown ? (
        <p className={styles.top}>
          只列出前 {mostShown} 行，其余 {counted(shown.length - mostShown)} 行请在文件里查看。
        </p>
      ) : null}
    </Card>
  );
}
