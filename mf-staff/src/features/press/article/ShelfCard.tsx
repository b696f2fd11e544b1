import type { PressDocument } from '@harbor/contract';
import { type PressType, pressType, pressTypeLabel } from '@harbor/contract/press-status';
import { useQuery } from '@harbor/runtime';
import { Card } from '../../../parts/Card';
import { Choice } from '../../../parts/Choice';
import { specialsQuery } from '../queries';
import { RowField } from './RowField';
import styles from './ShelfCard.module.css';
import { TagsField } from './TagsField';
import type { Problems } from './useArticle';

const kinds: readonly PressType[] = Object.values(pressType);

export interface ShelfCardProps {
  form: PressDocument;
  problems: Problems;
  onChange: (part: Partial<PressDocument>) => void;
}

/** Where the article stands among others, and where it comes from. */
export function ShelfCard({ form, problems, onChange }: ShelfCardProps) {
  const specials = useQuery(specialsQuery()).data?.data ?? [];
  const { special_id } = form;
  const unknown = special_id !== null && !specials.some(({ id }) => id === special_id);
  return (
    <Card title="归类与来源">
      <RowField label="栏目" name="type" problem={problems.type}>
        {(control) => (
          <select
            {...control}
            value={form.type}
            onChange={({ target }) =>
              onChange({ type: kinds.find((kind) => String(kind) === target.value) ?? form.type })
            }
          >
            {kinds.map((kind) => (
              <option key={kind} value={kind}>
                {pressTypeLabel[kind]}
              </option>
            ))}
          </select>
        )}
      </RowField>
      <TagsField chosen={form.tags} problem={problems.tags} onChange={(tags) => onChange({ tags })} />
      <RowField label="专题" name="special_id" problem={problems.special_id}>
        {(control) => (
          <select
            {...control}
            value={special_id ?? 0}
            onChange={({ target }) => onChange({ special_id: Number(target.value) || null })}
          >
            <option value={0}>不属于专题</option>
            {unknown ? <option value={special_id}>编号 {special_id}</option> : null}
            {specials.map(({ id, title }) => (
              <option key={id} value={id}>
                {title}
              </option>
            ))}
          </select>
        )}
      </RowField>
      <RowField group label="性质" name="is_original">
        {() => (
          <Choice
            label="是否原创"
            className={styles.original}
            value={form.is_original}
            options={[
              { value: true, title: '原创' },
              { value: false, title: '转载或编译' },
            ]}
            onChoose={(is_original) => onChange({ is_original })}
          />
        )}
      </RowField>
      <RowField label="来源" name="source" problem={problems.source}>
        {(control) => (
          <input
            {...control}
            autoComplete="off"
            maxLength={60}
            value={form.source}
            placeholder={form.is_original ? '例如：学术港编辑部' : '原作者或机构'}
            onChange={({ target }) => onChange({ source: target.value })}
          />
        )}
      </RowField>
      <RowField
        label={form.is_original ? '依据链接' : '原文链接'}
        name="source_url"
        problem={problems.source_url}
      >
        {(control) => (
          <input
            {...control}
            autoComplete="off"
            inputMode="url"
            maxLength={500}
            value={form.source_url}
            placeholder={form.is_original ? 'https://，可不填' : 'https://'}
            onChange={({ target }) => onChange({ source_url: target.value.trim() })}
          />
        )}
      </RowField>
      <RowField label="作者" name="author" problem={problems.author}>
        {(control) => (
          <input
            {...control}
            autoComplete="off"
            maxLength={20}
            value={form.author}
            onChange={({ target }) => onChange({ author: target.value })}
          />
        )}
      </RowField>
    </Card>
  );
}
