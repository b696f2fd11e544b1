import type { CatalogueCategory } from '@harbor/contract';
import { Checkbox, Field, TextField } from '@harbor/ui/kit';
import { Card } from '../../parts/Card';
import type { Problems } from './check';
import type { ServiceForm } from './form';
import styles from './Sections.module.css';

export interface BasicsProps {
  form: ServiceForm;
  problems: Problems;
  categories: CatalogueCategory[];
  forms: { form_no: number; title: string }[];
  onChange: (part: Partial<ServiceForm>) => void;
}

/** What a service is called and where it stands. */
export function Basics({ form, problems, categories, forms, onChange }: BasicsProps) {
  return (
    <Card title="基本信息">
      <div data-field="title">
        <Field label="标题" error={problems.title} extra={`${form.title.length} / 60`}>
          {(control) => (
            <TextField
              {...control}
              maxLength={60}
              value={form.title}
              placeholder="例如：英文论文润色：两轮校订"
              onChange={({ target }) => onChange({ title: target.value })}
            />
          )}
        </Field>
      </div>
      <div data-field="subtitle">
        <Field label="副标题" error={problems.subtitle} extra={`${form.subtitle.length} / 80`}>
          {(control) => (
            <TextField
              {...control}
              maxLength={80}
              value={form.subtitle}
              placeholder="一句话说清买家得到什么"
              onChange={({ target }) => onChange({ subtitle: target.value })}
            />
          )}
        </Field>
      </div>
      <div className={styles.pair}>
        <div data-field="category_id">
          <Field label="分类" error={problems.category_id}>
            {(control) => (
              <select
                {...control}
                className={styles.select}
                value={form.category}
                onChange={({ target }) => onChange({ category: target.value })}
              >
                <option value="">请选择</option>
                {categories.map(({ id, title, hidden }) => (
                  <option key={id} value={id}>
                    {title}
                    {hidden ? '（已隐藏）' : ''}
                  </option>
                ))}
              </select>
            )}
          </Field>
        </div>
        <div data-field="form_no">
          <Field label="下单后填写的信息表" error={problems.form_no}>
            {(control) => (
              <select
                {...control}
                className={styles.select}
                value={form.form}
                onChange={({ target }) => onChange({ form: target.value })}
              >
                <option value="">请选择</option>
                {forms.map(({ form_no, title }) => (
                  <option key={form_no} value={form_no}>
                    {form_no} {title}
                  </option>
                ))}
              </select>
            )}
          </Field>
        </div>
      </div>
      <Checkbox checked={form.hot} onChange={(hot) => onChange({ hot })}>
        在首页推荐
      </Checkbox>
    </Card>
  );
}
