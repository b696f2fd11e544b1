import { ApiError } from '@harbor/runtime';
import { Avatar, errorText } from '@harbor/ui';
import { Button } from '@harbor/ui/kit';
import { checkPicture, pictureTypes } from '@harbor/ui/pictures';
import { useRef, useState } from 'react';
import { useTeacherPicture } from '../queries';
import styles from './PortraitField.module.css';

export interface PortraitFieldProps {
  /** Whose picture it is; nothing for somebody who is not saved yet. */
  teacher: number | undefined;
  name: string;
  picture: string;
  /** It is kept at once, and counts as a change of the teacher. */
  onKept: (url: string) => void;
}

/** The picture of a teacher, as the pages of courses show it. */
export function PortraitField({ teacher, name, picture, onKept }: PortraitFieldProps) {
  const input = useRef<HTMLInputElement>(null);
  const [problem, setProblem] = useState('');
  const upload = useTeacherPicture();

  async function handleFile(file: File | undefined) {
    if (!file || teacher === undefined) return;
    const fault = checkPicture(file);
    setProblem(fault ?? '');
    if (fault) return;
    const body = new FormData();
    body.append('file', file);
    try {
      const { url } = await upload.mutateAsync({ params: { id: teacher }, body });
      onKept(url);
    } catch (error) {
      setProblem((error instanceof ApiError && error.fieldError('file')) || errorText(error));
    }
  }

  return (
    <div className={styles.field}>
      <Avatar name={name || '教师'} src={picture} size={56} />
      <div className={styles.words}>
        <b>头像</b>
        <span>
          {teacher === undefined
            ? '保存教师以后可以上传；没有头像时显示姓氏'
            : 'JPG、PNG 或 WebP，不小于 120 × 120，最大 2 MB；上传后立即生效'}
        </span>
        {problem ? (
          <p className={styles.problem} role="alert">
            {problem}
          </p>
        ) : null}
      </div>
      <input
        ref={input}
        type="file"
        hidden
        accept={pictureTypes.join()}
        aria-label="教师头像"
        onChange={({ target }) => {
          void handleFile(target.files?.[0]);
          target.value = '';
        }}
      />
      {teacher === undefined ? null : (
        <Button loading={upload.isPending} onClick={() => input.current?.click()}>
          {picture ? '更换头像' : '上传头像'}
        </Button>
      )}
    </div>
  );
}
