import { formatTime } from '@harbor/ui';
import { Button, Sheet } from '@harbor/ui/mobile';
import { useConflict } from './useConflict';
import type { Writing } from './useWriting';
import styles from './WriteForm.mobile.module.css';

/** The draft was saved elsewhere meanwhile: which of the two goes on? */
export function ConflictSheet({ writing }: { writing: Writing }) {
  const { theirs, open, keepMine, takeTheirs, later } = useConflict(writing);
  return (
    <Sheet open={open} onClose={later} title="草稿已在别处修改">
      <p>
        {theirs
          ? `这份草稿 ${formatTime(theirs.saved_at)} 在另一个窗口或设备上保存过：《${theirs.title || '无标题'}》。`
          : '这份草稿在另一个窗口或设备上保存过。'}
      </p>
      <p>保留当前内容会覆盖那一版；使用别处的版本会放弃这里的改动。</p>
      <div className={styles.ways}>
        <Button block onClick={keepMine}>
          保留当前内容
        </Button>
        {theirs ? (
          <Button block kind="outline" onClick={takeTheirs}>
            使用别处的版本
          </Button>
        ) : null}
        <Button block kind="text" onClick={later}>
          先继续编辑
        </Button>
      </div>
    </Sheet>
  );
}
