import type { Pictures } from '@harbor/ui/pictures';
import { RotateCw, X } from 'lucide-react';
import styles from './PictureRows.module.css';

export interface PictureRowsProps {
  pictures: Pictures;
  /** Names of pasted pictures that could not be read. */
  lost: string[];
  onForget: () => void;
}

/** Pictures on their way into the text, those that failed, and those that were lost in pasting. */
export function PictureRows({ pictures, lost, onForget }: PictureRowsProps) {
  return (
    <div className={styles.rows} aria-live="polite">
      {pictures.list.map(({ key, name, percent, problem }) => (
        <div key={key} className={problem ? styles.failed : styles.row}>
          <span className={styles.name}>{name}</span>
          {problem ? (
            <>
              <span className={styles.problem}>{problem}</span>
              <button type="button" onClick={() => pictures.retry(key)}>
                <RotateCw size={14} aria-hidden /> 重试
              </button>
            </>
          ) : (
            <progress max={100} value={percent} aria-label={`${name} 上传进度`} />
          )}
          <button
            type="button"
            aria-label={problem ? `移除 ${name}` : `取消上传 ${name}`}
            onClick={() => pictures.remove(key)}
          >
            <X size={16} aria-hidden />
          </button>
        </div>
      ))}
      {lost.length > 0 ? (
        <div className={styles.lost} role="status">
          <p>
            有 {lost.length} 张图片没能随文字粘贴过来，请另外上传：{lost.join('、')}
          </p>
          <button type="button" onClick={onForget}>
            知道了
          </button>
        </div>
      ) : null}
    </div>
  );
}
