import { isLive, LiveLink, usePage } from '@harbor/runtime';
import { Empty, Tabs } from '@harbor/ui/kit';
import { ChevronRight } from 'lucide-react';
import { UndoBar } from '../../centre/UndoBar';
import { WayOn } from '../../centre/WayOn';
import { CentreFrame } from '../../frames/centre/CentreFrame';
import { FeedBody } from '../../frames/FeedBody';
import { CollectCard } from './CollectCard';
import styles from './CollectPage.module.css';
import { CollectSkeleton } from './CollectSkeleton';
import { CollectTools } from './CollectTools';
import { useCollectPage } from './useCollectPage';

/** `/collect/`: favourites by kind, removed one by one or several at once. */
export function CollectPage() {
  const page = useCollectPage();
  const { kind, tabs, feed, items, removal, selection } = page;
  usePage({ ready: !feed.isPending });
  return (
    <CentreFrame
      title="我的收藏"
      tabs={<Tabs label="收藏分类" current={kind.key} tabs={tabs} />}
      extra={<CollectTools page={page} />}
      onRefresh={feed.refetch}
    >
      <FeedBody
        feed={feed}
        count={items.length}
        what="收藏"
        waiting={<CollectSkeleton count={6} className={styles.list} />}
        empty={
          <Empty
            title={kind.empty}
            description="看到需要的，点一下收藏，以后在这里找到"
            action={isLive(kind.find.path) ? <WayOn to={kind.find.path}>{kind.find.label}</WayOn> : null}
          />
        }
      >
        {kind.more ? (
          <LiveLink className={styles.more} to={kind.more.path}>
            {kind.more.label}
            <ChevronRight size={16} aria-hidden />
          </LiveLink>
        ) : null}
        <ul className={styles.list}>
          {items.map((item) => (
            <li key={item.id}>
              <CollectCard
                item={item}
                ratio={kind.ratio}
                choosing={selection.choosing}
                chosen={selection.chosen.has(item.id)}
                onToggle={selection.toggle}
                onRemove={(id) => void removal.remove([id])}
              />
            </li>
          ))}
        </ul>
      </FeedBody>
      <UndoBar
        text={`已取消收藏 ${removal.undoable} 项`}
        shown={removal.undoable > 0}
        onUndo={removal.undo}
      />
    </CentreFrame>
  );
}

export default CollectPage;
