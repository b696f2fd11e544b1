import type { DataOf } from '@harbor/contract';
import { journalImportStatus as s } from '@harbor/contract/journal-import';
import { Link } from '@harbor/runtime';
import { formatTime } from '@harbor/ui';
import { Button } from '@harbor/ui/kit';
import { Tag } from '@harbor/ui/tag';
import { useState } from 'react';
import { RollBack } from '../RollBack';
import { counted, isAtWork, sizeWords, toneOf } from '../words';
import styles from './JournalsPage.module.css';

export type Listed = DataOf<'GET /staff/journals/imports'>['data'][number];

/** What can be done with an import, as the link to it says. */
function onward(status: number): string {
  if (isAtWork(status)) return '查看进度';
  if (status === s.uploaded || status === s.failed) return '继续对应列';
  return status === s.checked ? '看差异' : '查看';
}

/** When it reached its state, and who gave it. */
function timesOf(one: Listed): string {
  const by = one.created_by_name || '已离开的同事';
  if (one.rolled_back_at) return `${formatTime(one.rolled_back_at)} 撤回`;
  if (one.applied_at) return `${by} · ${formatTime(one.applied_at)} 写入`;
  return `${by} · ${formatTime(one.created_at)} 上传`;
}

/** An import in the list: its file, its state, what it brought. */
export function ImportRow({ one }: { one: Listed }) {
  const [asked, setAsked] = useState(false);
  const { id, status, counts } = one;
  const figures = counts
    ? ([
        ['新增', counts.new],
        ['更新', counts.changed],
        ['合并', counts.merged],
        ['未采用', counts.refused],
      ] as const)
    : [];
  return (
    <li className={one.in_use ? `${styles.row} ${styles.used}` : styles.row}>
      <span className={styles.name}>
        <Link to={`/staff/journals/import/${id}`} className={styles.title}>
          {one.file_name}
        </Link>
        <span className={styles.facts}>
          {one.in_use ? <Tag tone="accent">使用中</Tag> : <Tag tone={toneOf(status)}>{one.status_text}</Tag>}
          <span>第 {id} 号</span>
          <span>{sizeWords(one.bytes)}</span>
          {one.source ? <span>{one.source}</span> : null}
        </span>
      </span>
      <span className={styles.times}>
        <b>{timesOf(one)}</b>
        {one.journals === null ? null : `写入后 ${counted(one.journals)} 种期刊`}
      </span>
      <dl className={styles.figures}>
        {figures.map(([name, count]) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>{counted(count)}</dd>
          </div>
        ))}
      </dl>
      <span className={styles.acts}>
        <Link
          to={`/staff/journals/import/${id}`}
          className={styles.link}
          aria-label={`${onward(status)} ${one.file_name}`}
        >
          {onward(status)}
        </Link>
        {one.in_use ? (
          <Button aria-label={`撤回 ${one.file_name}`} onClick={() => setAsked(true)}>
            撤回
          </Button>
        ) : null}
      </span>
      {asked ? <RollBack one={one} onClose={() => setAsked(false)} /> : null}
    </li>
  );
}
