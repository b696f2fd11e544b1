import { moneyStatus as m } from '@harbor/contract/money-status';
import { usePage, useQuery } from '@harbor/runtime';
import { Button, Pager, Tabs } from '@harbor/ui/kit';
import { Plus } from 'lucide-react';
import { useState } from 'react';
import { DeskFrame } from '../../../desk/DeskFrame';
import { useMe } from '../../../desk/useMe';
import { deductionsQuery } from '../../../income/calls';
import { Listed } from '../../../parts/Listed';
import { PageHead } from '../../../parts/PageHead';
import { useAddress } from '../useAddress';
import { DeductionRows } from './DeductionRows';
import styles from './DeductionsPage.module.css';
import { ProposeOverlay } from './ProposeOverlay';

/** What the team wants to keep of teachers' incomes: proposed, answered, decided by somebody else. */
export function DeductionsPage() {
  const address = useAddress(m.deductRefused);
  const query = useQuery(
    deductionsQuery({ page: address.page, state: address.state, keyword: address.keyword || undefined }),
  );
  const [open, setOpen] = useState(false);
  const { rights } = useMe();
  usePage({ ready: !query.isPending });
  return (
    <DeskFrame title="老师扣款">
      <PageHead title="老师扣款" lead="老师 3 天内答复，未答复视为接受；不接受的由提出人以外的同事复核">
        {rights.includes('deductions.propose') ? (
          <Button kind="primary" icon={<Plus size={15} aria-hidden />} onClick={() => setOpen(true)}>
            提出扣款
          </Button>
        ) : null}
      </PageHead>
      <section className={styles.card} aria-label="扣款列表">
        <div className={styles.head}>
          <Tabs
            bare
            label="扣款状态"
            current={String(address.state)}
            tabs={(query.data?.counts ?? []).map(({ state, label, count }) => ({
              key: String(state),
              label,
              count: state === m.deducting || state === m.deductRefused ? count : undefined,
              to: address.to(state),
            }))}
          />
        </div>
        <Listed
          query={query}
          things="扣款"
          empty={({ data }) => data.length === 0}
          emptyTitle="没有这个状态的扣款"
          emptyText="对已验收的订单可以提出扣款"
        >
          {(page) => (
            <>
              <DeductionRows rows={page.data} />
              <Pager page={page.current_page} lastPage={page.last_page} to={address.toPage} />
            </>
          )}
        </Listed>
      </section>
      {open ? <ProposeOverlay onClose={() => setOpen(false)} /> : null}
    </DeskFrame>
  );
}

export default DeductionsPage;
