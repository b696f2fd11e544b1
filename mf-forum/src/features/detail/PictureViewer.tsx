import { Modal } from 'antd';
import { ChevronLeft, ChevronRight } from 'lucide-react';
import { useState } from 'react';
import styles from './PictureViewer.module.css';

interface PictureViewerProps {
  seen: { addresses: string[]; at: number } | null;
  onClose: () => void;
}

/** The pictures of a post, large, one after the other. */
export function PictureViewer({ seen, onClose }: PictureViewerProps) {
  return (
    <Modal
      open={seen !== null}
      onCancel={onClose}
      footer={null}
      width="min(1100px, 92vw)"
      title="查看图片"
      centered
      destroyOnHidden
    >
      {seen ? <Large {...seen} /> : null}
    </Modal>
  );
}

function Large({ addresses, at }: { addresses: string[]; at: number }) {
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
