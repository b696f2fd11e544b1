import { useQuery } from '@harbor/runtime';
import { formatTime } from '@harbor/ui';
import { Button, ErrorBlock, ListSkeleton } from '@harbor/ui/mobile';
import { useState } from 'react';
import { recordsQuery } from '../../account/queries';
import { AccountSection } from '../../frames/account/AccountSection';
import styles from '../../frames/account/account.mobile.module.css';
import { methodText } from './methods';
import { placeOf } from './place';

/** Every login of the last 180 days, page by page. */
export function RecordsPanel() {
  const [page, setPage] = useState(1);
  const records = useQuery(recordsQuery(page));
  if (records.isPending) return <ListSkeleton rows={3} />;
  const { data } = records;
  return (
    <AccountSection title="登录记录" list>
      {data ? (
        <ul className={styles.devices}>
          {data.data.map(({ id, at, method, ok, device, ...from }) => (
            <li key={id} className={styles.device}>
              <div className={styles.words}>
                <b>
                  {methodText(method)} {ok ? null : <span className={styles.red}>失败</span>}
                </b>
                <span>
                  {formatTime(at)} · {device}
                </span>
                <span>{placeOf(from)}</span>
              </div>
            </li>
          ))}
          {data.data.length === 0 ? <li className={styles.note}>还没有登录记录</li> : null}
        </ul>
      ) : (
        <ErrorBlock
          compact
          error={records.error}
          title="记录没有加载出来"
          onRetry={() => void records.refetch()}
        />
      )}
      {data && data.last_page > 1 ? (
        <Button
          kind="text"
          block
          loading={records.isPlaceholderData}
          onClick={() => setPage(page >= data.last_page ? 1 : page + 1)}
        >
          {page >= data.last_page ? '回到最近的记录' : '查看更早的记录'}
        </Button>
      ) : null}
    </AccountSection>
  );
}
