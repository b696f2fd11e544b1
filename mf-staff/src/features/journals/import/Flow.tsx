import type { DeskJournalImport } from '@harbor/contract';
import { journalImportStatus as s } from '@harbor/contract/journal-import';
import { useQuery } from '@harbor/runtime';
import { formatTime } from '@harbor/ui';
import { Check } from 'lucide-react';
import { alertsWords, isTelling } from '../alerts';
import { alertsQuery } from '../queries';
import { counted, sizeWords, writtenBy } from '../words';
import styles from './Flow.module.css';

/** The step that an import is at, from 0; 5 once all are done. */
function stepOf({ status }: DeskJournalImport, mapping: boolean, telling: boolean): number {
  if (mapping || status === s.uploaded || status === s.failed || status === s.discarded) return 0;
  if (status === s.checking) return 1;
  if (status === s.checked) return 2;
  if (status === s.applying) return 3;
  return telling ? 4 : 5;
}

/** The way of a file into the library, with what is known of each step. */
export function Flow({ one, mapping }: { one: DeskJournalImport; mapping: boolean }) {
  const { data: alerts } = useQuery(alertsQuery(one.id, one.status));
  const at = stepOf(one, mapping, alerts !== undefined && isTelling(alerts.step));
  const { counts, skipped } = one;
  const checked = counts && at >= 2;
  const steps = [
    ['上传与来源', `${one.file_name} · ${sizeWords(one.bytes)}`],
    [
      '核对',
      checked ? `${counted(counts.rows)} 行，未采用 ${counted(counts.refused)} 行` : '逐行比对号码与数值',
    ],
    [
      '看差异',
      checked
        ? `新增 ${counted(counts.new)}，更新 ${counted(counts.changed)}，合并 ${counted(counts.merged)}`
        : '新增、更新与合并逐项确认',
    ],
    [
      '写入',
      one.applied_at
        ? `${formatTime(one.applied_at)} 完成`
        : at === 2
          ? `${counted(writtenBy(one))} 种期刊${skipped > 0 ? `，去掉 ${counted(skipped)} 种` : ''}`
          : '完成后一次切换，可以撤回',
    ],
    ['提醒关注者', (alerts && alertsWords(alerts)) || '写入后自动提醒，不需要操作'],
  ] as const;
  const [name, words] = steps[Math.min(at, steps.length - 1)] ?? steps[0];
  return (
    <section className={styles.card}>
      <ol className={styles.flow} aria-label="导入步骤">
        {steps.map(([name, words], i) => (
          <li
            key={name}
            data-state={i < at ? 'done' : i === at ? 'now' : 'later'}
            aria-current={i === at ? 'step' : undefined}
          >
            <span className={styles.dot} aria-hidden="true">
              {i < at ? <Check size={14} strokeWidth={2.6} /> : i + 1}
            </span>
            <b>{name}</b>
            <small>{words}</small>
          </li>
        ))}
      </ol>
      {/* On the phone, where there is room for the words of one step. */}
      <p className={styles.one}>
        {name}：{words}
      </p>
    </section>
  );
}
