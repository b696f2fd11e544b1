import { Card } from '../../parts/Card';
import { WordsField } from '../../parts/WordsField';
import type { Problems } from './check';
import type { ServiceForm } from './form';
import styles from './Sections.module.css';

export interface DescribeProps {
  form: ServiceForm;
  problems: Problems;
  onChange: (part: Partial<ServiceForm>) => void;
}

const lists = [
  ['suitable', 'suitable_for', '适合谁', 8],
  ['tags', 'tags', '标签', 4],
  ['included', 'included', '包含', 10],
  ['excluded', 'not_included', '不包含', 10],
] as const;

/** The first problem of a list or of one of its lines. */
const problemOf = (problems: Problems, field: string) =>
  Object.entries(problems).find(([name]) => name === field || name.startsWith(`${field}.`))?.[1];

/** What a service is, and for whom. */
export function Describe({ form, problems, onChange }: DescribeProps) {
  return (
    <Card title="服务说明">
      <div data-field="detail">
        <WordsField
          label="正文"
          rows={9}
          max={8000}
          value={form.detail}
          error={problems.detail}
          placeholder={'每段之间空一行\n\n## 小标题\n- 列表的一项'}
          onChange={(detail) => onChange({ detail })}
        />
      </div>
      <div className={styles.pair}>
        {lists.map(([name, field, label, most]) => (
          <div key={name} data-field={field}>
            <WordsField
              label={`${label}（每行一条，最多 ${most} 条）`}
              rows={4}
              max={1100}
              value={form[name]}
              error={problemOf(problems, field)}
              onChange={(value) => onChange({ [name]: value })}
            />
          </div>
        ))}
      </div>
    </Card>
  );
}
