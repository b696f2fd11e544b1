import type { PressDocument } from '@harbor/contract';
import { pressRule } from '@harbor/contract/press-rules';
import { type PressType, pressType, pressTypeLabel } from '@harbor/contract/press-status';
import { useQuery } from '@harbor/runtime';
import { Card } from '../../../parts/Card';
import { Choice } from '../../../parts/Choice';
import { LineField } from '../../../parts/LineField';
import { PickField } from '../../../parts/PickField';
import { specialsQuery } from '../queries';
import styles from './ShelfCard.module.css';
import { TagsField } from './TagsField';
import type { Problems } from './useArticle';

const kinds: readonly (readonly [value: PressType, title: string])[] = Object.values(pressType).map(
  (value) => [value, pressTypeLabel[value]],
);

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
      <div data-field="type">
        <PickField
          label="栏目"
          value={form.type}
          options={kinds}
          onPick={(type) => onChange({ type })}
          error={problems.type}
        />
      </div>
      <TagsField chosen={form.tags} problem={problems.tags} onChange={(tags) => onChange({ tags })} />
      <div data-field="special_id">
        <PickField
          label="专题（可不选）"
          value={special_id ?? 0}
          options={[
            [0, '不属于专题'],
            ...(unknown ? [[special_id, `编号 ${special_id}`] as const] : []),
            ...specials.map(({ id, title }) => [id, title] as const),
          ]}
          onPick={(id) => onChange({ special_id: id === 0 ? null : id })}
          error={problems.special_id}
        />
      </div>
      <div className={styles.original}>
        <span>是否原创</span>
        <Choice
          label="是否原创"
          value={form.is_original}
          options={[
            { value: true, title: '原创' },
            { value: false, title: '转载或编译' },
          ]}
          onChoose={(is_original) => onChange({ is_original })}
        />
      </div>
      <div data-field="source">
        <LineField
          label="来源"
          value={form.source}
          onChange={(source) => onChange({ source })}
          max={60}
          placeholder={form.is_original ? '例如：学术港编辑部' : '原作者或机构'}
          error={problems.source}
        />
      </div>
      <div data-field="source_url">
        <LineField
          label={form.is_original ? '依据的链接（可不填）' : '原文链接'}
          value={form.source_url}
          onChange={(source_url) => onChange({ source_url: source_url.trim() })}
          inputMode="url"
          placeholder="https://"
          error={problems.source_url}
        />
      </div>
      <div data-field="author">
        <LineField
          label="作者"
          value={form.author}
          onChange={(author) => onChange({ author })}
          max={20}
          error={problems.author}
        />
      </div>
      <p className={styles.hint}>最多 {pressRule.tags} 个标签；标签与专题在“头条编辑”的列表旁管理。</p>
    </Card>
  );
}
