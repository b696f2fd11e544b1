import { CloudCheck } from 'lucide-react';
import styles from './SaveLine.module.css';
import type { SaveWord } from './usePaper';

/** `14:32:08` by a clock in China. */
const clockOf = (moment: string | number): string =>
  new Date(new Date(moment).getTime() + 8 * 3600_000).toISOString().slice(11, 19);

/** When the answers were saved last. */
export function SaveLine({ save }: { save: SaveWord }) {
  return (
    <p className={styles.line} role="status">
      {save.kind === 'saved' ? (
        <>
          <CloudCheck size={17} aria-hidden />
          {clockOf(save.at)} 已保存
        </>
      ) : null}
      {save.kind === 'saving' ? '正在保存…' : null}
      {save.kind === 'untouched' ? '每答一题自动保存' : null}
      {save.kind === 'offline' ? '离线，已暂存' : null}
    </p>
  );
}
