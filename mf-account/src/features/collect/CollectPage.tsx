import { isLive, Link, usePage } from '@harbor/runtime';
import { Empty } from '@harbor/ui/desktop';
import { Button, Checkbox } from 'antd';
import { ListChecks } from 'lucide-react';
import { CentreFrame } from '../../centre/CentreFrame';
import { Tabs } from '../../centre/Tabs';
import { UndoBar } from '../../centre/UndoBar';
import { FeedBody } from '../../frame/FeedBody';
import { CollectCard } from './CollectCard';
import styles from './CollectPage.module.css';
import { CollectSkeleton } from './CollectSkeleton';
import { useCollectPage } from './useCollectPage';

/** `/collect/` on the desktop: favourites by kind, removed one by one or several at once. */
export function CollectPage() {
  const { kind, tabs, feed, items, removal, selection, removeChosen } = useCollectPage();
  const { choosing, chosen, all } = selection;
  usePage({ title: '我的收藏', ready: !feed.isPending });
  return (
    <CentreFrame
      title="我的收藏"
      extra={
        choosing ? (
          <>
            <Checkbox checked={all} indeterminate={chosen.size > 0 && !all} onChange={selection.toggleAll}>
              全选
            </Checkbox>
            <Button onClick={selection.stop}>完成</Button>
            <Button
              danger
              disabled={chosen.size === 0}
              loading={removal.busy}
              onClick={() => void removeChosen()}
            >
              取消收藏{chosen.size > 0 ? ` (${chosen.size})` : ''}
            </Button>
          </>
        ) : (
          <Button icon={<ListChecks size={15} />} disabled={items.length === 0} onClick={selection.start}>
            批量管理
          </Button>
        )
      }
    >
      <Tabs label="收藏分类" form="line" current={kind.key} tabs={tabs} />
      <FeedBody
        feed={feed}
        none={items.length === 0}
        what="收藏"
        waiting={<CollectSkeleton count={6} className={styles.grid} />}
        empty={
          <Empty
            title={kind.empty}
            description="看到需要的，点一下收藏，以后在这里找到"
            action={
              isLive(kind.find.path) ? (
                <Link to={kind.find.path} className={styles.way}>
                  {kind.find.label}
                </Link>
              ) : null
            }
          />
        }
      >
        <ul className={styles.grid}>
          {items.map((item) => (
            <li key={item.id}>
              <CollectCard
                item={item}
                ratio={kind.ratio}
                choosing={choosing}
                chosen={chosen.has(item.id)}
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
