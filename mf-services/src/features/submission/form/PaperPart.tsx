import { subjects } from '@harbor/contract/subjects';
import { manuscriptKinds, manuscriptLanguages } from '@harbor/contract/submission-status';
import type { Bind } from './bound';
import { controlOf, Field } from './Field';
import { Keywords } from './Keywords';
import { Pills } from './Pills';
import { TextField } from './TextField';

/** What the manuscript is: title, language, kind, subject, abstract, keywords. */
export function PaperPart({ bind }: { bind: Bind }) {
  const subject = bind('subject_id');
  const keywords = bind('keywords');
  return (
    <>
      <TextField
        bound={bind('title')}
        label="稿件标题"
        required
        rows={2}
        most={200}
        placeholder="与稿件首页一致"
      />
      <Pills bound={bind('language')} label="稿件语言" options={manuscriptLanguages} />
      <Pills bound={bind('kind')} label="稿件类型" options={manuscriptKinds} />
      <Field field="subject_id" label="学科" required problem={subject.problem}>
        <select
          {...controlOf('subject_id', subject.problem)}
          value={subject.value ?? ''}
          onChange={({ target }) => subject.onChange(Number(target.value) || undefined)}
        >
          <option value="">请选择</option>
          {Object.entries(subjects).map(([id, name]) => (
            <option key={id} value={id}>
              {name}
            </option>
          ))}
        </select>
      </Field>
      <TextField
        bound={bind('abstract')}
        label="摘要"
        required
        rows={7}
        most={3000}
        placeholder="目的、方法、结果与结论，至少50个字"
      />
      <Field
        field="keywords"
        label="关键词"
        required
        extra={`${keywords.value?.length ?? 0} / 8`}
        problem={keywords.problem}
      >
        <Keywords value={keywords.value ?? []} onChange={keywords.onChange} problem={keywords.problem} />
      </Field>
    </>
  );
}
