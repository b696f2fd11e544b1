import { call, notify, useQuery } from '@harbor/runtime';
import { Button, Overlay } from '@harbor/ui/kit';
import { useDownload } from '@harbor/ui/upload';
import { useState } from 'react';
import { dayFrom } from './days';
import styles from './ExportDialog.module.css';
import { daysProblem, exportLimits, filterWords } from './exportFacts';
import { actionsQuery, type Filter } from './queries';

export interface ExportDialogProps {
  filter: Filter;
  onClose: () => void;
  onDone: () => void;
}

/** Says what an export will hold before it is made, and asks for its days. */
export function ExportDialog({ filter, onClose, onDone }: ExportDialogProps) {
  const known = useQuery(actionsQuery()).data;
  const [from, setFrom] = useState(filter.from ?? dayFrom(Date.now(), -29));
  const [to, setTo] = useState(filter.to ?? dayFrom(Date.now()));
  const { busy, download } = useDownload();
  const problem = daysProblem(from, to);

  const begin = () =>
    download(async () => {
      const made = await call('POST /staff/audit/export', { body: { ...filter, from, to }, silent: true });
      notify.success(`已导出 ${made.lines.toLocaleString('en')} 行，导出编号 ${made.number}`);
      onDone();
      return made;
    });

  return (
    <Overlay
      open
      title="导出操作日志"
      onClose={() => !busy && onClose()}
      width={520}
      footer={
        <div className={styles.foot}>
          <Button onClick={onClose} disabled={busy}>
            取消
          </Button>
          <Button kind="primary" loading={busy} disabled={problem !== undefined} onClick={() => void begin()}>
            导出 CSV
          </Button>
        </div>
      }
    >
      <div className={styles.days}>
        <label>
          开始日期
          <input type="date" value={from} disabled={busy} onChange={(event) => setFrom(event.target.value)} />
        </label>
        <label>
          结束日期
          <input type="date" value={to} disabled={busy} onChange={(event) => setTo(event.target.value)} />
        </label>
      </div>
      {problem ? (
        <p className={styles.problem} role="alert">
          {problem}
        </p>
      ) : null}
      <dl className={styles.facts}>
        <div>
          <dt>内容</dt>
          <dd>{filterWords(filter, known)}</dd>
        </div>
        <div>
          <dt>列</dt>
          <dd>行号、时间、操作人、操作、对象、详情、来源</dd>
        </div>
        <div>
          <dt>水印</dt>
          <dd>文件开头与每一行都带您的姓名、导出时间和导出编号</dd>
        </div>
        <div>
          <dt>上限</dt>
          <dd>
            {exportLimits.days} 天、{exportLimits.lines.toLocaleString('en')} 行；本次导出会记入操作日志
          </dd>
        </div>
      </dl>
    </Overlay>
  );
}

export default ExportDialog;
