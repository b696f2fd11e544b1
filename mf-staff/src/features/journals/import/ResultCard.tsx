import type { DeskJournalImport } from '@harbor/contract';
import { journalImportStatus as s } from '@harbor/contract/journal-import';
import { LiveLink, useQuery } from '@harbor/runtime';
import { formatTime } from '@harbor/ui';
import { Button } from '@harbor/ui/kit';
import { useState } from 'react';
import { Card } from '../../../parts/Card';
import { alertsWords } from '../alerts';
import { alertsQuery } from '../queries';
import { RollBack } from '../RollBack';
import { counted, writtenBy } from '../words';
import styles from './Import.module.css';

/** What an import has done, and the way back. */
export function ResultCard({ one }: { one: DeskJournalImport }) {
  const [asked, setAsked] = useState(false);
  const { data: alerts } = useQuery(alertsQuery(one.id, one.status));
  const undone = one.status === s.rolledBack;
  // What was left out counts among the refused by then.
  const written = writtenBy({ ...one, skipped: 0 });
  return (
    <Card title={undone ? '已撤回' : '写入完成'}>
      <dl className={styles.facts}>
        <dt>{undone ? '曾写入' : '已写入'}</dt>
        <dd>
          {counted(written)} 种期刊{one.skipped > 0 ? `（去掉 ${counted(one.skipped)} 种）` : ''}
        </dd>
        {one.journals === null || undone ? null : (
          <>
            <dt>写入后</dt>
            <dd>期刊库 {counted(one.journals)} 种</dd>
          </>
        )}
        <dt>写入时间</dt>
        <dd>{formatTime(one.applied_at)}</dd>
        {undone ? (
          <>
            <dt>撤回时间</dt>
            <dd>{formatTime(one.rolled_back_at)}</dd>
            <dt>撤回原因</dt>
            <dd>{one.reason}</dd>
          </>
        ) : null}
        {alerts && alerts.step !== 'none' ? (
          <>
            {alerts.journals > 0 ? (
              <>
                <dt>重要变动</dt>
                <dd>{counted(alerts.journals)} 种期刊</dd>
              </>
            ) : null}
            <dt>提醒</dt>
            <dd>{alertsWords(alerts)}</dd>
          </>
        ) : null}
        <dt>数据来源</dt>
        <dd>{one.source}</dd>
        <dt>授权说明</dt>
        <dd>{one.licence || '没有填写'}</dd>
        <dt>上传</dt>
        <dd>
          {one.created_by_name || '已离开的同事'}，{formatTime(one.created_at)}
        </dd>
      </dl>
      {one.error && one.status === s.applied ? (
        <p className={styles.fault} role="alert">
          {one.error}
        </p>
      ) : null}
      <p className={styles.ways}>
        <LiveLink to="/querytool/">看查询工具</LiveLink>
      </p>
      {one.can_roll_back ? (
        <Button block onClick={() => setAsked(true)}>
          撤回这次导入
        </Button>
      ) : undone ? null : (
        <p className={styles.aside}>只能撤回最近一次导入；要撤回这一次，请先撤回它之后的导入。</p>
      )}
      {asked ? <RollBack one={one} onClose={() => setAsked(false)} /> : null}
    </Card>
  );
}
