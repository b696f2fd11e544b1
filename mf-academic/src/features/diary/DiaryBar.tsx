import { Button } from '@harbor/ui/kit';
import { CalendarDays, PenLine } from 'lucide-react';
import styles from './DiaryBar.module.css';

/** What can be done with a manuscript. */
export interface DiaryBarProps {
  /** Manuscripts in the diary. */
  count: number | undefined;
  /** There is something for a calendar. */
  dated: boolean;
  onWrite: () => void;
  onCalendar: () => void;
}

/** The buttons of a manuscript, at the head of its page. */
export function DiaryBar({ dated, onWrite, onCalendar }: DiaryBarProps) {
  return (
    <div className={styles.bar}>
      {dated ? (
        <Button size="l" icon={<CalendarDays size={17} aria-hidden />} onClick={onCalendar}>
          导出日历
        </Button>
      ) : null}
      <Button kind="primary" size="l" icon={<PenLine size={17} aria-hidden />} onClick={onWrite}>
        记一笔
      </Button>
    </div>
  );
}
