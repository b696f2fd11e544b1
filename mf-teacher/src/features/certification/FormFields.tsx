import type { CertificationState, DataOf } from '@harbor/contract';
import { applyRule } from '@harbor/contract/teacher-apply-items';
import { SentinelHint, useSentinel } from '@harbor/sentinel';
import { Checkbox, type ControlProps, Field, TextField } from '@harbor/ui/kit';
import type { ReactNode } from 'react';
import { DisciplinePicker } from './DisciplinePicker';
import styles from './Fields.module.css';
import type { FormAnswers } from './formDraft';
import { MajorBrowser } from './MajorBrowser';
import { Box } from './Parts';
import { SearchPicker } from './SearchPicker';
import { WorkRows } from './WorkRows';

interface FormFieldsProps {
  state: CertificationState;
  choices: DataOf<'GET /teacher/attr'> | undefined;
  answers: FormAnswers;
  set: (part: Partial<FormAnswers>) => void;
  /** What the server or the last try says against an item. */
  problem: (item: string) => string;
}

/** What is passed stays as it was looked at, while something else is sent back. */
const isPassed = (state: CertificationState, item: string) =>
  state.application.status === 3 &&
  state.application.items.some(({ key, result }) => key === item && result === 1);

/** The first step: who one is as a scholar, and for what one wants to be asked. */
export function FormFields({ state, choices, answers, set, problem }: FormFieldsProps) {
  const asked = new Map(state.application.items.map((item) => [item.key, item]));
  const shut = (item: string) => !state.can.edit || isPassed(state, item);
  const watch = useSentinel(answers.intro, 'post');
  const field = (
    item: string,
    label: string,
    control: (props: ControlProps) => ReactNode,
    extra?: { hint?: ReactNode; extra?: ReactNode },
  ) => (
    <div data-item={item}>
      <Field
        label={asked.get(item)?.needed ? `${label} *` : label}
        error={problem(item)}
        {...(extra?.hint ? { hint: extra.hint } : {})}
        {...(extra?.extra ? { extra: extra.extra } : {})}
      >
        {control}
      </Field>
    </div>
  );
  const text = (
    item: 'real_name' | 'degree_no' | 'title' | 'unit',
    label: string,
    most: number,
    hint?: string,
  ) =>
    field(
      item,
      label,
      (control) => (
        <TextField
          {...control}
          maxLength={most}
          disabled={shut(item)}
          list={item === 'title' ? 'academic-titles' : undefined}
          value={answers[item]}
          onChange={({ target }) => set({ [item]: target.value })}
        />
      ),
      hint ? { hint } : undefined,
    );
  const area = (item: 'intro' | 'sample', label: string, most: number, hint: string) =>
    field(
      item,
      label,
      (control) => (
        <textarea
          {...control}
          className={styles.area}
          maxLength={most}
          disabled={shut(item)}
          value={answers[item]}
          onChange={({ target }) => set({ [item]: target.value })}
        />
      ),
      { hint, extra: `${answers[item].length} / ${most}` },
    );
  return (
    <>
      <Box title="基本信息" extra="* 为必填">
        <div className={styles.grid}>
          {text('real_name', '真实姓名', 30, '收款人须与此一致，公开页只显示您选择的称呼')}
          {text('unit', '工作单位', 50, '用于回避：您的单位与母校的客户不会与您匹配')}
        </div>
      </Box>
      <Box title="学历与职称">
        <div className={styles.grid}>
          {field('degree', '最高学历', (control) => (
            <select
              {...control}
              className={styles.select}
              disabled={shut('degree')}
              value={answers.degree}
              onChange={({ target }) => set({ degree: target.value })}
            >
              <option value="">请选择</option>
              {(choices?.degrees ?? []).map(({ key, label }) => (
                <option key={key} value={key}>
                  {label}
                </option>
              ))}
            </select>
          ))}
          {field('graduated', '毕业时间', (control) => (
            <input
              {...control}
              type="month"
              className={styles.select}
              disabled={shut('graduated')}
              value={answers.graduated ?? ''}
              onChange={({ target }) => set({ graduated: target.value || null })}
            />
          ))}
          {field('university', '毕业院校', (control) => (
            <SearchPicker
              what="university"
              control={control}
              disabled={shut('university')}
              value={answers.university}
              onChange={(university) => set({ university })}
            />
          ))}
          <div>
            {field('major', '专业', (control) => (
              <SearchPicker
                what="major"
                control={control}
                disabled={shut('major')}
                value={answers.major}
                onChange={(major) => set({ major })}
              />
            ))}
            {shut('major') ? null : <MajorBrowser onChange={(major) => set({ major })} />}
          </div>
          {text('degree_no', '学历编号', 40, '证书上的编号，便于核验')}
          {text('title', '职称', 20, '没有可以不填')}
          <datalist id="academic-titles">
            {(choices?.titles ?? []).map((title) => (
              <option key={title} value={title} />
            ))}
          </datalist>
        </div>
      </Box>
      <Box title="学科与语种" extra={`最多 ${applyRule.subjects} 个门类`}>
        <div className={styles.picker}>
          <div data-item="subjects">
            <DisciplinePicker
              fields={answers.subject_ids}
              disciplines={answers.disciplines}
              disabled={shut('subjects')}
              onChange={set}
            />
            <p className={styles.problem}>{problem('subjects')}</p>
          </div>
          <fieldset className={styles.pills} data-item="languages" disabled={shut('languages')}>
            <legend className={styles.label}>服务语种 *</legend>
            {(choices?.languages ?? []).map(({ key, label }) => (
              <Checkbox
                key={key}
                checked={answers.languages.includes(key)}
                onChange={(on) =>
                  set({
                    languages: on
                      ? [...answers.languages, key]
                      : answers.languages.filter((one) => one !== key),
                  })
                }
              >
                {label}
              </Checkbox>
            ))}
          </fieldset>
          <p className={styles.problem}>{problem('languages')}</p>
        </div>
      </Box>
      <Box title="自我介绍">
        {area(
          'intro',
          '自我介绍',
          applyRule.intro.most,
          `至少 ${applyRule.intro.least} 个字，通过后显示在公开页`,
        )}
        <SentinelHint watch={watch} onAdopt={(intro) => set({ intro })} />
      </Box>
      {asked.has('skills') ? (
        <Box title="擅长服务与成果">
          <div className={styles.picker}>
            <fieldset className={styles.pills} data-item="skills" disabled={shut('skills')}>
              <legend className={styles.label}>擅长服务 *</legend>
              {(choices?.services ?? []).map(({ no, title }) => (
                <Checkbox
                  key={no}
                  checked={answers.skills.includes(no)}
                  onChange={(on) =>
                    set({ skills: on ? [...answers.skills, no] : answers.skills.filter((one) => one !== no) })
                  }
                >
                  {title}
                </Checkbox>
              ))}
            </fieldset>
            <p className={styles.problem}>{problem('skills')}</p>
            <div data-item="works">
              <b className={styles.label}>代表成果</b>
              <WorkRows works={answers.works} disabled={shut('works')} onChange={(works) => set({ works })} />
              <p className={styles.problem}>{problem('works')}</p>
            </div>
            {area('sample', '试做样例', applyRule.sample, '例如一段方法部分的批注，不含他人姓名与单位')}
          </div>
        </Box>
      ) : null}
    </>
  );
}
