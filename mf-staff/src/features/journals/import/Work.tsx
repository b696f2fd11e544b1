import type { DeskJournalImport } from '@harbor/contract';
import { journalImportStatus as s } from '@harbor/contract/journal-import';
import { useState } from 'react';
import { AskFirst } from '../../../desk/AskFirst';
import { Card } from '../../../parts/Card';
import { useNow } from '../../../parts/useNow';
import { Bar } from '../Bar';
import { useStop } from '../queries';
import { counted, sizeWords, spanWords } from '../words';
import styles from './Import.module.css';

const titles: Partial<Record<number, string>> = {
  [s.checking]: '正在核对',
  [s.applying]: '正在写入',
  [s.rollingBack]: '正在撤回',
};

/** Less than this is too little to tell from how long the rest takes. */
const tellingShare = 0.05;
const tellingTime = 3000;

interface Progress {
  /** 0 to 1; undefined before anybody has begun. */
  share: number | undefined;
  said: string;
}

/** How far the server is, as far as it says. Pure. */
export function progressOf({ status, bytes, progress: p }: DeskJournalImport): Progress {
  if (p.step === 0) return { share: undefined, said: '等待开始…' };
  if (status !== s.checking)
    return { share: (p.step - 1) / p.steps, said: `第 ${p.step} 步，共 ${p.steps} 步：${p.step_text}` };
  const read = `已读 ${counted(p.done)} 行`;
  return p.step === 1
    ? { share: bytes > 0 ? Math.min(1, p.bytes / bytes) : undefined, said: `${read}，${sizeWords(p.bytes)}` }
    : { share: 1, said: `${read}，${p.step_text}…` };
}

/** What the server is doing with a file: how far it is, and the way to stop it. */
export function Work({ one }: { one: DeskJournalImport }) {
  const now = useNow(1000);
  const [asked, setAsked] = useState(false);
  const stop = useStop();
  const { share, said } = progressOf(one);
  const { begun_at, step } = one.progress;
  const gone = begun_at ? Math.max(0, now - Date.parse(begun_at)) : 0;
  const left =
    one.status === s.checking && step === 1 && share && share >= tellingShare && gone >= tellingTime
      ? gone / share - gone
      : undefined;
  const stoppable = one.status !== s.rollingBack;
  return (
    <Card title={titles[one.status] ?? one.status_text} extra={one.file_name}>
      <div className={styles.work}>
        <p className={styles.far}>
          <span role="status">{said}</span>
          <b>{share === undefined ? '' : `${Math.round(share * 100)}%`}</b>
        </p>
        <Bar label={titles[one.status] ?? one.status_text} share={share} />
        <p className={styles.far}>
          <span>
            {gone > 0 ? `已用 ${spanWords(gone)}` : ''}
            {left === undefined ? '' : `，读完还需约 ${spanWords(left)}`}
          </span>
          {stoppable ? (
            <button type="button" className={styles.stop} onClick={() => setAsked(true)}>
              {one.status === s.applying ? '停止，恢复到写入前' : '停止核对'}
            </button>
          ) : null}
        </p>
        <p className={styles.aside}>可以离开这一页，工作在后台继续；其他同事看到的进度相同。</p>
      </div>
      {asked ? (
        <AskFirst
          title={one.status === s.applying ? '停止写入' : '停止核对'}
          yes="停止"
          danger
          done="已停止，期刊库没有变化"
          act={() => stop.mutateAsync({ params: { id: one.id } })}
          onClose={() => setAsked(false)}
        >
          <p>
            {one.status === s.applying
              ? '已写的部分全部收回，期刊库恢复到写入前；核对结果保留，可以再次写入。'
              : '回到对应列的一步，文件和已填的对应关系都保留。'}
          </p>
        </AskFirst>
      ) : null}
    </Card>
  );
}
