import { Cover } from '@harbor/ui';
import { Button } from '@harbor/ui/kit';
import styles from './CoverField.module.css';
import { usePictureChoice } from './usePictureChoice';

export interface CoverFieldProps {
  /** What it is the picture of: 分类封面. */
  label: string;
  /** Its address; empty for none. */
  cover: string;
  problem: string | undefined;
  /** Beside the picture: what it is for, and how large it has to be. */
  hint?: string;
  /** Takes it to the server. @returns its address */
  onUpload: (body: FormData) => Promise<string>;
  onChange: (cover: string) => void;
}

/** A picture of lists: chosen, cut to their shape, and sent. */
export function CoverField({
  label,
  cover,
  problem,
  hint = '3:2，不小于 600 × 400',
  onUpload,
  onChange,
}: CoverFieldProps) {
  const choice = usePictureChoice(label, onUpload, onChange);
  const said = choice.problem || problem;
  return (
    <div className={styles.cover} data-field="cover">
      <Cover src={cover} alt={cover ? '现在的封面' : '还没有封面'} className={styles.picture} />
      <div>
        <Button onClick={choice.choose}>{cover ? '更换封面' : '上传封面'}</Button>
        <p className={styles.hint}>{hint}</p>
        {said ? (
          <p className={styles.problem} role="alert">
            {said}
          </p>
        ) : null}
      </div>
      {choice.parts}
    </div>
  );
}
