import type { UserInfo } from '@harbor/contract';
import { Avatar } from '@harbor/ui';
import { pictureTypes } from '@harbor/ui/upload';
import { Camera, X } from 'lucide-react';
import { type ChangeEvent, type ComponentType, type ReactNode, useRef } from 'react';
import styles from './AvatarUpload.module.css';
import { useAvatarUpload } from './useAvatarUpload';
import type { CropDialogProps } from './useCrop';

export interface AvatarUploadProps {
  user: UserInfo;
  /** Diameter in px. */
  size: number;
  /** The platform's dialog in which a square is cut out of the picture. */
  Crop: ComponentType<CropDialogProps>;
  /** Beside the picture, above the rule. */
  children?: ReactNode;
}

/** The person's picture, which can be replaced by a click: cut to a square, with its rule, its progress, and a way to stop. */
export function AvatarUpload({ user, size, Crop, children }: AvatarUploadProps) {
  const input = useRef<HTMLInputElement>(null);
  const { percent, problem, chosen, choose, drop, send, cancel } = useAvatarUpload();
  const busy = percent !== null;

  const handleFile = (event: ChangeEvent<HTMLInputElement>) => {
    const file = event.target.files?.[0];
    // So that the same file can be chosen again.
    event.target.value = '';
    if (file) choose(file);
  };

  return (
    <div className={styles.upload}>
      <input
        ref={input}
        className={styles.file}
        type="file"
        accept={pictureTypes.join(',')}
        aria-label="选择头像图片"
        tabIndex={-1}
        onChange={handleFile}
      />
      <button
        type="button"
        className={styles.picture}
        style={{ width: size, height: size }}
        aria-label={busy ? `正在上传 ${percent}%` : '更换头像'}
        disabled={busy}
        onClick={() => input.current?.click()}
      >
        <Avatar name={user.nickname} src={user.avatar_img} size={size} />
        {busy ? (
          <span className={styles.progress}>{percent}%</span>
        ) : (
          <span className={styles.camera}>
            <Camera size={14} aria-hidden />
          </span>
        )}
      </button>
      <Crop file={chosen} onClose={drop} onDone={(avatar) => void send(avatar)} />
      <div className={styles.words}>
        {children}
        {busy ? (
          <>
            <div
              className={styles.bar}
              role="progressbar"
              aria-label="头像上传进度"
              aria-valuenow={percent}
              aria-valuemin={0}
              aria-valuemax={100}
            >
              <span style={{ width: `${percent}%` }} />
            </div>
            <button type="button" className={styles.cancel} onClick={cancel}>
              <X size={14} aria-hidden />
              取消上传
            </button>
          </>
        ) : (
          <p className={problem ? styles.problem : styles.rule} role={problem ? 'alert' : undefined}>
            {problem || '头像支持 JPG、PNG、WebP、GIF，不超过 2 MB'}
          </p>
        )}
      </div>
    </div>
  );
}
