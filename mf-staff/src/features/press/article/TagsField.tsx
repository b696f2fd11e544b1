import { pressRule } from '@harbor/contract/press-rules';
import { useQuery } from '@harbor/runtime';
import { X } from 'lucide-react';
import { tagsQuery } from '../queries';
import { RowField } from './RowField';
import styles from './ShelfCard.module.css';

export interface TagsFieldProps {
  chosen: readonly number[];
  problem: string | undefined;
  onChange: (tags: number[]) => void;
}

/** The tags of an article: taken away one by one, added from those that there are. */
export function TagsField({ chosen, problem, onChange }: TagsFieldProps) {
  const { data, error, refetch } = useQuery(tagsQuery());
  const all = data?.data ?? [];
  const titleOf = (id: number) => all.find((one) => one.id === id)?.title ?? `编号 ${id}`;
  const others = all.filter(({ id }) => !chosen.includes(id));
  return (
    <RowField group label="标签" name="tags" problem={problem}>
      {({ 'aria-invalid': invalid }) => (
        <>
          <ul className={styles.chips} aria-label="标签">
            {chosen.map((id) => (
              <li key={id} className={styles.chip}>
                {titleOf(id)}
                <button
                  type="button"
                  aria-label={`移除标签 ${titleOf(id)}`}
                  onClick={() => onChange(chosen.filter((one) => one !== id))}
                >
                  <X size={14} aria-hidden />
                </button>
              </li>
            ))}
            {chosen.length < pressRule.tags ? (
              <li>
                <select
                  className={styles.add}
                  aria-label="添加标签"
                  aria-invalid={invalid}
                  value=""
                  disabled={!data}
                  onChange={({ target }) => onChange([...chosen, Number(target.value)])}
                >
                  <option value="">＋ 添加</option>
                  {others.map(({ id, title }) => (
                    <option key={id} value={id}>
                      {title}
                    </option>
                  ))}
                </select>
              </li>
            ) : null}
          </ul>
          <p className={styles.hint}>
            {chosen.length} / {pressRule.tags} 个；标签与专题在列表旁管理
          </p>
          {error && !data ? (
            <p className={styles.problem} role="alert">
              标签没有加载出来
              <button type="button" onClick={() => void refetch()}>
                重试
              </button>
            </p>
          ) : null}
        </>
      )}
    </RowField>
  );
}
