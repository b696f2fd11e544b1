import { usePage, useQuery, useSearchParams } from '@harbor/runtime';
import { onPhone, Tabs } from '@harbor/ui/kit';
import { PlatformFrame } from '../../platform/PlatformFrame';
import { platformPaths } from '../../platform/paths';
import { poolNumbers } from '../../platform/queries';
import { Board } from './Board';
import { openTakes, type TakeColumn } from './queries';
import { TakeList } from './TakeList';

const columns = [
  ['open', '进行中'],
  ['trial', '试做中'],
  ['waiting', '待选定'],
  ['formal', '正式服务'],
  ['delivered', '已交付'],
  ['done', '已完成'],
] as const;

const columnOf = (text: string | null): TakeColumn => columns.find(([key]) => key === text)?.[0] ?? 'open';

/** `/receiveorder/takes`: one's own takes, as a board or as a list. */
export function TakesPage() {
  const [search] = useSearchParams();
  const column = columnOf(search.get('column'));
  const list = search.get('view') === 'list' || search.has('column');
  const mine = useQuery(poolNumbers()).data?.mine;
  const { isPending } = useQuery(openTakes());
  usePage({ ready: !isPending });
  const at = (query: string) => `${platformPaths.takes}${query}`;
  return (
    <PlatformFrame tab="takes" title="我的接单">
      <Tabs
        label="我的接单"
        bare
        current={list ? column : 'board'}
        tabs={[
          { key: 'board', label: onPhone ? '按进度' : '看板', to: at('') },
          ...columns.map(([key, label]) => ({
            key,
            label: key === 'open' ? '列表' : label,
            to: at(key === 'open' ? '?view=list' : `?column=${key}`),
            ...(mine ? { count: mine[key] } : {}),
          })),
        ]}
      />
      {list ? <TakeList column={column} /> : <Board />}
    </PlatformFrame>
  );
}

export default TakesPage;
