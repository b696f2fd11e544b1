import { ImagePlus, RotateCw, X } from 'lucide-react';
import { pictureTypes } from './checkPicture';
import styles from './PictureField.module.css';
import type { Picture, Pictures } from './usePictures';

export interface PictureFieldProps {
  pictures: Pictures;
  most: number;
  label: string;
}

/** Pictures to go with a text: small squares that are there, on their way, or failed. */
export function PictureField({ pictures, most, label }: PictureFieldProps) {
  return (
    <ul className={styles.list} aria-label={label}>
      {pictures.list.map((picture, n) => (
        <li key={picture.key} className={styles.cell}>
          <Square picture={picture} n={n + 1} onRetry={() => pictures.retry(picture.key)} />
          <button
            type="button"
            className={styles.remove}
            aria-label={picture.url ? `删除第 ${n + 1} 张图片` : `取消上传 ${picture.name}`}
            onClick={() => pictures.remove(picture.key)}
          >
            <X size={14} aria-hidden />
          </button>
        </li>
      ))}
      {pictures.list.length < most ? (
        <li className={styles.cell}>
          <label className={styles.add}>
            <ImagePlus size={22} aria-hidden />
            添加图片
            <input
              type="file"
              className={styles.file}
              accept={pictureTypes.join()}
              multiple
              aria-label={label}
              onChange={({ target }) => {
                pictures.add(target.files ?? []);
                target.value = '';
              }}
            />
          </label>
        </li>
      ) : null}
    </ul>
  );
}

function Square({ picture, n, onRetry }: { picture: Picture; n: number; onRetry: () => void }) {
  if (picture.url) return <img className={styles.image} src={picture.url} alt={`第 ${n} 张图片`} />;
  if (picture.problem)
    return (
      <button type="button" className={styles.failed} title={picture.problem} onClick={onRetry}>
        <RotateCw size={18} aria-hidden />
        重试
      </button>
    );
  return (
    <span
      className={styles.waiting}
      role="progressbar"
      aria-valuenow={picture.percent}
      aria-label={picture.name}
    >
      {picture.percent}%
    </span>
  );
}
