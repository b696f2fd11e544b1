import type { FileRule, ManuscriptDraft } from '@harbor/contract';
import { subjects } from '@harbor/contract/subjects';
import {
  aiUses,
  manuscriptKinds,
  manuscriptLanguages,
  type SubmissionDeclaration,
  submissionDeclarations,
  targetLevels,
} from '@harbor/contract/submission-status';
import { useSession } from '@harbor/runtime';
import { FileField } from '@harbor/ui/upload';
import type { ReactNode } from 'react';
import type { DateInputControl } from '../date-input/dates';
import { Authors } from './Authors';
import { controlOf, Field } from './Field';
import { type AnyField, fieldId, formSections, today } from './fields';
import { Keywords } from './Keywords';
import { LoginToUpload } from './LoginToUpload';
import styles from './ManuscriptForm.module.css';
import { Pills } from './Pills';
import type { ManuscriptForm } from './useManuscript';
import type { SubmitForm } from './useSubmit';
import { WatchedText } from './WatchedText';

interface ManuscriptFieldsProps {
  form: ManuscriptForm;
  sending: SubmitForm;
  rule: FileRule;
  onBusy: (busy: boolean) => void;
  DateInput: DateInputControl;
}

/** Every field of a manuscript; page and button around them belong to the platform. */
export function ManuscriptFields({ form, sending, rule, onBusy, DateInput }: ManuscriptFieldsProps) {
  const { loggedIn } = useSession();
  const { content, files } = form;
  const { problems } = sending;
  const set =
    <K extends AnyField & keyof ManuscriptDraft>(field: K) =>
    (value: ManuscriptDraft[K]) => {
      form.change({ [field]: value });
      sending.touch(field);
    };
  const ticked = content.declarations ?? [];
  const tick = (one: SubmissionDeclaration, on: boolean) =>
    set('declarations')(on ? [...ticked, one] : ticked.filter((known) => known !== one));
  return (
    <>
      <FormPart sectionKey="paper" sending={sending}>
        <Field
          field="title"
          label="稿件标题"
          required
          extra={`${content.title?.length ?? 0} / 200`}
          problem={problems.title}
        >
          <textarea
            {...controlOf('title', problems.title)}
            rows={2}
            maxLength={200}
            value={content.title ?? ''}
            placeholder="与稿件首页一致"
            onChange={({ target }) => set('title')(target.value)}
          />
        </Field>
        <Field field="language" label="稿件语言" required group problem={problems.language}>
          <Pills
            field="language"
            options={manuscriptLanguages}
            value={content.language}
            onChoose={set('language')}
          />
        </Field>
        <Field field="kind" label="稿件类型" required group problem={problems.kind}>
          <Pills field="kind" options={manuscriptKinds} value={content.kind} onChoose={set('kind')} />
        </Field>
        <Field field="subject_id" label="学科" required problem={problems.subject_id}>
          <select
            {...controlOf('subject_id', problems.subject_id)}
            value={content.subject_id ?? ''}
            onChange={({ target }) => set('subject_id')(Number(target.value) || undefined)}
          >
            <option value="">请选择</option>
            {Object.entries(subjects).map(([id, name]) => (
              <option key={id} value={id}>
                {name}
              </option>
            ))}
          </select>
        </Field>
        <Field
          field="abstract"
          label="摘要"
          required
          extra={`${content.abstract?.length ?? 0} / 3000`}
          problem={problems.abstract}
        >
          <textarea
            {...controlOf('abstract', problems.abstract)}
            rows={7}
            maxLength={3000}
            value={content.abstract ?? ''}
            placeholder="目的、方法、结果与结论，至少50个字"
            onChange={({ target }) => set('abstract')(target.value)}
          />
        </Field>
        <Field
          field="keywords"
          label="关键词"
          required
          extra={`${content.keywords?.length ?? 0} / 8`}
          problem={problems.keywords}
        >
          <Keywords value={content.keywords ?? []} onChange={set('keywords')} problem={problems.keywords} />
        </Field>
      </FormPart>

      <FormPart sectionKey="files" sending={sending}>
        {loggedIn ? (
          <FileField
            id={fieldId('files')}
            label="稿件文件"
            purpose="submission"
            value={files}
            rule={rule}
            onBusy={onBusy}
            error={problems.files}
            onChange={(next) => {
              form.changeFiles(next);
              sending.touch('files');
            }}
          />
        ) : (
          <LoginToUpload />
        )}
        <p className={styles.hint}>稿件仅您与编辑可以查看，每次下载都有记录，关闭180天后自动删除。</p>
      </FormPart>

      <FormPart sectionKey="authors" sending={sending}>
        <Field field="authors" label="作者与排序" required group problem={problems.authors}>
          <Authors value={content.authors ?? []} onChange={set('authors')} />
        </Field>
        <label className={styles.tick}>
          <input
            {...controlOf('authors_confirmed', problems.authors_confirmed)}
            type="checkbox"
            checked={content.authors_confirmed ?? false}
            onChange={({ target }) => set('authors_confirmed')(target.checked)}
          />
          <span>我确认以上作者与排序已由全体作者同意</span>
        </label>
        <p id={`${fieldId('authors_confirmed')}-problem`} className={styles.problem}>
          {problems.authors_confirmed}
        </p>
      </FormPart>

      <FormPart sectionKey="wish" sending={sending}>
        <Field field="level" label="目标级别" required group problem={problems.level}>
          <Pills field="level" options={targetLevels} value={content.level} onChoose={set('level')} />
        </Field>
        <Field field="target_journals" label="意向期刊" extra="选填" problem={problems.target_journals}>
          <WatchedText
            field="target_journals"
            rows={2}
            most={300}
            value={content.target_journals ?? ''}
            placeholder="已经在考虑的期刊，编辑会一并评估"
            problem={problems.target_journals}
            onChange={set('target_journals')}
          />
        </Field>
        <Field field="wish_date" label="希望投出的日期" extra="选填" problem={problems.wish_date}>
          <DateInput
            input={controlOf('wish_date', problems.wish_date)}
            label="希望投出的日期"
            from={today()}
            value={content.wish_date ?? ''}
            onChange={(date) => set('wish_date')(date || null)}
            invalid={Boolean(problems.wish_date)}
          />
        </Field>
        <Field
          field="note"
          label="补充说明"
          extra={`选填 · ${content.note?.length ?? 0} / 500`}
          problem={problems.note}
        >
          <WatchedText
            field="note"
            rows={3}
            most={500}
            value={content.note ?? ''}
            placeholder="例如：曾投过哪些期刊、审稿意见要点、学校认可的目录"
            problem={problems.note}
            onChange={set('note')}
          />
        </Field>
      </FormPart>

      <FormPart sectionKey="declare" sending={sending}>
        <Field field="ai_use" label="是否使用过 AI 工具" required group problem={problems.ai_use}>
          <Pills field="ai_use" options={aiUses} value={content.ai_use} onChoose={set('ai_use')} />
        </Field>
        {content.ai_use && content.ai_use !== 'none' && (
          <Field field="ai_note" label="用了什么工具、用在哪里" required problem={problems.ai_note}>
            <WatchedText
              field="ai_note"
              rows={2}
              most={300}
              value={content.ai_note ?? ''}
              placeholder="例如：某语言模型，仅用于摘要的语法检查"
              problem={problems.ai_note}
              onChange={set('ai_note')}
            />
          </Field>
        )}
        <Field field="declarations" label="作者声明" required group problem={problems.declarations}>
          {(Object.entries(submissionDeclarations) as [SubmissionDeclaration, string][]).map(
            ([key, text]) => (
              <label key={key} className={styles.tick}>
                <input
                  type="checkbox"
                  checked={ticked.includes(key)}
                  onChange={({ target }) => tick(key, target.checked)}
                />
                <span>{text}</span>
              </label>
            ),
          )}
        </Field>
      </FormPart>
    </>
  );
}

interface FormPartProps {
  sectionKey: string;
  sending: SubmitForm;
  children: ReactNode;
}

/** One white part of the form, with how much of it is done. */
function FormPart({ sectionKey, sending, children }: FormPartProps) {
  const section = formSections.find(({ key }) => key === sectionKey);
  if (!section) return null;
  const missing = section.fields.filter((field) => sending.missing[field]).length;
  return (
    <section id={`part-${section.key}`} className={styles.part} aria-labelledby={`part-${section.key}-title`}>
      <header>
        <h2 id={`part-${section.key}-title`}>{section.title}</h2>
        <span className={missing === 0 ? `${styles.left} ${styles.full}` : styles.left}>
          {missing === 0 ? '已填完' : `还差 ${missing} 项`}
        </span>
      </header>
      {children}
    </section>
  );
}
