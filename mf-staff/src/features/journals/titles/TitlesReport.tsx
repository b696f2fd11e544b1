import type { DataOf } from '@harbor/contract';
import { Button } from '@harbor/ui/kit';
import { Card } from '../../../parts/Card';
import { FigureRow } from '../../../parts/FigureRow';
import { counted } from '../words';
import styles from './Titles.module.css';

export interface TitlesReportProps {
  name: string;
  report: DataOf<'POST /staff/journals/titles/check'>;
  written: boolean;
  onWrite: () => void;
  onClose: () => void;
}

/** What a file of titles would bring, or has brought, with the rows that match nothing. */
export function TitlesReport({ name, report, written, onWrite, onClose }: TitlesReportProps) {
  const { rows, added, known, refused, faults } = report;
  return (
    <Card title={written ? '已写入' : '试读结果，还没有写入'} extra={name}>
      <FigureRow
        figures={[
          { title: '行数', value: counted(rows) },
          { title: written ? '已新增' : '将新增', value: counted(added) },
          { title: '已有', value: counted(known), note: '不重复写入' },
          {
            title: '不采用',
            value: counted(refused),
            alert: refused > 0,
            note: refused > 0 ? '原因见下' : undefined,
          },
        ]}
      />
      {faults.length > 0 ? (
        <div className={styles.faults}>
          <ul aria-label="不采用的行">
            {faults.map(({ row, reason }) => (
              <li key={row}>
                <span>第 {counted(row)} 行</span>
                {reason}
              </li>
            ))}
          </ul>
          {refused > faults.length ? (
            <p>另有 {counted(refused - faults.length)} 行，改好上面这些后再试读。</p>
          ) : null}
        </div>
      ) : null}
      <div className={styles.acts}>
        {written ? (
          <Button onClick={onClose}>再上传一个</Button>
        ) : (
          <>
            <Button kind="primary" disabled={added === 0} onClick={onWrite}>
              写入 {counted(added)} 条题名
            </Button>
            <Button onClick={onClose}>换一个文件</Button>
            {added === 0 ? <span>没有可以新增的题名</span> : null}
          </>
        )}
      </div>
    </Card>
  );
}
