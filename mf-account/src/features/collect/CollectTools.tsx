import { Button, Checkbox } from 'antd';
import { ListChecks } from 'lucide-react';
import type { useCollectPage } from './useCollectPage';

export interface CollectToolsProps {
  page: ReturnType<typeof useCollectPage>;
}

/** Choosing several favourites and removing them, beside the desktop's title. */
export function CollectTools({ page: { items, removal, selection, removeChosen } }: CollectToolsProps) {
  const { choosing, chosen, all } = selection;
  if (!choosing)
    return (
      <Button icon={<ListChecks size={15} />} disabled={items.length === 0} onClick={selection.start}>
        批量管理
      </Button>
    );
  return (
    <>
      <Checkbox checked={all} indeterminate={chosen.size > 0 && !all} onChange={selection.toggleAll}>
        全选
      </Checkbox>
      <Button onClick={selection.stop}>完成</Button>
      <Button danger disabled={chosen.size === 0} loading={removal.busy} onClick={() => void removeChosen()}>
        取消收藏{chosen.size > 0 ? ` (${chosen.size})` : ''}
      </Button>
    </>
  );
}
