import { Button, Sheet } from '@harbor/ui/mobile';
import styles from './LeaveSheet.module.css';
import { type LeaveQuestionProps, leaveWords } from './question';
import { useSaveAndLeave } from './useSaveAndLeave';

/** The question of `useUnsavedGuard` on the phone: save, stay, or discard. */
export function LeaveSheet({ guard, text, title, stay, onDiscard, save }: LeaveQuestionProps) {
  const { saving, problem, saveAndLeave } = useSaveAndLeave({ guard, save });
  return (
    <Sheet open={guard.asking} onClose={guard.stay} title={title ?? leaveWords.title}>
      <p>{text}</p>
      {problem ? (
        <p role="alert" className={styles.problem}>
          {problem}
        </p>
      ) : null}
      <div className={styles.buttons}>
        {save ? (
          <Button block loading={saving} onClick={() => void saveAndLeave()}>
            {save.label}
          </Button>
        ) : null}
        <Button block kind="outline" onClick={guard.stay}>
          {stay ?? leaveWords.stay}
        </Button>
        {onDiscard ? (
          <Button block kind="text" className={styles.danger} onClick={onDiscard}>
            {leaveWords.discard}
          </Button>
        ) : null}
      </div>
    </Sheet>
  );
}
