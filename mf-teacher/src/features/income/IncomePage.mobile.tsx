import { usePage, useQuery } from '@harbor/runtime';
import { Button, ErrorBlock, Overlay, PageSkeleton, Panel } from '@harbor/ui/kit';
import { useState } from 'react';
import { PlatformFrame } from '../../platform/PlatformFrame';
import { DeductionCard } from './DeductionCard';
import { Figures } from './Figures';
import { IncomeChart } from './IncomeChart';
import styles from './IncomePage.module.css';
import { Payments } from './Payments';
import { overviewQuery } from './queries';
import { Withdrawals } from './Withdrawals';
import { WithdrawForm } from './WithdrawForm';

/** 收入与提现 on the way: what there is, deductions to answer, withdrawing, and what each order brought. */
export function IncomePage() {
  const { data, error, refetch } = useQuery(overviewQuery());
  const [open, setOpen] = useState(false);
  usePage({ ready: data !== undefined || error !== null });
  return (
    <PlatformFrame tab="income" title="收入与提现">
      {data ? (
        <div className={styles.phone}>
          <Figures
            income={data}
            act={
              <Button
                kind="primary"
                disabled={data.available_fen < data.min_fen}
                onClick={() => setOpen(true)}
              >
                提现
              </Button>
            }
          />
          {data.deductions.map((one) => (
            <DeductionCard key={one.id} deduction={one} />
          ))}
          <Withdrawals income={data} />
          <Payments />
          <IncomeChart />
          <Overlay open={open} onClose={() => setOpen(false)} title="提现" closeOnMask={false}>
            <WithdrawForm income={data} onDone={() => setOpen(false)} />
          </Overlay>
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
