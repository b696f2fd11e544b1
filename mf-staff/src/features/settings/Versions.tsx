import type { SettingVersion } from '@harbor/contract';
import { notify, useQuery } from '@harbor/runtime';
import { Bone, formatWhen, Waiting } from '@harbor/ui';
import { Button, Empty, ErrorBlock, Pager } from '@harbor/ui/kit';
import { useState } from 'react';
import { Card } from '../../parts/Card';
import { useChange } from '../entry';
import { PublishDialog } from './PublishDialog';
import { useRestore, versionsQuery } from './queries';
import styles from './Settings.module.css';

export interface VersionsProps {
  page: number;
  to: (page: number) => string;
  /** The version that holds. */
  current: number;
}

/** Every version with what it changed, and the way back to it. */
export function Versions({ page, to, current }: VersionsProps) {
  const { data, error, refetch } = useQuery(versionsQuery(page));
  const [asked, setAsked] = useState<Pick<SettingVersion, 'no'>>();
  const restore = useRestore();
  const change = useChange();
  async function handleRestore(no: number, note: string) {
    // A path takes whole numbers; 0 are the initial values.
    const input = { params: { no }, body: { base: current, note } };
    if (!(await change.run(() => restore.mutateAsync(input)))) return;
    setAsked(undefined);
    notify.success('已恢复，立即生效');
  }
  if (!data && error)
    return <ErrorBlock error={error} title="版本没有加载出来" onRetry={() => void refetch()} />;
  if (!data)
    return (
      <Waiting className={styles.bones}>
        {[1, 2, 3].map((n) => (
          <Bone key={n} height={44} />
        ))}
      </Waiting>
    );
  return (
    <Card
      title="版本"
      note="每次发布都是一个新版本"
      extra={current > 0 ? <Button onClick={() => setAsked({ no: 0 })}>全部恢复默认</Button> : null}
      flush
    >
      {data.data.length === 0 ? (
        <Empty compact title="还没有改过参数" description="修改并发布后，每一版都会出现在这里" />
      ) : (
        <ul aria-label="参数版本">
          {data.data.map(({ no, note, made_by, made_at, restored_from, changes }) => (
            <li key={no} className={styles.version}>
              <b>第 {no} 版</b>
              <span className={styles.versionNote}>
                {note}
                <small>
                  {made_by || '已注销'} · {formatWhen(made_at)}
                  {restored_from === null
                    ? ''
                    : restored_from === 0
                      ? ' · 恢复默认'
                      : ` · 恢复自第 ${restored_from} 版`}
                </small>
                {changes.map(({ key, title, before, after }) => (
                  <small key={key}>
                    {title}：<del>{before}</del> → {after}
                  </small>
                ))}
              </span>
              <Button disabled={no === current} onClick={() => setAsked({ no })}>
                {no === current ? '正在生效' : '恢复到此版'}
              </Button>
            </li>
          ))}
        </ul>
      )}
      <Pager page={page} lastPage={data.last_page} to={to} />
      {asked ? (
        <PublishDialog
          title={asked.no === 0 ? '全部恢复默认' : `恢复到第 ${asked.no} 版`}
          yes="恢复"
          busy={change.busy}
          problem={change.problem}
          onYes={(note) => void handleRestore(asked.no, note)}
          onClose={() => setAsked(undefined)}
        >
          <p className={styles.said}>会发布新的一版，立即生效，只影响之后开始的事项。</p>
        </PublishDialog>
      ) : null}
    </Card>
  );
}
