import {
  aiUses,
  type SubmissionDeclaration,
  submissionDeclarations,
} from '@harbor/contract/submission-status';
import type { Bind } from './bound';
import { Field } from './Field';
import { Pills } from './Pills';
import { TextField } from './TextField';
import styles from './Tick.module.css';

const declarations = Object.entries(submissionDeclarations) as [SubmissionDeclaration, string][];

/** Whether and how AI was used, and what the author declares; nothing is ticked beforehand. */
export function DeclarePart({ bind }: { bind: Bind }) {
  const use = bind('ai_use');
  const { value: ticked = [], problem, onChange } = bind('declarations');
  const tick = (one: SubmissionDeclaration, on: boolean) =>
    onChange(on ? [...ticked, one] : ticked.filter((known) => known !== one));
  return (
    <>
      <Pills bound={use} label="是否使用过 AI 工具" options={aiUses} />
      {use.value && use.value !== 'none' && (
        <TextField
          bound={bind('ai_note')}
          label="用了什么工具、用在哪里"
          required
          rows={2}
          most={300}
          placeholder="例如：某语言模型，仅用于摘要的语法检查"
          watched
        />
      )}
      <Field field="declarations" label="作者声明" required group problem={problem}>
        {declarations.map(([key, text]) => (
          <label key={key} className={styles.tick}>
            <input
              type="checkbox"
              checked={ticked.includes(key)}
              onChange={({ target }) => tick(key, target.checked)}
            />
            <span>{text}</span>
          </label>
        ))}
      </Field>
    </>
  );
}
