import { LiveLink } from '@harbor/runtime';
import { Button, Empty, Panel } from '@harbor/ui/kit';
import { Bell, CalendarDays, ChartNoAxesColumn, Route } from 'lucide-react';
import styles from './EmptyDiary.module.css';

const goods = [
  {
    Icon: Route,
    title: '一眼看到在哪一步',
    text: '投稿、初审、外审、返修、录用，拒稿后改投也接着记，历史都在。',
  },
  { Icon: Bell, title: '截止日不再漏', text: '返修、缴费、问进度，到时在消息中心提醒您；也能导出到日历。' },
  {
    Icon: ChartNoAxesColumn,
    title: '知道快慢正常不正常',
    text: '与同刊作者的匿名中位数比一比，满五人才显示。',
  },
  {
    Icon: CalendarDays,
    title: '只有您能看',
    text: '标题和备注不公开；是否参与匿名统计由您决定，随时可以退出或全部删除。',
  },
];

/** What the diary is good for, to whoever has written nothing down yet. */
export function EmptyDiary({ onWrite }: { onWrite: () => void }) {
  return (
    <Panel>
      <Empty
        title="还没有记录稿件"
        description="记下投给了谁、到了哪一步，剩下的交给进度本"
        action={
          <>
            <Button kind="primary" size="l" onClick={onWrite}>
              记第一份稿件
            </Button>
            <LiveLink className={styles.other} to="/uploadfile/?tab=mine">
              从直投稿件接着记
            </LiveLink>
          </>
        }
      />
      <ul className={styles.goods}>
        {goods.map(({ Icon, title, text }) => (
          <li key={title}>
            <Icon size={22} aria-hidden />
            <div>
              <b>{title}</b>
              <p>{text}</p>
            </div>
          </li>
        ))}
      </ul>
    </Panel>
  );
}
