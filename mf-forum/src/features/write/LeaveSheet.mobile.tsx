import { Button, Sheet } from '@harbor/ui/mobile';
import { useSaveAndLeave } from './useSaveAndLeave';
import type { Writing } from './useWriting';
import styles from './WriteForm.mobile.module.css';

/** Three ways: save, discard, stay. */
export function LeaveSheet({ writing }: { writing: Writing }) {
  const { leaving, withDrafts } = writing;
  const { saving, problem, saveAndLeave } = useSaveAndLeave(writing);
  return (
    <Sheet open={leaving.asking} onClose={leaving.stay} title="离开前要保存吗？">
      <p>{withDrafts ? '有改动还没有保存为草稿。' : '离开后，这次写的内容不会保留。'}</p>
      {problem ? (
        <p role="alert" className={styles.problem}>
          {problem}
        </p>
      ) : null}
      <div className={styles.ways}>
        {withDrafts ? (
          <Button block loading={saving} onClick={() => void saveAndLeave()}>
            保存草稿并离开
          </Button>
        ) : null}
        <Button block kind="outline" onClick={leaving.stay}>
          继续编辑
        </Button>
        <Button block kind="text" className={styles.danger} onClick={leaving.leave}>
          不保存，离开
        </Button>
      </div>
    </Sheet>
  );
}
