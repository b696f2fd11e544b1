import { LiveLink, useQuery } from '@harbor/runtime';
import { Button } from '@harbor/ui/kit';
import { Tag } from '@harbor/ui/tag';
import { useState } from 'react';
import { useMe } from '../../desk/useMe';
import { Card } from '../../parts/Card';
import styles from './FirstDay.module.css';
import { firstDayQuery } from './queries';

/** Whether the answer for the card is still on its way: what is below would move when it comes. */
export function useFirstDayWaits(): boolean {
  const may = useMe().rights.includes('first-day');
  const { data, error } = useQuery({ ...firstDayQuery(), enabled: may });
  return may && data === undefined && error === null;
}

/** On the board, for who may see it and while something is missing: what a new site still needs. */
export function FirstDayCard() {
  const may = useMe().rights.includes('first-day');
  const { data } = useQuery({ ...firstDayQuery(), enabled: may });
  const [closed, setClosed] = useState(true);
  if (!data || data.open === 0) return null;
  const open = data.groups.flatMap(({ checks }) => checks).filter(({ state }) => state !== 'ok');
  return (
    <Card
      title="开站检查"
      note={`还有 ${data.open} 项没有就绪`}
      extra={
        <span className={styles.tools}>
          <Button aria-expanded={!closed} onClick={() => setClosed(!closed)}>
            {closed ? '展开' : '收起'}
          </Button>
          <LiveLink to="/staff/first-day" className={styles.link}>
            逐项检查
          </LiveLink>
        </span>
      }
      flush
    >
      {closed ? null : (
        <ul className={styles.short}>
          {open.map(({ key, title, state, reason }) => (
            <li key={key}>
              <Tag tone={state === 'failed' ? 'alert' : 'gold'}>{state === 'failed' ? '失败' : '缺'}</Tag>
              <b>{title}</b>
              <span>{reason}</span>
            </li>
          ))}
        </ul>
      )}
    </Card>
  );
}
