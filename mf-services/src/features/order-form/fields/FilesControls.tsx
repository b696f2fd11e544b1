import type { EitherAnswer, FormFile } from '@harbor/contract';
import { mostFileBytes } from '@harbor/contract/file-types';
import { mostFiles, usualTypes } from '@harbor/contract/order-form/check-field';
import { SentinelHint, useSentinel } from '@harbor/sentinel';
import { FileField } from '@harbor/ui/upload';
import styles from './Control.module.css';
import { asText, type ControlProps, inputProps } from './controlProps';

/** Uploads of the same purpose go on after a cut. */
const purpose = 'order_form';

function Files({ field, path, value, onChange, onBusy, id, label }: ControlProps & { label: string }) {
  return (
    <FileField
      id={id}
      label={label}
      value={Array.isArray(value) ? (value as FormFile[]) : []}
      onChange={onChange}
      onBusy={onBusy}
      rule={{
        max: field.kind === 'either' ? mostFiles : (field.max ?? mostFiles),
        types: [...(field.types ?? usualTypes)],
        max_bytes: mostFileBytes,
      }}
      purpose={`${purpose}_${path}`.replace(/[^a-z_]/g, '').slice(0, 32)}
    />
  );
}

/** Files alone. */
export function FilesControl(props: ControlProps) {
  return <Files {...props} label={props.field.label} />;
}

/** Words, or files instead, or both. */
export function EitherControl(props: ControlProps) {
  const { field, path, value, onChange } = props;
  const answer = (value ?? { text: '', files: [] }) as EitherAnswer;
  const setText = (text: string) => onChange({ ...answer, text });
  const watch = useSentinel(answer.text, 'form');
  return (
    <div className={styles.either}>
      <textarea
        {...inputProps(props)}
        className={styles.input}
        aria-label={field.label}
        rows={5}
        placeholder={field.placeholder ?? '可直接填写，也可在下方上传文件'}
        value={asText(answer.text)}
        onChange={({ target }) => setText(target.value)}
      />
      <SentinelHint watch={watch} onAdopt={setText} />
      <Files
        {...props}
        id={`field-${path}-files`}
        label={`${field.label}：上传文件`}
        value={answer.files}
        onChange={(files) => onChange({ ...answer, files })}
      />
    </div>
  );
}
