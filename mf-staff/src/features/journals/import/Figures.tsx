import type { DeskJournalImport } from '@harbor/contract';
import {
  type ChangeKind,
  changeKinds,
  rowVerdict,
  rowVerdictLabel,
  journalImportStatus as s,
} from '@harbor/contract/journal-import';
import { Link } from '@harbor/runtime';
import { counted } from '../words';
import styles from './Figures.module.css';
import { placePath, type Tab } from './place';

/** What most of the changes are about: 分区 61，预警 4. */
function kindsWords({ kinds = {} }: NonNullable<DeskJournalImport['counts']>): string {
  const most = (Object.entries(kinds) as [ChangeKind, number][]).sort((a, b) => b[1] - a[1]).slice(0, 2);
  return most.map(([kind, count]) => `${changeKinds[kind]} ${counted(count)}`).join('，') || '逐项列出前后';
}

/** How many rows become what; each leads to its list. */
export function Figures({ one, tab }: { one: DeskJournalImport; tab: Tab }) {
  const { counts, status } = one;
  if (!counts) return null;
  const written = status !== s.checked;
  const figures: [tab: Tab, title: string, count: number, note: string][] = [
    ['new', rowVerdictLabel[rowVerdict.new], counts.new, written ? '已加入期刊库' : '期刊库里还没有'],
    ['changed', rowVerdictLabel[rowVerdict.changed], counts.changed, kindsWords(counts)],
    ['merged', rowVerdictLabel[rowVerdict.merged], counts.merged, '同一种期刊的多行'],
    [
      'refused',
      rowVerdictLabel[rowVerdict.refused],
      counts.refused,
      counts.refused > 0 ? '可下载清单' : '没有',
    ],
    ['same', rowVerdictLabel[rowVerdict.same], counts.same, '不写入'],
  ];
  return (
    <nav className={styles.figures} aria-label={written ? '导入结果' : '核对结果'}>
      {figures.map(([key, title, count, note]) => (
        <Link
          key={key}
          to={placePath(one.id, { tab: key })}
          className={key === tab ? `${styles.figure} ${styles.on}` : styles.figure}
          aria-current={key === tab ? 'page' : undefined}
        >
          <span>{title}</span>
          <b data-alert={key === 'refused' && count > 0 ? '' : undefined}>{counted(count)}</b>
          <small>{note}</small>
        </Link>
      ))}
    </nav>
  );
}
