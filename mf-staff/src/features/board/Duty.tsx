import type { DataOf } from '@harbor/contract';
import { Avatar, errorText, formatWhen } from '@harbor/ui';
import { Button } from '@harbor/ui/kit';
import { useState } from 'react';
import { useDropNote, useLeaveNote, useSetDuty } from '../../desk/queries';
import { useMe } from '../../desk/useMe';
import { Card } from '../../parts/Card';
import { WordsField } from '../../parts/WordsField';
import styles from './Side.module.css';

type Board = DataOf<'GET /staff/desk/board'>;

function presence({ on, online, seen_at }: Board['duty'][number]): string {
  if (online) return on ? '值班中' : '在线';
  if (on) return '值班，暂离';
  return seen_at ? `${formatWhen(seen_at)} 在线` : '未上线';
}

/** Who is on duty, and the notes that they leave for each other. */
export function Duty({ duty, handover }: Pick<Board, 'duty' | 'handover'>) {
  const me = useMe();
  const mine = duty.find(({ id }) => id === me.id);
  const set = useSetDuty();
  return (
    <Card
      title="值班"
      extra={
        mine ? (
          <Button loading={set.isPending} onClick={() => set.mutate({ body: { on: !mine.on } })}>
            {mine.on ? '下班' : '上班'}
          </Button>
        ) : null
      }
      flush
    >
      <ul className={styles.people}>
        {duty.map((person) => (
          <li key={person.id}>
            <Avatar name={person.name} size={26} />
            <span className={styles.person}>
              {person.name} <small>{person.roles.join('、')}</small>
            </span>
            <span className={styles.presence} data-online={person.online ? '' : undefined}>
              {presence(person)}
            </span>
          </li>
        ))}
      </ul>
      <Handover notes={handover} />
    </Card>
  );
}

function Handover({ notes }: { notes: Board['handover'] }) {
  const [writing, setWriting] = useState(false);
  const [content, setContent] = useState('');
  const [problem, setProblem] = useState('');
  const leave = useLeaveNote({
    onSuccess() {
      setContent('');
      setWriting(false);
    },
    onError: (error) => setProblem(error.fieldError('content') ?? errorText(error)),
  });
  const drop = useDropNote();

  function handleSend() {
    if (content.trim().length < 2) {
      setProblem('请填写留言');
      return;
    }
    setProblem('');
    leave.mutate({ body: { content: content.trim() } });
  }

  return (
    <div className={styles.handover}>
      <p className={styles.handoverHead}>
        <b>交接留言</b>
        {writing ? null : (
          <button type="button" className={styles.plain} onClick={() => setWriting(true)}>
            写一条
          </button>
        )}
      </p>
      {writing ? (
        <div className={styles.write}>
          <WordsField label="留言" value={content} onChange={setContent} max={500} error={problem} focus />
          <p className={styles.buttons}>
            <Button onClick={() => setWriting(false)}>取消</Button>
            <Button kind="primary" loading={leave.isPending} onClick={handleSend}>
              留言
            </Button>
          </p>
        </div>
      ) : null}
      {notes.length === 0 && !writing ? <p className={styles.none}>没有留言</p> : null}
      <ul>
        {notes.map((note) => (
          <li key={note.id} className={styles.note}>
            <p>{note.content}</p>
            <small>
              {note.author} · {formatWhen(note.at)}
              {note.mine ? (
                <button
                  type="button"
                  className={styles.plain}
                  disabled={drop.isPending}
                  onClick={() => drop.mutate({ params: { id: note.id } })}
                >
                  删除
                </button>
              ) : null}
            </small>
          </li>
        ))}
      </ul>
    </div>
  );
}
