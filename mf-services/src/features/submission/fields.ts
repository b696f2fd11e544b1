import type { ManuscriptDraft, StoredFile } from '@harbor/contract';
import { submissionDeclarations } from '@harbor/contract/submission-status';

/** A field that has to be filled in. */
export type FieldName =
  | 'title'
  | 'language'
  | 'kind'
  | 'subject_id'
  | 'abstract'
  | 'keywords'
  | 'authors'
  | 'authors_confirmed'
  | 'level'
  | 'files'
  | 'ai_use'
  | 'ai_note'
  | 'declarations';

/** Fields that may stay empty, and can still be wrong. */
export type OptionalField = 'target_journals' | 'wish_date' | 'note';

export type AnyField = FieldName | OptionalField;
export type Problems = Partial<Record<AnyField, string>>;

/** Id of a field's control, so that the list of problems leads to it. */
export const fieldId = (field: AnyField) => `manuscript-${field}`;

export interface FormSection {
  key: string;
  title: string;
  fields: readonly AnyField[];
}

/** The parts of the form, in its order. */
export const formSections: readonly FormSection[] = [
  {
    key: 'paper',
    title: '稿件信息',
    fields: ['title', 'language', 'kind', 'subject_id', 'abstract', 'keywords'],
  },
  { key: 'files', title: '稿件文件', fields: ['files'] },
  { key: 'authors', title: '作者', fields: ['authors', 'authors_confirmed'] },
  { key: 'wish', title: '投稿意向', fields: ['level', 'target_journals', 'wish_date', 'note'] },
  { key: 'declare', title: 'AI 使用与声明', fields: ['ai_use', 'ai_note', 'declarations'] },
];

const long = (text: string | undefined) => text?.trim().length ?? 0;

/** What is missing or wrong, by field; the server judges again. */
export function problemsOf(content: ManuscriptDraft, files: readonly StoredFile[]): Problems {
  const { authors = [], keywords = [], ai_use, wish_date } = content;
  const problems: Problems = {
    title: long(content.title) < 5 ? '请填写稿件标题，至少5个字' : undefined,
    language: content.language ? undefined : '请选择稿件语言',
    kind: content.kind ? undefined : '请选择稿件类型',
    subject_id: content.subject_id ? undefined : '请选择学科',
    abstract:
      long(content.abstract) < 50
        ? `请填写摘要，至少50个字，还差 ${50 - long(content.abstract)} 个字`
        : undefined,
    keywords: keywords.length < 3 ? '请填写3至8个关键词' : undefined,
    authors: authorsProblem(authors),
    authors_confirmed: content.authors_confirmed ? undefined : '请确认作者与排序',
    level: content.level ? undefined : '请选择目标级别',
    files: files.length > 0 ? undefined : '请上传稿件',
    ai_use: ai_use ? undefined : '请选择是否使用过 AI 工具',
    ai_note:
      ai_use && ai_use !== 'none' && !long(content.ai_note) ? '请说明用了什么工具、用在哪里' : undefined,
    declarations:
      (content.declarations?.length ?? 0) < Object.keys(submissionDeclarations).length
        ? '请逐项确认声明'
        : undefined,
    wish_date: wish_date && wish_date < today() ? '希望投出的日期不能早于今天' : undefined,
  };
  return Object.fromEntries(Object.entries(problems).filter(([, problem]) => problem));
}

function authorsProblem(authors: NonNullable<ManuscriptDraft['authors']>): string | undefined {
  if (authors.length === 0) return '请至少填写一位作者';
  if (authors.some(({ name, unit }) => !long(name) || !long(unit))) return '请填写每位作者的姓名与单位';
  return authors.some(({ corresponding }) => corresponding) ? undefined : '请指定至少一位通讯作者';
}

/** The day in Beijing, as `2026-11-21`. */
export const today = (now = Date.now()) => new Date(now + 8 * 3_600_000).toISOString().slice(0, 10);

/** Fields that have to be filled in with what is written so far. */
export function requiredFields(content: ManuscriptDraft): FieldName[] {
  const withNote = content.ai_use !== undefined && content.ai_use !== 'none';
  const optional: readonly AnyField[] = withNote
    ? ['target_journals', 'wish_date', 'note']
    : ['target_journals', 'wish_date', 'note', 'ai_note'];
  return formSections
    .flatMap(({ fields }) => fields)
    .filter((field): field is FieldName => !optional.includes(field));
}

/** Names of fields in the answers of the server: `manuscript.authors.0.name` speaks of `authors`. */
export function fieldOf(path: string): AnyField | undefined {
  const name = path.replace(/^manuscript\./, '').split('.')[0];
  return formSections.flatMap(({ fields }) => fields).find((field) => field === name);
}
