import type { DiaryDeadline, DiaryDetail } from '@harbor/contract';
import { diaryReminderLabel } from '@harbor/contract/diary';
import { notify } from '@harbor/runtime';
import { Button, Panel } from '@harbor/ui/kit';
import { Tag } from '@harbor/ui/tag';
import { Check, Plus } from 'lucide-react';
import { useState } from 'react';
import { AskLetter } from './AskLetter';
import { DeadlineForm } from './DeadlineForm';
import styles from './Deadlines.module.css';
import { askTitle, NextCard } from './NextCard';
import { useTickDeadline } from './queries';
import { dayWords, leftTone, leftWords } from './words';

const remindWords = ({ remind_days, reminded_at }: DiaryDeadline): string => {
  if (remind_days === null) return '不提醒';
  return reminded_at ? '已提醒' : diaryReminderLabel(remind_days);
};

interface DeadlineRowProps {
  deadline: DiaryDeadline;
  onOpen: () => void;
}

function DeadlineRow({ deadline, onOpen }: DeadlineRowProps) {
  const { id, title, day, remind_days, done } = deadline;
  const tick = useTickDeadline({
    onSuccess: () => notify.success(done ? '已恢复为未完成' : '已完成，不再提醒'),
  });
  return (
    <li className={done ? `${styles.row} ${styles.over}` : styles.row}>
      <button
        type="button"
        aria-pressed={done}
        aria-label={`完成：${title}`}
        className={styles.tick}
        disabled={tick.isPending}
        onClick={() => tick.mutate({ params: { id }, body: { title, day, remind_days, done: !done } })}
      >
        <span>{done ? <Check size={14} aria-hidden /> : null}</span>
      </button>
      <button type="button" className={styles.open} onClick={onOpen}>
        <b>{title}</b>
        <small>
          {dayWords(day)}
          {done ? '' : ` · ${remindWords(deadline)}`}
        </small>
      </button>
      {done ? null : <Tag tone={leftTone(deadline)}>{leftWords(deadline)}</Tag>}
    </li>
  );
}

interface DeadlinesProps {
  manuscript: DiaryDetail;
}

/** What has to be done until when; the next thing first, with its day torn off the calendar. */
export function Deadlines({ manuscript }: DeadlinesProps) {
  const [adding, setAdding] = useState(false);
  const [open, setOpen] = useState<DiaryDeadline>();
  const [letter, setLetter] = useState(false);
  const { deadlines, deadline: next, advice, ended } = manuscript;
  return (
    <>
      {next || advice ? <NextCard manuscript={manuscript} onLetter={() => setLetter(true)} /> : null}
      <Panel>
        <div className={styles.head}>
          <h2>截止日与提醒</h2>
          <Button kind="text" icon={<Plus size={16} aria-hidden />} onClick={() => setAdding(true)}>
            加一个
          </Button>
        </div>
        {deadlines.length === 0 ? (
          <p className={styles.none}>返修截止、缴费、问进度……记下日子，到时在消息中心提醒您。</p>
        ) : (
          <ul className={styles.rows}>
            {deadlines.map((one) => (
              <DeadlineRow key={one.id} deadline={one} onOpen={() => setOpen(one)} />
            ))}
          </ul>
        )}
        {ended && deadlines.some(({ done }) => !done) ? (
          <p className={styles.none}>稿件已结束，未完成的截止日不再提醒，也不在日历里。</p>
        ) : null}
        {deadlines.some(({ title, done }) => title === askTitle && !done) ? (
          <button type="button" className={styles.letter} onClick={() => setLetter(true)}>
            礼貌询问的写法
          </button>
        ) : null}
      </Panel>
      {adding ? <DeadlineForm manuscriptId={manuscript.id} onClose={() => setAdding(false)} /> : null}
      {open ? (
        <DeadlineForm
          key={open.id}
          manuscriptId={manuscript.id}
          deadline={open}
          onClose={() => setOpen(undefined)}
        />
      ) : null}
      {letter ? <AskLetter manuscript={manuscript} onClose={() => setLetter(false)} /> : null}
    </>
  );
}
