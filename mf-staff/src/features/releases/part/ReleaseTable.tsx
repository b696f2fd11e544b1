import type { ReleasedRemote, ReleaseRow } from '@harbor/contract';
import { formatTime } from '@harbor/ui';
import { Panel, Section } from '@harbor/ui/desktop';
import { Button, Table, type TableProps } from 'antd';
import { lazy, Suspense } from 'react';
import type { Wish } from '../change/useChangeForm';
import { drawingLines } from '../health/drawing';
import { HealthDot } from '../health/HealthDot';
import { bytes, count, healthOf, percent } from '../siteFigures';
import styles from './ReleaseTable.module.css';
import { VersionCell } from './VersionCell';

// With the reader of Markdown, for who opens a line.
const Changelog = lazy(() => import('./Changelog').then((part) => ({ default: part.Changelog })));

export interface ReleaseTableProps {
  remote: ReleasedRemote;
  onWish: (wish: Wish) => void;
}

function Actions({ remote, release, onWish }: ReleaseTableProps & { release: ReleaseRow }) {
  const { version, available } = release;
  if (version === remote.stable) return <span className={styles.quiet}>线上稳定版</span>;
  if (!available) return <span className={styles.quiet}>文件已清理</span>;
  return (
    <span className={styles.actions}>
      <Button size="small" type="link" onClick={() => onWish({ kind: 'promote', version })}>
        设为稳定版
      </Button>
      {version === remote.canary ? null : (
        <Button size="small" type="link" onClick={() => onWish({ kind: 'canary', version })}>
          灰度
        </Button>
      )}
    </span>
  );
}

function columnsOf({ remote, onWish }: ReleaseTableProps): TableProps<ReleaseRow>['columns'] {
  return [
    {
      title: '版本',
      key: 'version',
      render: (_, release) => <VersionCell release={release} canaryShare={remote.canary_share} />,
    },
    {
      title: '发布',
      key: 'published',
      width: 150,
      render: (_, { published_at, published_by, source }) => (
        <>
          <span className={styles.line}>{formatTime(published_at)}</span>
          <span className={styles.under}>{source === 'build' ? '随站点构建' : published_by}</span>
        </>
      ),
    },
    {
      title: '访问占比',
      key: 'share',
      width: 110,
      render: (_, { view_share, views }) => (
        <>
          <span className={styles.line}>{views === 0 ? '–' : percent(view_share)}</span>
          <span className={styles.under}>{views === 0 ? '暂无访问' : `${count(views)} 次`}</span>
        </>
      ),
    },
    {
      title: '错误率',
      key: 'errors',
      width: 110,
      render: (_, { error_rate, failed, visitors }) => (
        <>
          <span className={styles.line}>
            <HealthDot health={healthOf(error_rate)} />
            {percent(error_rate)}
          </span>
          <span className={styles.under}>
            {visitors === 0 ? ' ' : `${count(failed)} / ${count(visitors)} 人`}
          </span>
        </>
      ),
    },
    {
      title: '服务端绘制',
      key: 'drawing',
      width: 110,
      render: (_, { drawing }) => (
        <>
          <span className={styles.line}>{drawing ? percent(drawing.share) : '–'}</span>
          <span className={styles.under}>
            {drawing?.median_ms ? `中位数 ${drawing.median_ms} 毫秒` : ' '}
          </span>
        </>
      ),
    },
    {
      title: '操作',
      key: 'actions',
      width: 160,
      render: (_, release) => <Actions remote={remote} release={release} onWish={onWish} />,
    },
  ];
}

function Details({ release }: { release: ReleaseRow }) {
  return (
    <div className={styles.details}>
      {release.changelog ? (
        <Suspense fallback={<p className={styles.quiet}>…</p>}>
          <Changelog text={release.changelog} />
        </Suspense>
      ) : (
        <p className={styles.quiet}>这个版本没有写更新记录</p>
      )}
      {drawingLines(release.drawing).map((line) => (
        <p key={line} className={styles.size}>
          {line}
        </p>
      ))}
      <p className={styles.size}>构建大小 {bytes(release.size)}</p>
    </div>
  );
}

/** All releases of a part, the newest first; a row opens onto its changelog entry. */
export function ReleaseTable({ remote, onWish }: ReleaseTableProps) {
  return (
    <Panel padding="none" className={styles.panel}>
      <div className={styles.head}>
        <Section title="版本" description={`共 ${remote.releases.length} 个，新的在前`} size="part">
          {null}
        </Section>
      </div>
      <Table<ReleaseRow>
        rowKey="version"
        columns={columnsOf({ remote, onWish })}
        dataSource={remote.releases}
        pagination={{ pageSize: 8, hideOnSinglePage: true, size: 'small' }}
        expandable={{ expandedRowRender: (release) => <Details release={release} /> }}
        size="middle"
      />
    </Panel>
  );
}
