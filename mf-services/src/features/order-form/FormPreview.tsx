import type { FormField, FormRowField, OrderFormSchema } from '@harbor/contract';
import { Part } from '../../parts/Part';
import styles from './FormPreview.module.css';

interface FormPreviewProps {
  schema: OrderFormSchema;
}

/** What a field takes, in a few words. */
function asked(field: FormField | FormRowField): string {
  const { kind, min = 0, max, options, unit = '' } = field;
  switch (kind) {
    case 'text':
    case 'textarea':
      return field.pattern || max === undefined ? '' : min > 1 ? `${min}–${max} 字` : `最多 ${max} 字`;
    case 'either':
      return `${min}–${max} 字，或上传文件`;
    case 'number':
      return max === undefined ? '' : `${min}–${max.toLocaleString('zh-CN')} ${unit}`.trim();
    case 'radio':
    case 'select':
    case 'multi':
      return options?.join(' / ') ?? '';
    case 'tags':
    case 'journals':
    case 'directories':
    case 'rows':
      return min > 0 && min !== max ? `${min}–${max} 项` : `最多 ${max} 项`;
    case 'files':
      return `${(field.types ?? ['doc', 'docx', 'pdf', 'tex', 'zip']).join('、')}`;
    case 'subject':
      return '门类与一级学科';
    case 'slots':
      return `至少 ${min} 个时段`;
    default:
      return '';
  }
}

/** What a form will ask for, before there is an order to fill it in for. */
export function FormPreview({ schema }: FormPreviewProps) {
  return schema.sections.map((section) => (
    <Part key={section.key} title={section.title}>
      <ul className={styles.list}>
        {section.fields.map((field) => (
          <li key={field.key}>
            <span>
              {field.label}
              {field.required ? (
                <b className={styles.required}>必填</b>
              ) : (
                <b className={styles.optional}>选填</b>
              )}
            </span>
            <small>
              {[
                field.when &&
                  `选择“${field.when.is.filter((one) => one !== 'true').join('”或“') || '是'}”时填写`,
                asked(field),
              ]
                .filter(Boolean)
                .join('；')}
            </small>
          </li>
        ))}
      </ul>
    </Part>
  ));
}
