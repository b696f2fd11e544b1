import { BottomBar, Button } from '@harbor/ui/mobile';
import type { CollectToolsProps } from './CollectTools';
import styles from './CollectTools.mobile.module.css';

/** How many favourites there are, and choosing several of them to remove, on the phone. */
export function CollectTools({ page: { feed, items, removal, selection, removeChosen } }: CollectToolsProps) {
  const { choosing, chosen, all } = selection;
  return (
    <>
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
    </>
  );
}
