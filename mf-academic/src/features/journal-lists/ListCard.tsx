import type { JournalList } from '@harbor/contract';
import { ask, Link } from '@harbor/runtime';
import { formatDate } from '@harbor/ui';
import { Panel } from '@harbor/ui/kit';
import { Tag } from '@harbor/ui/tag';
import { ListChecks, PenLine, RefreshCw, Share2, Trash2 } from 'lucide-react';
import { useState } from 'react';
import { counted } from '../../journals/words';
import styles from './ListCard.module.css';
import { ListForm } from './ListForm';
import { ListName } from './ListName';
import { listPath } from './listPath';
import { useChooseList, useDeleteList, useUnfollowList } from './queries';
import { ShareBox } from './ShareBox';

interface ListCardProps {
  list: JournalList;
  /** Its rows stand below. */
  open: boolean;
}

/** A list: how much of it was matched, whether it is laid over searches, and what can be done with it. */
export function ListCard({ list, open }: ListCardProps) {
  const { id, title, own, counts, chosen, code } = list;
  const [doing, setDoing] = useState<'replace' | 'rename' | 'share'>();
  const choose = useChooseList();
  const remove = useDeleteList();
  const unfollow = useUnfollowList();
  const close = () => setDoing(undefined);
  const missed = counts.entries - counts.matched - counts.repeated;
  const giveUp = () =>
    own
      ? ask({
          title: `删除“${title}”？`,
          text: code ? '已关注的人也不再看到它，删除后不能恢复。' : '删除后不能恢复。',
          yes: '删除目录',
          no: '保留',
          onYes: () => remove.mutate({ params: { id } }),
        })
      : ask({
          title: `不再关注“${title}”？`,
          text: '之后可以用分享码重新关注。',
          yes: '不再关注',
          no: '保留',
          onYes: () => unfollow.mutate({ params: { id } }),
        });
  return (
    <Panel className={styles.card}>
      <div className={styles.head}>
        <h2 className={styles.title}>{title}</h2>
        <Tag tone={own ? 'primary' : 'plain'}>{own ? '自建' : '关注'}</Tag>
        {code ? <Tag tone="accent">分享中</Tag> : null}
      </div>
      <p className={styles.facts}>
        共 {counted(counts.entries)} 种，匹配 {counted(counts.matched)} 种
        {missed > 0 ? (
          <Link className={styles.missed} to={listPath(id, counts.unknown > 0 ? 'unknown' : 'several')}>
            {counted(missed)} 种没有匹配
          </Link>
        ) : null}
        <span>{formatDate(list.updated_at)} 更新</span>
      </p>
      <label className={styles.choice}>
        <input
          type="checkbox"
          checked={chosen}
          disabled={choose.isPending}
          onChange={() => choose.mutate({ body: { id: chosen ? null : id } })}
        />
        {chosen ? '正叠加在期刊列表上' : '叠加在期刊列表上'}
      </label>
      <p className={styles.acts}>
        <Link to={open ? listPath() : listPath(id)} aria-current={open ? 'true' : undefined}>
          <ListChecks size={15} aria-hidden />
          {open ? '收起明细' : '匹配明细'}
        </Link>
        {own ? (
          <>
            <button type="button" onClick={() => setDoing('replace')}>
              <RefreshCw size={15} aria-hidden />
              替换
            </button>
            <button type="button" onClick={() => setDoing('rename')}>
              <PenLine size={15} aria-hidden />
              改名
            </button>
            <button type="button" onClick={() => setDoing('share')}>
              <Share2 size={15} aria-hidden />
              分享
            </button>
          </>
        ) : null}
        <button type="button" onClick={giveUp} disabled={remove.isPending || unfollow.isPending}>
          <Trash2 size={15} aria-hidden />
          {own ? '删除' : '不再关注'}
        </button>
      </p>
      {doing === 'replace' ? <ListForm list={list} onClose={close} onDone={close} /> : null}
      {doing === 'rename' ? <ListName list={list} onClose={close} /> : null}
      {doing === 'share' ? <ShareBox list={list} onClose={close} /> : null}
    </Panel>
  );
}
