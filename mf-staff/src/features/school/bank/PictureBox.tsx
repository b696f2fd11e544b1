import { ApiError } from '@harbor/runtime';
import { errorText } from '@harbor/ui';
import { Button } from '@harbor/ui/kit';
import { checkPicture, pictureTypes } from '@harbor/ui/pictures';
import { useRef, useState } from 'react';
import { LineField } from '../../../parts/LineField';
import type { Problems } from '../useRowEditor';
import type { QuestionForm } from './form';
import styles from './QuestionEditor.module.css';
import { useQuestionPicture } from './queries';

export interface PictureBoxProps {
  form: QuestionForm;
  problems: Problems;
  onChange: (part: Partial<QuestionForm>) => void;
}

/** A picture that belongs to a question, whole as it is, with what it shows in words. */
export function PictureBox({ form, problems, onChange }: PictureBoxProps) {
  const input = useRef<HTMLInputElement>(null);
  const [problem, setProblem] = useState('');
  const upload = useQuestionPicture();

  async function handleFile(file: File | undefined) {
    if (!file) return;
    const fault = checkPicture(file);
    setProblem(fault ?? '');
    if (fault) return;
    const body = new FormData();
    body.append('file', file);
    try {
      const { url } = await upload.mutateAsync({ body });
      onChange({ picture: url });
    } catch (error) {
      setProblem((error instanceof ApiError && error.fieldError('file')) || errorText(error));
    }
  }

  const said = problem || problems.picture;
  return (
    <div className={styles.picture} data-field="picture">
      {form.picture ? <img src={form.picture} alt={form.pictureText || '还没有说明的题目图片'} /> : null}
      <div className={styles.row}>
        <Button loading={upload.isPending} onClick={() => input.current?.click()}>
          {form.picture ? '更换图片' : '添加图片'}
        </Button>
        {form.picture ? (
          <Button disabled={upload.isPending} onClick={() => onChange({ picture: '', pictureText: '' })}>
            移除图片
          </Button>
        ) : null}
      </div>
      <input
        ref={input}
        type="file"
        hidden
        accept={pictureTypes.join()}
        aria-label="题目图片"
        onChange={({ target }) => {
          void handleFile(target.files?.[0]);
          target.value = '';
        }}
      />
      {said ? (
        <p className={styles.problem} role="alert">
          {said}
        </p>
      ) : null}
      {form.picture ? (
        <div data-field="picture_text" className={styles.wide}>
          <LineField
            label="图上有什么"
            value={form.pictureText}
            onChange={(pictureText) => onChange({ pictureText })}
            max={100}
            error={problems.picture_text}
          />
        </div>
      ) : null}
    </div>
  );
}
