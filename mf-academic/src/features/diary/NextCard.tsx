import type { DiaryDetail } from '@harbor/contract';
import { diaryReminderLabel } from '@harbor/contract/diary';
import { notify } from '@harbor/runtime';
import { Switch } from '../../parts/Switch';
import styles from './NextCard.module.css';
import { useTakeAdvice, useTickDeadline } from './queries';
import { leftWords } from './words';

/** What the deadline is called that the advice becomes; the server offers none while there is one. */
export const askTitle = '问一次进度';

/** The earliest reminder that is still ahead, in days before. */
const earliest = (left: number): number => (left > 3 ? 3 : left > 1 ? 1 : 0);

interface NextCardProps {
  manuscript: DiaryDetail;
  onLetter: () => void;
}

/** The next day that matters: of a deadline, else one on which to ask the journal; its reminder is a switch away. */
export function NextCard({ manuscript, onLetter }: NextCardProps) {
  const { id, deadline, advice } = manuscript;
  const tick = useTickDeadline({
    onSuccess: ({ deadline: now }) =>
      notify.success(
        now?.remind_days == null ? '已关闭提醒' : `${diaryReminderLabel(now.remind_days)}，上午9点`,
      ),
  });
  const take = useTakeAdvice({ onSuccess: () => notify.success('已加到截止日，到时提醒您') });
  const day = deadline?.day ?? advice?.day ?? '';
  const left = deadline ?? advice;
  if (!left) return null;
  const [, month, date] = day.split('-').map(Number);
  const title = deadline?.title ?? askTitle;
  const on = deadline ? deadline.remind_days !== null : false;
  const press = (turnedOn: boolean) => {
    if (deadline)
      tick.mutate({
        params: { id: deadline.id },
        body: {
          title: deadline.title,
          day: deadline.day,
          remind_days: turnedOn ? earliest(deadline.days_left) : null,
          done: false,
        },
      });
    else if (advice)
      take.mutate({ params: { id }, body: { title: askTitle, day: advice.day, remind_days: 0 } });
  };
  return (
    <section className={styles.card} aria-label="下一个日子">
      <span className={styles.day} aria-hidden="true">
        <span>{month} 月</span>
        <b>{date}</b>
      </span>
      <div className={styles.words}>
        <b className={styles.title}>
          {leftWords(left)}：{title}
        </b>
        <p className={styles.about}>
          {deadline
            ? deadline.remind_days === null
              ? '没有设提醒'
              : diaryReminderLabel(deadline.remind_days)
            : advice?.reason}
          {title === askTitle ? (
            <button type="button" className={styles.letter} onClick={onLetter}>
              看礼貌询问的写法
            </button>
          ) : null}
        </p>
      </div>
      <Switch on={on} label={`提醒：${title}`} busy={tick.isPending || take.isPending} onSwitch={press} />
    </section>
  );
}
