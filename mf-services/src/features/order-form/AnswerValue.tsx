import type {
  EitherAnswer,
  FormAnswers,
  FormField,
  FormFile,
  FormRowField,
  RangeAnswer,
} from '@harbor/contract';
import { isFilled, shownFields, slotLabel } from '@harbor/contract/order-form/answers';
import { disciplineLabel } from '@harbor/contract/order-form/disciplines';
import { FileLink, fileSize, Unchecked } from '@harbor/ui/upload';
import styles from './Filled.module.css';

interface AnswerValueProps {
  field: FormField | FormRowField;
  value: unknown;
}

function Files({ files }: { files: FormFile[] }) {
  return (
    <ul className={styles.files}>
      {files.map((file) => (
        <li key={file.id}>
          <FileLink file={file} /> <small>{fileSize(file.size)}</small>
          <Unchecked file={file} />
        </li>
      ))}
    </ul>
  );
}

/** What was filled in, as it is read. */
export function AnswerValue({ field, value }: AnswerValueProps) {
  if (field.kind === 'check') return '已确认';
  if (field.kind === 'switch') return value === true ? '是' : '否';
  if (!isFilled(value)) return <span className={styles.none}>未填写</span>;
  switch (field.kind) {
    case 'subject':
      return disciplineLabel(String(value));
    case 'slots':
      return (value as string[]).map(slotLabel).join('、');
    case 'multi':
    case 'tags':
    case 'journals':
    case 'directories':
      return (value as string[]).join('、');
    case 'range': {
      const { from, to } = value as RangeAnswer;
      return `${from || '不限'} 至 ${to || '不限'}`;
    }
    case 'number':
      return `${Number(value).toLocaleString('zh-CN')}${field.unit ? ` ${field.unit}` : ''}`;
    case 'files':
      return <Files files={value as FormFile[]} />;
    case 'either': {
      const { text, files } = value as EitherAnswer;
      return (
        <>
          {text && <p>{text}</p>}
          {files.length > 0 && <Files files={files} />}
        </>
      );
    }
    case 'rows':
      return (
        <ol className={styles.rows}>
          {(value as FormAnswers[]).map((row, i) => (
            <li key={i}>
              {shownFields('fields' in field ? (field.fields ?? []) : [], row).map((one) => (
                <span key={one.key}>
                  {one.kind !== 'check' && <small>{one.label}</small>}{' '}
                  {one.kind === 'check' ? one.label : <AnswerValue field={one} value={row[one.key]} />}
                </span>
              ))}
            </li>
          ))}
        </ol>
      );
    default:
      return String(value);
  }
}
