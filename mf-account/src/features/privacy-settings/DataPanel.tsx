import type { DataKind } from '@harbor/contract';
import { isLive, Link, useQuery } from '@harbor/runtime';
import { ErrorBlock, ListSkeleton } from '@harbor/ui/desktop';
import { Modal } from 'antd';
import { useState } from 'react';
import { AccountSection } from '../../frames/account/AccountSection';
import { KindRecords } from './KindRecords';
import styles from './PrivacyPage.module.css';
import { kindQuery } from './queries';

/** What the site holds: kind by kind with what it is for, how long it is kept, and where it is corrected. */
export function DataPanel({ kinds }: { kinds: DataKind[] }) {
  const [shown, setShown] = useState<DataKind | null>(null);
  const { data, error, refetch } = useQuery(kindQuery(shown?.key ?? null));
  return (
    <AccountSection title="我们保存的信息" description="每一类的用途、期限和数量，都可以查看">
      <ul className={styles.list}>
        {kinds.map((kind) => (
          <li key={kind.key} className={styles.item}>
            <div className={styles.words}>
              <b>{kind.title}</b>
              <span>
                {kind.purpose}；保存期限：{kind.retention}
              </span>
            </div>
            <span className={styles.count}>{kind.count} 条</span>
            <span className={styles.ways}>
              {kind.correct && isLive(kind.correct.path) ? (
                <Link className={styles.link} to={kind.correct.path}>
                  {kind.correct.title}
                </Link>
              ) : null}
              <button
                type="button"
                className={styles.link}
                aria-label={`查看${kind.title}`}
                onClick={() => setShown(kind)}
              >
                查看
              </button>
            </span>
          </li>
        ))}
      </ul>
      <Modal
        open={shown !== null}
        onCancel={() => setShown(null)}
        title={shown?.title}
        width={680}
        footer={null}
        styles={{ body: { maxHeight: '60vh', overflowY: 'auto' } }}
      >
        {error ? (
          <ErrorBlock compact error={error} title="信息没有加载出来" onRetry={() => void refetch()} />
        ) : data ? (
          <KindRecords data={data} />
        ) : (
          <ListSkeleton rows={2} picture={false} />
        )}
      </Modal>
    </AccountSection>
  );
}
