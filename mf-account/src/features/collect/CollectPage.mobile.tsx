import { isLive, Link, usePage } from '@harbor/runtime';
import { HiddenTitle } from '@harbor/ui/heading';
import { BottomBar, Button, Empty, ErrorBlock, InfiniteFeed, Panel, PullToRefresh } from '@harbor/ui/mobile';
import { Tabs } from '../../centre/Tabs';
import { UndoBar } from '../../centre/UndoBar';
import { CollectCard } from './CollectCard';
import styles from './CollectPage.mobile.module.css';
import { CollectSkeleton } from './CollectSkeleton';
import { useCollectPage } from './useCollectPage';

/** `/collect/` on the phone. */
export function CollectPage() {
  const { kind, tabs, feed, items, removal, selection, removeChosen } = useCollectPage();
  const { choosing, chosen, all } = selection;
  usePage({ title: '我的收藏', navTitle: '我的收藏', ready: !feed.isPending });
  return (
    <PullToRefresh onRefresh={() => feed.refetch()}>
      <div className={styles.page}>
        <HiddenTitle>我的收藏</HiddenTitle>
        <Tabs label="收藏分类" form="strip" current={kind.key} tabs={tabs} />
        <div className={styles.tools}>
          <span>{feed.data ? `共 ${feed.data.pages[0]?.total ?? 0} 项` : ''}</span>
          <Button
            kind="text"
            size="s"
            disabled={items.length === 0}
            onClick={choosing ? selection.stop : selection.start}
          >
            {choosing ? '完成' : '管理'}
          </Button>
        </div>
        {feed.isPending ? <CollectSkeleton count={5} className={styles.list} /> : null}
        {feed.isError && items.length === 0 ? (
          <Panel>
            <ErrorBlock title="收藏没有加载出来" error={feed.error} onRetry={() => void feed.refetch()} />
          </Panel>
        ) : null}
        {feed.isSuccess && items.length === 0 ? (
          <Panel>
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
          </Panel>
        ) : null}
        {items.length > 0 ? (
          <InfiniteFeed query={feed} end={items.length > 5 ? '没有更多了' : ''}>
            <ul className={styles.list}>
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
          </InfiniteFeed>
        ) : null}
        {choosing && items.length > 0 ? (
          <BottomBar label="批量管理">
            <label className={styles.all}>
              <input type="checkbox" checked={all} onChange={selection.toggleAll} />
              全选
            </label>
            <Button
              kind="outline"
              className={styles.remove}
              disabled={chosen.size === 0}
              loading={removal.busy}
              onClick={() => void removeChosen()}
            >
              取消收藏{chosen.size > 0 ? ` (${chosen.size})` : ''}
            </Button>
          </BottomBar>
        ) : null}
        <UndoBar
          text={`已取消收藏 ${removal.undoable} 项`}
          shown={removal.undoable > 0}
          onUndo={removal.undo}
        />
      </div>
    </PullToRefresh>
  );
}

export default CollectPage;
