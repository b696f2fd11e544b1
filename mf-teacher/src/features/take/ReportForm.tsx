import type { StoredFile, WaitTakeDetail } from '@harbor/contract';
import { SentinelHint, useSentinel } from '@harbor/sentinel';
import { Button, Field } from '@harbor/ui/kit';
import { FileField } from '@harbor/ui/upload';
import { type FormEvent, useState } from 'react';
import { Box } from './Box';
import styles from './Form.module.css';
import { reportFiles } from './fileRule';
import { useReport } from './queries';
import { useAct } from './useAct';

const most = 300;

interface ReportFormProps {
  order: WaitTakeDetail;
  service: NonNullable<WaitTakeDetail['service']>;
}

/** Tells the buyer how far the work is: its share only grows. */
export function ReportForm({ order, service }: ReportFormProps) {
  const least = Math.max(1, service.percent);
  const [chosen, setChosen] = useState<number>();
  const percent = Math.max(least, chosen ?? Math.min(100, service.percent + 10));
  const [text, setText] = useState('');
  const [files, setFiles] = useState<StoredFile[]>([]);
  const [busy, setBusy] = useState(false);
  const act = useAct();
  const watch = useSentinel(text, 'order_chat');
  const report = useReport({
    onSuccess: () => {
      act.done('已汇报，客户会收到通知');
      setText('');
      setFiles([]);
      setChosen(undefined);
    },
    onError: act.failed,
  });
  const short = text.trim().length < 2;
  const send = async (event: FormEvent) => {
    event.preventDefault();
    if (short || busy || report.isPending || !(await watch.check())) return;
    act.begin();
    report.mutate({
      params: { id: String(order.card.id) },
      body: { percent, text: text.trim(), files: files.map(({ id }) => id) },
    });
  };
  return (
    <Box title="汇报进度" extra="客户会收到通知">
      <form className={styles.form} onSubmit={send} noValidate>
        <div>
          <p className={styles.percent}>
            <span>完成比例，只能增加</span>
            <b>{percent}%</b>
          </p>
          <input
            type="range"
            className={styles.slider}
            aria-label="完成比例"
            min={least}
            max={100}
            value={percent}
            onChange={({ target }) => setChosen(Number(target.value))}
          />
          <p className={styles.percent}>
            <span>上次 {service.percent}%</span>
            <span>100%</span>
          </p>
        </div>
        <Field label="说明" extra={`${text.length} / ${most}`} error={act.fieldProblem('text') ?? ''}>
          {(control) => (
            <textarea
              {...control}
              className={styles.area}
              maxLength={most}
              value={text}
              onChange={({ target }) => setText(target.value)}
            />
          )}
        </Field>
        <SentinelHint watch={watch} onAdopt={setText} />
        <FileField
          label="汇报附件"
          purpose="report"
          rule={reportFiles}
          value={files}
          onChange={setFiles}
          onBusy={setBusy}
        />
        {act.problem ? (
          <p className={styles.problem} role="alert">
            {act.problem}
          </p>
        ) : null}
        <div className={styles.acts}>
          <Button type="submit" loading={report.isPending} disabled={short || busy}>
            {busy ? '附件上传中…' : short ? '发送汇报，还差说明' : '发送汇报'}
          </Button>
        </div>
      </form>
    </Box>
  );
}
