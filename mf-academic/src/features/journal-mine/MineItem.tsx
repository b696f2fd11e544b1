import type { DataOf } from '@harbor/contract';
import { ask, Link } from '@harbor/runtime';
import { formatDate } from '@harbor/ui';
import { Overlay, Panel } from '@harbor/ui/kit';
import { Tag } from '@harbor/ui/tag';
import { Check, NotebookPen, Plus, Trash2 } from 'lucide-react';
import { useState } from 'react';
import { JournalCover } from '../../journals/JournalCover';
import { JournalTags } from '../../journals/JournalTags';
import { Keeping } from '../../journals/Keeping';
import { laidOf } from '../../journals/laid';
import { journalPath } from '../../journals/place';
import { useUncollectJournal } from '../../journals/queries';
import { useTray } from '../../journals/tray';
import { identity } from '../../journals/words';
import styles from './MineItem.module.css';

type Item = DataOf<'GET /magazine/collected'>['data'][number];

interface MineItemProps {
  item: Item;
  groups: DataOf<'GET /magazine/groups'>['data'];
}

/** A collected journal with its group and note. One that left the library stays under its name. */
export function MineItem({ item, groups }: MineItemProps) {
  const { id, name, journal, note, group_id, collected_at } = item;
  const [open, setOpen] = useState(false);
  const tray = useTray();
  const release = useUncollectJournal();
  const group = groups.find((one) => one.id === group_id);
  const laid = tray.has(id);
  const letGo = () =>
    ask({
      title: '取消收藏？',
      text: note ? `“${name}”的备注会一起删除。` : `“${name}”将从收藏中移除。`,
      yes: '取消收藏',
      no: '保留',
      onYes: () => release.mutate({ params: { id } }),
    });
  return (
    <Panel className={styles.item}>
      <JournalCover id={id} subject={journal?.subjects[0] ?? ''} width={44} />
      <div className={styles.words}>
        {journal ? (
          <Link className={styles.name} to={journalPath(id)}>
            {name}
          </Link>
        ) : (
          <span className={styles.name}>{name}</span>
        )}
        <p className={styles.facts}>
          {journal ? identity(journal) : '已不在期刊库中，仍为您保留名称与备注'}
          {journal?.is_demo ? <Tag tone="gold">演示数据</Tag> : null}
        </p>
        {journal ? (
          <>
            <p className={styles.facts}>{laidOf(journal).words}</p>
            <JournalTags journal={journal} />
          </>
        ) : null}
        {note ? <p className={styles.note}>{note}</p> : null}
        <p className={styles.since}>
          {group ? <Tag tone="primary">{group.title}</Tag> : null}
          {formatDate(collected_at)} 收藏
        </p>
      </div>
      <p className={styles.acts}>
        <button
          type="button"
          aria-label={`${note || group ? '分组与备注' : '加备注'}：${name}`}
          onClick={() => setOpen(true)}
        >
          <NotebookPen size={15} aria-hidden />
          {note || group ? '分组与备注' : '加备注'}
        </button>
        {journal ? (
          <button type="button" aria-pressed={laid} onClick={() => tray.toggle(laidOf(journal))}>
            {laid ? <Check size={15} aria-hidden /> : <Plus size={15} aria-hidden />}
            {laid ? '已在对比' : '对比'}
          </button>
        ) : null}
        <button type="button" aria-label={`移除：${name}`} disabled={release.isPending} onClick={letGo}>
          <Trash2 size={15} aria-hidden />
          移除
        </button>
      </p>
      <Overlay open={open} onClose={() => setOpen(false)} title={name} width={480}>
        <Keeping journal={{ id, note, group_id }} />
      </Overlay>
    </Panel>
  );
}
