import { withdrawalStatus as w } from '@harbor/contract/money-status';
import { type ApiError, notify, usePage, useQuery } from '@harbor/runtime';
import { errorText } from '@harbor/ui';
import { Button, Pager, Tabs } from '@harbor/ui/kit';
import { useDownload } from '@harbor/ui/upload';
import { Download } from 'lucide-react';
import { useState } from 'react';
import { DeskFrame } from '../../../desk/DeskFrame';
import { useMe } from '../../../desk/useMe';
import { useBatch, withdrawalsQuery } from '../../../income/calls';
import { yuan } from '../../../income/tones';
import { FigureRow } from '../../../parts/FigureRow';
import { Listed } from '../../../parts/Listed';
import { PageHead } from '../../../parts/PageHead';
import { proofWanted, useGuard } from '../../entry';
import { useAddress } from '../useAddress';
import { LedgerCard } from './LedgerCard';
import styles from './WithdrawalsPage.module.css';
import { WithdrawalTable } from './WithdrawalTable';

/** Withdrawals by state, the file for the bank, and whether the ledger balances. */
export function WithdrawalsPage() {
  const address = useAddress(w.approved);
  const query = useQuery(
    withdrawalsQuery({ page: address.page, state: address.state, keyword: address.keyword || undefined }),
  );
  const [chosen, setChosen] = useState<readonly number[]>([]);
  const { rights } = useMe();
  const { busy, download } = useDownload();
  const guard = useGuard();
  const batch = useBatch();
  usePage({ ready: !query.isPending });
  const rows = query.data?.data ?? [];
  const picked = rows.filter(({ id }) => chosen.includes(id));
  const net = picked.reduce((sum, { net_fen }) => sum + net_fen, 0);
  const may = rights.includes('withdrawals.decide');
  const save = () =>
    download(async () => {
      const made = await guard(() => batch.mutateAsync({ body: { ids: picked.map(({ id }) => id) } })).catch(
        (problem: ApiError) => {
          throw proofWanted(problem) ? new Error('还没有输入验证码，未导出') : problem;
        },
      );
      setChosen([]);
      notify.success(`${made.number}：${made.count} 笔，实付 ${yuan(made.net_fen)}`);
      return made;
    }).catch((problem: unknown) => notify.error(errorText(problem)));
  const { to_pay, counts = [] } = query.data ?? {};
  return (
    <DeskFrame title="提现打款">
      <PageHead title="提现打款" lead="收款户名须与认证姓名一致；一位审核、另一位复核后打款" />
      <FigureRow
        figures={[
          {
            title: '待打款提现',
            value: to_pay ? yuan(to_pay.amount_fen) : '—',
            note: to_pay ? `${to_pay.count} 笔，税 ${yuan(to_pay.tax_fen)}` : '',
          },
          { title: '实付', value: to_pay ? yuan(to_pay.net_fen) : '—', note: '扣除代扣税' },
          {
            title: '打款失败',
            value: counts.find(({ state }) => state === w.failed)?.count ?? '—',
            note: '等老师更正收款账户',
            alert: (counts.find(({ state }) => state === w.failed)?.count ?? 0) > 0,
          },
        ]}
      />
      <div className={styles.columns}>
        <section className={styles.card} aria-label="提现列表">
          <div className={styles.head}>
            <Tabs
              bare
              label="提现状态"
              current={String(address.state)}
              tabs={counts.map(({ state, label, count }) => ({
                key: String(state),
                label,
                count: state === w.paid || state === w.refused || state === w.cancelled ? undefined : count,
                to: address.to(state),
              }))}
            />
          </div>
          {may && address.state === w.approved ? (
            <div className={styles.bar}>
              <span>
                已选 {picked.length} 笔，实付 {yuan(net)}
              </span>
              <Button
                kind="primary"
                loading={busy}
                disabled={picked.length === 0}
                onClick={() => void save()}
                icon={<Download size={15} aria-hidden />}
              >
                导出打款文件
              </Button>
            </div>
          ) : null}
          <Listed
            query={query}
            things="提现"
            empty={({ data }) => data.length === 0}
            emptyTitle="没有这个状态的提现"
            emptyText="老师申请提现后，会出现在这里"
          >
            {(page) => (
              <>
                <WithdrawalTable
                  rows={page.data}
                  chosen={may && address.state === w.approved ? chosen : undefined}
                  onChoose={setChosen}
                />
                <Pager page={page.current_page} lastPage={page.last_page} to={address.toPage} />
              </>
            )}
          </Listed>
        </section>
        <LedgerCard />
      </div>
    </DeskFrame>
  );
}

export default WithdrawalsPage;
