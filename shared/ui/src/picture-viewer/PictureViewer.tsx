import { ChevronLeft, ChevronRight } from 'lucide-react';
import { useState } from 'react';
import { Overlay } from '../kit';
import styles from './PictureViewer.module.css';

export interface PictureViewerProps {
  addresses: string[];
  /** The one that was pressed. */
  at: number;
  open: boolean;
  onClose: () => void;
}

/** The pictures of a text, large, one after the other. */
export function PictureViewer({ open, onClose, ...pictures }: PictureViewerProps) {
  return (
    <Overlay open={open} title="查看图片" width={1100} onClose={onClose}>
      <Large {...pictures} />
    </Overlay>
  );
}

function Large({ addresses, at }: Pick<PictureViewerProps, 'addresses' | 'at'>) {
  const [shown, setShown] = useState(at);
  const step = (by: number) => setShown((shown + by + addresses.length) % addresses.length);
  return (
    <div className={styles.viewer}>
      <img src={addresses[shown]} alt={`第 ${shown + 1} 张，共 ${addresses.length} 张`} />
      {addresses.length > 1 ? (
        <p className={styles.steps}>
          <button type="button" aria-label="上一张" onClick={() => step(-1)}>
            <ChevronLeft aria-hidden />
          </button>
          {shown + 1} / {addresses.length}
          <button type="button" aria-label="下一张" onClick={() => step(1)}>
            <ChevronRight aria-hidden />
          </button>
        </p>
      ) : null}
    </div>
  );
}
