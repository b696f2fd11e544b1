import type { CatalogueCategory } from '@harbor/contract';
import { type ApiError, notify } from '@harbor/runtime';
import { Cover, errorText } from '@harbor/ui';
import { Button, Confirm } from '@harbor/ui/kit';
import { Tag } from '@harbor/ui/tag';
import { ArrowDown, ArrowUp } from 'lucide-react';
import { useState } from 'react';
import styles from './CategoryHead.module.css';
import { useDeleteCategory, useHideCategory, useMoveCategory } from './queries';

export interface CategoryHeadProps {
  category: CatalogueCategory;
  /** All of them, in their order. */
  list: CatalogueCategory[];
  onEdit: () => void;
  onDeleted: () => void;
}

/** What a category says to everybody, and what can be done with it. */
export function CategoryHead({ category, list, onEdit, onDeleted }: CategoryHeadProps) {
  const { id, title, description, cover, hidden, on_shelf, draft, off_shelf, archived } = category;
  const [sure, setSure] = useState(false);
  const onError = (error: ApiError) => notify.error(errorText(error));
  const move = useMoveCategory({ onError });
  const hide = useHideCategory({ onError });
  const remove = useDeleteCategory({
    onSuccess() {
      notify.success('分类已删除');
      onDeleted();
    },
    onError,
    onSettled: () => setSure(false),
  });
  const place = list.findIndex((one) => one.id === id);
  const empty = on_shelf + draft + off_shelf + archived === 0;
  const step = (steps: number) => move.mutate({ params: { id }, body: { steps } });
  return (
    <header className={styles.head}>
      <Cover src={cover} className={styles.cover} />
      <div className={styles.words}>
        <h2>
          {title} {hidden ? <Tag>隐藏</Tag> : null}
        </h2>
        <p>{description}</p>
      </div>
      <div className={styles.acts}>
        <Button
          aria-label="分类前移"
          disabled={place === 0 || move.isPending}
          icon={<ArrowUp size={16} aria-hidden />}
          onClick={() => step(-1)}
        />
        <Button
          aria-label="分类后移"
          disabled={place === list.length - 1 || move.isPending}
          icon={<ArrowDown size={16} aria-hidden />}
          onClick={() => step(1)}
        />
        <Button onClick={onEdit}>编辑分类</Button>
        <Button
          loading={hide.isPending}
          onClick={() => hide.mutate({ params: { id }, body: { hidden: !hidden } })}
        >
          {hidden ? '显示分类' : '隐藏分类'}
        </Button>
        {empty ? <Button onClick={() => setSure(true)}>删除分类</Button> : null}
      </div>
      <Confirm
        open={sure}
        onClose={() => setSure(false)}
        title={`删除分类“${title}”`}
        yes="删除分类"
        danger
        loading={remove.isPending}
        onYes={() => remove.mutate({ params: { id } })}
      >
        <p>分类里没有服务，删除后不能恢复。</p>
      </Confirm>
    </header>
  );
}
