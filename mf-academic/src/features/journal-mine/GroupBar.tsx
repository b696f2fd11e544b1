import type { DataOf } from '@harbor/contract';
import { ask, Link, navigate, notify } from '@harbor/runtime';
import { Pencil, Plus, Trash2 } from 'lucide-react';
import { useState } from 'react';
import { minePath } from '../../journals/place';
import { useCreateGroup } from '../../journals/queries';
import styles from './GroupBar.module.css';
import { GroupName } from './GroupName';
import { useDeleteGroup, useRenameGroup } from './queries';

type Group = DataOf<'GET /magazine/groups'>['data'][number];

interface GroupBarProps {
  groups: readonly Group[];
  current: Group | undefined;
  pathOf: (group: number | undefined) => string;
}

/** One's groups as ways, with what can be done with the one that is open. */
export function GroupBar({ groups, current, pathOf }: GroupBarProps) {
  const [naming, setNaming] = useState<'new' | 'rename'>();
  const create = useCreateGroup({ onSuccess: () => notify.success('分组已新建') });
  const rename = useRenameGroup({ onSuccess: () => notify.success('分组已改名') });
  const remove = useDeleteGroup({
    onSuccess: () => {
      notify.success('分组已删除，期刊仍在收藏中');
      navigate(minePath, { replace: true });
    },
  });
  return (
    <div className={styles.bar}>
      <nav className={styles.groups} aria-label="期刊分组">
        <Link
          to={minePath}
          className={current ? styles.group : styles.on}
          aria-current={current ? undefined : 'page'}
        >
          全部
        </Link>
        {groups.map(({ id, title, count }) => (
          <Link
            key={id}
            to={pathOf(id)}
            className={id === current?.id ? styles.on : styles.group}
            aria-current={id === current?.id ? 'page' : undefined}
          >
            {title} <small>{count}</small>
          </Link>
        ))}
        <button type="button" className={styles.group} onClick={() => setNaming('new')}>
          <Plus size={14} aria-hidden />
          新建分组
        </button>
      </nav>
      {current ? (
        <p className={styles.acts}>
          <button type="button" onClick={() => setNaming('rename')}>
            <Pencil size={14} aria-hidden />
            改名
          </button>
          <button
            type="button"
            disabled={remove.isPending}
            onClick={() =>
              ask({
                title: `删除分组“${current.title}”？`,
                text: '里面的期刊和备注仍在收藏中，只是不再属于这个分组。',
                yes: '删除分组',
                no: '保留',
                onYes: () => remove.mutate({ params: { id: current.id } }),
              })
            }
          >
            <Trash2 size={14} aria-hidden />
            删除分组
          </button>
        </p>
      ) : null}
      <GroupName
        key={naming}
        open={naming !== undefined}
        title={naming === 'rename' ? '分组改名' : '新建分组'}
        begin={naming === 'rename' ? (current?.title ?? '') : ''}
        waits={create.isPending || rename.isPending}
        onClose={() => setNaming(undefined)}
        onSave={(title) =>
          naming === 'rename' && current
            ? rename.mutateAsync({ params: { id: current.id }, body: { title } })
            : create.mutateAsync({ body: { title } })
        }
      />
    </div>
  );
}
