import type { StaffUserDetail } from '@harbor/contract';
import type { ApiError } from '@harbor/runtime';
import { errorText, formatTime } from '@harbor/ui';
import { useKeptText } from '@harbor/ui/kept';
import { Button } from '@harbor/ui/kit';
import { useState } from 'react';
import { Card } from '../../parts/Card';
import { WordsField } from '../../parts/WordsField';
import { useNote } from './queries';
import styles from './UserPage.module.css';

export interface UserNotesProps {
  userId: number;
  notes: StaffUserDetail['notes'];
  mayWrite: boolean;
}

/** What colleagues wrote down about a member; one adds to it, nobody changes it. */
export function UserNotes({ userId, notes, mayWrite }: UserNotesProps) {
  const [content, setContent, clear] = useKeptText(`user-note:${userId}`);
  const [problem, setProblem] = useState('');
  const save = useNote({
    onSuccess: clear,
    onError: (error: ApiError) => setProblem(error.fieldError('content') ?? errorText(error)),
  });
  function handle() {
    const text = content.trim();
    if (text.length < 2) return setProblem('备注至少2个字');
    setProblem('');
    return save.mutate({ params: { id: userId }, body: { content: text } });
  }
  return (
    <Card title="备注" note="同事可见；用户导出个人信息时会包含，请只写事实">
      {mayWrite ? (
        <div className={styles.write}>
          <WordsField
            label="新备注"
            value={content}
            onChange={setContent}
            max={500}
            error={problem}
            rows={2}
          />
          <Button kind="primary" loading={save.isPending} onClick={handle}>
            保存备注
          </Button>
        </div>
      ) : null}
      {notes.length > 0 ? (
        <ul className={styles.lines} aria-label="备注">
          {notes.map((note) => (
            <li key={note.id}>
              <p className={styles.note}>{note.content}</p>
              <small>
                {note.author} · {formatTime(note.at)}
              </small>
            </li>
          ))}
        </ul>
      ) : (
        <p className={styles.none}>还没有备注</p>
      )}
    </Card>
  );
}
