import { Link } from '@harbor/runtime';
import { Button } from '@harbor/ui/kit';
import { BarButton, BottomBar } from '@harbor/ui/mobile';
import { CalendarDays, List, PenLine } from 'lucide-react';
import type { DiaryBarProps } from './DiaryBar';
import styles from './DiaryBar.mobile.module.css';
import { diaryPath } from './words';

/** The buttons of a manuscript, at the foot of the phone. */
export function DiaryBar({ count, dated, onWrite, onCalendar }: DiaryBarProps) {
  return (
    <BottomBar label="日历、全部稿件与记一笔">
      {dated ? (
        <BarButton onClick={onCalendar}>
          <CalendarDays size={22} aria-hidden />
          日历
        </BarButton>
      ) : null}
      <Link className={styles.all} to={diaryPath}>
        <List size={22} aria-hidden />
        全部{count ? ` ${count}` : ''}
      </Link>
      <span className={styles.room}>
        <Button kind="primary" size="l" block icon={<PenLine size={18} aria-hidden />} onClick={onWrite}>
          记一笔
        </Button>
      </span>
    </BottomBar>
  );
}
