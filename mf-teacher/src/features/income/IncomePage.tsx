import { usePage, useQuery } from '@harbor/runtime';
import { Button, ErrorBlock, PageSkeleton, Panel } from '@harbor/ui/kit';
import { useRef } from 'react';
import { PlatformFrame } from '../../platform/PlatformFrame';
import { DeductionCard } from './DeductionCard';
import { Figures } from './Figures';
import { Flow } from './Flow';
import { IncomeChart } from './IncomeChart';
import styles from './IncomePage.module.css';
import { Payments } from './Payments';
import { overviewQuery } from './queries';
import { Withdrawals } from './Withdrawals';
import { WithdrawForm } from './WithdrawForm';

/** 收入与提现: what was earned, where it lies, and the way to the account. */
export function IncomePage() {
  const { data, error, refetch } = useQuery(overviewQuery());
  const form = useRef<HTMLElement>(null);
  usePage({ ready: data !== undefined || error !== null });
  return (
    <PlatformFrame tab="income" title="收入与提现">
      {data ? (
        <div className={styles.page}>
          <Figures
            income={data}
            act={
              <Button
                kind="primary"
                disabled={data.available_fen < data.min_fen}
                onClick={() => form.current?.querySelector('input')?.focus()}
              >
                提现
              </Button>
            }
          />
          <div className={styles.columns}>
            <div className={styles.main}>
              {data.deductions.map((one) => (
                <DeductionCard key={one.id} deduction={one} />
              ))}
              <IncomeChart />
              <Flow income={data} />
            </div>
            <div className={styles.side}>
              <section className={styles.panel} aria-label="提现" ref={form}>
                <header>
                  <h2>提现</h2>
                  <small>1–3 个工作日到账</small>
                </header>
                <WithdrawForm income={data} />
              </section>
              <Withdrawals income={data} />
            </div>
          </div>
          <Payments />
        </div>
      ) : error ? (
        <Panel>
          <ErrorBlock error={error} title="收入没有加载出来" onRetry={() => void refetch()} />
        </Panel>
      ) : (
        <PageSkeleton />
      )}
    </PlatformFrame>
  );
}

export default IncomePage;
