import { type ApiError, call, notify, usePage, useQuery, useSearchParams } from '@harbor/runtime';
import { errorText } from '@harbor/ui';
import { Button, ErrorBlock, NoAccess, Panel } from '@harbor/ui/kit';
import { useDownload } from '@harbor/ui/upload';
import { Download, RefreshCw } from 'lucide-react';
import { useState } from 'react';
import { denied } from '../../denied';
import { DeskFrame } from '../../desk/DeskFrame';
import { useMe } from '../../desk/useMe';
import { dayFrom, dayIn } from '../../parts/days';
import { PageHead } from '../../parts/PageHead';
import { DayTotals } from './DayTotals';
import { DifferencePanel } from './DifferencePanel';
import { Differences } from './Differences';
import { FinanceFigures } from './FinanceFigures';
import styles from './FinancePage.module.css';
import { FinanceSkeleton } from './FinanceSkeleton';
import { MoneyTable } from './MoneyTable';
import { dayQuery, useReconcile } from './queries';

/** A day's money: what came in and went back, and whether the channels say the same. */
export function FinancePage() {
  const [search, setSearch] = useSearchParams();
  const today = dayFrom(Date.now());
  const asked = dayIn(search.get('day'));
  const day = asked && asked <= today ? asked : dayFrom(Date.now(), -1);
  const query = useQuery(dayQuery(day));
  const [chosen, setChosen] = useState<number>();
  const { rights } = useMe();
  const { busy, download } = useDownload();
  const { data, error } = query;
  usePage({ ready: data !== undefined || error !== null });
  const reconcile = useReconcile({
    onSuccess: () => notify.success('已开始对账，完成后自动显示结果'),
    onError: (problem: ApiError) => notify.error(problem.fieldError('day') ?? errorText(problem)),
  });
  const save = () =>
    download(async () => {
      const made = await call('POST /staff/finance/export', { body: { day } });
      notify.success(`已导出 ${made.lines.toLocaleString('en')} 笔，导出编号 ${made.number}`);
      return made;
    });
  function go(next: string) {
    setChosen(undefined);
    setSearch({ day: next }, { replace: true });
  }
  const difference =
    data?.differences.find(({ id }) => id === chosen) ??
    data?.differences.find(({ state }) => state === 'open');
  const maySettle = rights.includes('finance.settle');
  return (
    <DeskFrame title="对账">
      <PageHead title="对账">
        <input
          type="date"
          className={styles.day}
          aria-label="日期"
          value={day}
          max={today}
          onChange={({ target }) => target.value && go(target.value)}
        />
        {maySettle ? (
          <Button
            loading={reconcile.isPending || data?.running}
            disabled={!data?.comparable}
            onClick={() => reconcile.mutate({ body: { day } })}
          >
            <RefreshCw size={15} aria-hidden /> 重新对账
          </Button>
        ) : null}
        <Button loading={busy} disabled={!data} onClick={() => void save()}>
          <Download size={15} aria-hidden /> 导出（带水印）
        </Button>
      </PageHead>
      {denied(error) ? (
        <Panel>
          <NoAccess title="您没有查看收退款的权限" description="如需查看，请联系超级管理员开通" />
        </Panel>
      ) : error && !data ? (
        <Panel>
          <ErrorBlock error={error} title="这一天的收退款没有加载出来" onRetry={() => void query.refetch()} />
        </Panel>
      ) : data ? (
        <>
          <FinanceFigures data={data} />
          <div className={styles.columns}>
            <div className={styles.main}>
              <DayTotals days={data.days} day={data.day} onDay={go} />
              <Differences data={data} chosen={difference?.id} onChoose={setChosen} />
              <MoneyTable day={data.day} trouble={data.trouble} />
            </div>
            <div className={styles.side}>
              <DifferencePanel key={difference?.id} difference={difference} maySettle={maySettle} />
            </div>
          </div>
        </>
      ) : (
        <FinanceSkeleton />
      )}
    </DeskFrame>
  );
}

export default FinancePage;
