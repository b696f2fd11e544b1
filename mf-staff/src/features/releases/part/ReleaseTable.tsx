import type { ReleasedRemote, ReleaseRow } from '@harbor/contract';
import { formatTime } from '@harbor/ui';
import { Panel, Section } from '@harbor/ui/desktop';
import { Button } from 'antd';
import { ChevronRight } from 'lucide-react';
import { lazy, Suspense, useState } from 'react';
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

/** So many are shown until more are asked for. */
const first = 8;

const columns = ['版本', '发布', '访问占比', '错误率', '服务端绘制', '操作'];

function Row({ remote, release, onWish }: ReleaseTableProps & { release: ReleaseRow }) {
  const [open, setOpen] = useState(false);
  const { published_at, published_by, source, view_share, views, error_rate, failed, visitors, drawing } =
    release;
  return (
    <>
      <tr>
        <td>
          <span className={styles.version}>
            <button
              type="button"
              className={styles.toggle}
              aria-expanded={open}
              aria-label={open ? '收起' : '展开'}
              onClick={() => setOpen(!open)}
            >
              <ChevronRight size={15} aria-hidden />
            </button>
            <VersionCell release={release} canaryShare={remote.canary_share} />
          </span>
        </td>
        <td>
          <span className={styles.line}>{formatTime(published_at)}</span>
          <span className={styles.under}>{source === 'build' ? '随站点构建' : published_by}</span>
        </td>
        <td>
          <span className={styles.line}>{views === 0 ? '–' : percent(view_share)}</span>
          <span className={styles.under}>{views === 0 ? '暂无访问' : `${count(views)} 次`}</span>
        </td>
        <td>
          <span className={styles.line}>
            <HealthDot health={healthOf(error_rate)} />
            {percent(error_rate)}
          </span>
          <span className={styles.under}>
            {visitors === 0 ? ' ' : `${count(failed)} / ${count(visitors)} 人`}
          </span>
        </td>
        <td>
          <span className={styles.line}>{drawing ? percent(drawing.share) : '–'}</span>
          <span className={styles.under}>
            {drawing?.median_ms ? `中位数 ${drawing.median_ms} 毫秒` : ' '}
          </span>
        </td>
        <td>
          <Actions remote={remote} release={release} onWish={onWish} />
        </td>
      </tr>
      {open ? (
        <tr>
          <td colSpan={columns.length}>
            <Details release={release} />
          </td>
        </tr>
      ) : null}
    </>
  );
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
  const [all, setAll] = useState(false);
  const { releases } = remote;
  return (
    <Panel padding="none" className={styles.panel}>
      <div className={styles.head}>
        <Section title="版本" description={`共 ${releases.length} 个，新的在前`} size="part">
          {null}
        </Section>
      </div>
      <table className={styles.table}>
        <thead>
          <tr>
            {columns.map((title) => (
              <th key={title} scope="col">
                {title}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {releases.slice(0, all ? undefined : first).map((release) => (
            <Row key={release.version} remote={remote} release={release} onWish={onWish} />
          ))}
        </tbody>
      </table>
      {releases.length > first && !all ? (
        <p className={styles.more}>
          <Button onClick={() => setAll(true)}>显示更早的 {releases.length - first} 个</Button>
        </p>
      ) : null}
    </Panel>
  );
}
