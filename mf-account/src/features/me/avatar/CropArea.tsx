import { useEffect, useId, useState } from 'react';
import Cropper from 'react-easy-crop';
import styles from './CropArea.module.css';
import type { Square } from './cropPicture';

export interface CropAreaProps {
  file: File;
  onChange: (square: Square) => void;
  /** The browser cannot show the file. */
  onBroken: () => void;
}

const most = 4;

/** A picture that is moved and enlarged behind a round window: by mouse, touch, wheel, or arrow keys and the slider. */
export function CropArea({ file, onChange, onBroken }: CropAreaProps) {
  const [address, setAddress] = useState('');
  const [place, setPlace] = useState({ x: 0, y: 0 });
  const [zoom, setZoom] = useState(1);
  const slider = useId();

  useEffect(() => {
    const made = URL.createObjectURL(file);
    setAddress(made);
    return () => URL.revokeObjectURL(made);
  }, [file]);

  return (
    <div className={styles.crop}>
      <div className={styles.stage}>
        {address ? (
          <Cropper
            image={address}
            crop={place}
            zoom={zoom}
            maxZoom={most}
            aspect={1}
            cropShape="round"
            objectFit="cover"
            showGrid={false}
            keyboardStep={8}
            disableAutomaticStylesInjection
            classes={{
              containerClassName: styles.container,
              mediaClassName: styles.media,
              cropAreaClassName: styles.window,
            }}
            mediaProps={{ alt: '', onError: onBroken }}
            cropperProps={{ role: 'group', 'aria-label': '头像范围，用方向键移动图片' }}
            onCropChange={setPlace}
            onZoomChange={setZoom}
            onCropComplete={(_, square) => onChange(square)}
          />
        ) : null}
      </div>
      <label htmlFor={slider} className={styles.label}>
        缩放
      </label>
      <input
        id={slider}
        className={styles.slider}
        type="range"
        min={1}
        max={most}
        step={0.05}
        value={zoom}
        onChange={(event) => setZoom(Number(event.target.value))}
      />
    </div>
  );
}

export default CropArea;
