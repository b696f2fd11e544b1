import { call, viewTime } from '@harbor/runtime';
import { formatDate } from '@harbor/ui';
import { Button, Field, Overlay } from '@harbor/ui/kit';
import { useDownload } from '@harbor/ui/upload';
import { Download } from 'lucide-react';
import { useState } from 'react';
import styles from './StatementButton.module.css';

/** A statement of some days, as a table for spreadsheets or as a PDF. */
export function StatementButton() {
  const [open, setOpen] = useState(false);
  const today = formatDate(viewTime());
  const [range, setRange] = useState({ from: `${today.slice(0, 4)}-01-01`, to: today });
  const { busy, download } = useDownload();
  const save = (format: 'csv' | 'pdf') =>
    download(() => call('POST /income/statement', { body: { format, ...range } }));
  const days = [
    ['from', '开始日期'],
    ['to', '结束日期'],
  ] as const;
  return (
    <>
      <Button icon={<Download size={15} aria-hidden />} onClick={() => setOpen(true)}>
        导出
      </Button>
      <Overlay
        open={open}
        onClose={() => setOpen(false)}
        title="导出对账单"
        width={440}
        footer={
          <span className={styles.acts}>
            <Button size="l" loading={busy} onClick={() => void save('csv')}>
              表格（CSV）
            </Button>
            <Button kind="primary" size="l" loading={busy} onClick={() => void save('pdf')}>
              PDF
            </Button>
          </span>
        }
      >
        <div className={styles.days}>
          {days.map(([key, label]) => (
            <Field key={key} label={label}>
              {(control) => (
                <input
                  {...control}
                  type="date"
                  className={styles.day}
                  value={range[key]}
                  max={today}
                  onChange={({ target }) => target.value && setRange({ ...range, [key]: target.value })}
                />
              )}
            </Field>
          ))}
        </div>
        <p className={styles.note}>含这些日子验收的收入与申请的提现，可作为次年汇算清缴的资料。</p>
      </Overlay>
    </>
  );
}
