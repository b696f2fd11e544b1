import { useQuery } from '@harbor/runtime';
import { formatTime } from '@harbor/ui';
import { Button } from '@harbor/ui/kit';
import { Tag } from '@harbor/ui/tag';
import { ledgerQuery } from '../../../income/calls';
import { yuan } from '../../../income/tones';
import { Card } from '../../../parts/Card';
import { Loaded } from '../../../parts/Loaded';
import styles from './WithdrawalsPage.module.css';

/** The ledger of teachers' money: whether all of it balances, and what each account comes to. */
export function LedgerCard() {
  const query = useQuery(ledgerQuery());
  return (
    <Loaded query={query} height={360}>
      {(ledger) => (
        <Card
          title="老师资金总账"
          extra={
            <Tag tone={ledger.balanced ? 'accent' : 'alert'}>{ledger.balanced ? '已平衡' : '不平衡'}</Tag>
          }
        >
          <dl className={styles.ledger}>
            {ledger.accounts.map(({ key, title, fen }) => (
              <div key={key}>
                <dt>{title}</dt>
                <dd>{fen < 0 ? `−${yuan(-fen)}` : yuan(fen)}</dd>
              </div>
            ))}
            <div className={styles.sum}>
              <dt>合计</dt>
              <dd>{yuan(ledger.accounts.reduce((sum, { fen }) => sum + fen, 0))}</dd>
            </div>
          </dl>
          {ledger.problems.length > 0 ? (
            <ul className={styles.problems} role="alert">
              {ledger.problems.map((one) => (
                <li key={one}>{one}</li>
              ))}
            </ul>
          ) : null}
          <p className={styles.note}>
            {ledger.entries.toLocaleString('en')} 条分录，{formatTime(ledger.checked_at)} 核对
          </p>
          <Button block loading={query.isFetching} onClick={() => void query.refetch()}>
            重新核对
          </Button>
        </Card>
      )}
    </Loaded>
  );
}
