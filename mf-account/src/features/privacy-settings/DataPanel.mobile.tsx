import type { DataKind } from '@harbor/contract';
import { isLive, Link, useQuery } from '@harbor/runtime';
import { ErrorBlock, ListSkeleton, Sheet } from '@harbor/ui/mobile';
import { AccountSection } from '../../frames/account/AccountSection';
import { Cell } from '../../frames/account/Cell.mobile';
import { useOverlay } from '../../overlay/useOverlay';
import { KindRecords } from './KindRecords';
import styles from './PrivacyPage.mobile.module.css';
import { kindQuery } from './queries';

/** What the site holds, kind by kind; each opens with its purpose, its time and its records. */
export function DataPanel({ kinds }: { kinds: DataKind[] }) {
  const { shown, open, close } = useOverlay<string>();
  const kind = kinds.find(({ key }) => shown === key);
  const { data, error, refetch } = useQuery(kindQuery(kind?.key ?? null));
  return (
    <AccountSection title="我们保存的信息" list>
      {kinds.map(({ key, title, count }) => (
        <Cell key={key} label={title} value={`${count} 条`} onPress={() => open(key)} />
      ))}
      <Sheet open={kind !== undefined} onClose={close} title={kind?.title ?? ''}>
        {kind ? (
          <div className={styles.facts}>
            <p>用途：{kind.purpose}</p>
            <p>保存：{kind.retention}</p>
            <p>注销账号后：{kind.fate}</p>
            {kind.correct && isLive(kind.correct.path) ? (
              <Link to={kind.correct.path}>{kind.correct.title}</Link>
            ) : null}
          </div>
        ) : null}
        {error ? (
          <ErrorBlock compact error={error} title="信息没有加载出来" onRetry={() => void refetch()} />
        ) : data ? (
          <KindRecords data={data} />
        ) : (
          <ListSkeleton rows={2} />
        )}
      </Sheet>
    </AccountSection>
  );
}
