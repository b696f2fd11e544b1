import { questionKind as k, questionRule as rule } from '@harbor/contract/question-kind';
import { Button } from '@harbor/ui/kit';
import { Plus, X } from 'lucide-react';
import { Card } from '../../../parts/Card';
import { Choice } from '../../../parts/Choice';
import { WordsField } from '../../../parts/WordsField';
import type { Problems } from '../useRowEditor';
import { blanksIn, letterOf, newOption, type OptionForm, type QuestionForm } from './form';
import styles from './QuestionEditor.module.css';

export interface AnswerFieldsProps {
  form: QuestionForm;
  problems: Problems;
  onChange: (part: Partial<QuestionForm>) => void;
}

/** What is right, as the type of the question wants it. */
export function AnswerFields(props: AnswerFieldsProps) {
  const { form, problems, onChange } = props;
  switch (form.kind) {
    case k.judge:
      return (
        <Card title="答案">
          <div data-field="right">
            <Choice
              label="答案"
              value={form.judge}
              options={[
                { value: 'T' as const, title: '正确' },
                { value: 'F' as const, title: '错误' },
              ]}
              onChoose={(judge) => onChange({ judge })}
            />
            <Wrong text={problems.right} />
          </div>
        </Card>
      );
    case k.blank:
      return <BlankFields {...props} />;
    case k.essay:
      return (
        <Card title="阅卷参考" note="学员看不到，只用来建议得分">
          <div data-field="right">
            <WordsField
              label="关键词（每行一个，不同说法用 | 隔开；可不填）"
              rows={4}
              max={rule.keywords * 60}
              value={form.keywords}
              onChange={(keywords) => onChange({ keywords })}
              error={problems.right ?? problems['right.0']}
            />
          </div>
        </Card>
      );
    default:
      return <OptionFields {...props} />;
  }
}

const Wrong = ({ text }: { text: string | undefined }) =>
  text ? (
    <p className={styles.problem} role="alert">
      {text}
    </p>
  ) : null;

function OptionFields({ form, problems, onChange }: AnswerFieldsProps) {
  const { options, kind } = form;
  const set = (key: number, part: Partial<OptionForm>) =>
    onChange({ options: options.map((one) => (one.key === key ? { ...one, ...part } : one)) });
  const choose = (key: number, right: boolean) =>
    kind === k.single
      ? onChange({ options: options.map((one) => ({ ...one, right: one.key === key })) })
      : set(key, { right });
  return (
    <Card title="选项" note={kind === k.single ? '选定一个正确选项' : '选定所有正确选项'}>
      <div data-field="options">
        <Wrong text={problems.options ?? problems.right} />
        <ol className={styles.options} aria-label="选项">
          {options.map(({ key, text, right }, n) => {
            const letter = letterOf(n);
            return (
              <li key={key} className={styles.option}>
                <label className={styles.right}>
                  <input
                    type={kind === k.single ? 'radio' : 'checkbox'}
                    name="right-option"
                    aria-label={`选项 ${letter} 正确`}
                    checked={right}
                    onChange={({ target }) => choose(key, target.checked)}
                  />
                  {letter}
                </label>
                <textarea
                  className={styles.words}
                  aria-label={`选项 ${letter}`}
                  rows={1}
                  maxLength={rule.option}
                  value={text}
                  onChange={({ target }) => set(key, { text: target.value })}
                />
                <Button
                  aria-label={`删除选项 ${letter}`}
                  disabled={options.length <= rule.options.least}
                  icon={<X size={16} aria-hidden />}
                  onClick={() => onChange({ options: options.filter((one) => one.key !== key) })}
                />
              </li>
            );
          })}
        </ol>
        {options.length < rule.options.most ? (
          <Button
            icon={<Plus size={15} aria-hidden />}
            onClick={() => onChange({ options: [...options, newOption()] })}
          >
            添加选项
          </Button>
        ) : null}
      </div>
    </Card>
  );
}

function BlankFields({ form, problems, onChange }: AnswerFieldsProps) {
  const count = blanksIn(form.stem);
  const set = (at: number, text: string) =>
    onChange({ blanks: Array.from({ length: count }, (_, n) => (n === at ? text : (form.blanks[n] ?? ''))) });
  return (
    <Card title="答案" note="每行一种写法；不分大小写与全角半角">
      {count === 0 ? <p className={styles.hint}>题干里还没有空：在要填的地方写四条下划线 ____。</p> : null}
      {Array.from({ length: count }, (_, n) => n).map((n) => (
        <div key={n} data-field={`right.${n}`}>
          <WordsField
            label={`第 ${n + 1} 空`}
            rows={2}
            max={rule.blank * 2}
            value={form.blanks[n] ?? ''}
            onChange={(text) => set(n, text)}
            error={problems[`right.${n}`]}
          />
        </div>
      ))}
    </Card>
  );
}
