import { useQuery } from '@harbor/runtime';
import { formatTime } from '@harbor/ui';
import { copyText } from '@harbor/ui/copy';
import { Button, Overlay, onPhone } from '@harbor/ui/kit';
import { Copy, ExternalLink } from 'lucide-react';
import { Loaded } from '../../../parts/Loaded';
import { previewQuery } from '../queries';
import styles from './Dialogs.module.css';
import { PreviewCode } from './PreviewCode';

export interface PreviewDialogProps {
  id: number;
  title: string;
  onClose: () => void;
}

/** A link that shows the article as it is about to be, for a day; the phone has it by its camera. */
export function PreviewDialog({ id, title, onClose }: PreviewDialogProps) {
  const query = useQuery(previewQuery(id));
  return (
    <Overlay open onClose={onClose} title="预览" width={560}>
      <Loaded query={query} height={200}>
        {({ ticket, expires_at }) => {
          const path = `/academic/preview/${id}?ticket=${encodeURIComponent(ticket)}`;
          const address = `${window.location.origin}${path}`;
          return (
            <div className={styles.both}>
              <div>
                <p>
                  “{title || '（还没有标题）'}”按草稿现在的样子显示。链接 {formatTime(expires_at)}{' '}
                  前有效，拿到链接的人都能看，请只发给需要核对的人。
                </p>
                <div className={styles.links}>
                  <a className={styles.open} href={path} target="_blank" rel="noreferrer">
                    <ExternalLink size={15} aria-hidden />
                    {onPhone ? '手机预览' : '电脑预览'}
                  </a>
                  <Button
                    icon={<Copy size={15} aria-hidden />}
                    onClick={() =>
                      void copyText(address, onPhone ? '链接已复制，可在电脑上打开' : '预览链接已复制')
                    }
                  >
                    复制链接
                  </Button>
                </div>
              </div>
              <PreviewCode address={address} />
            </div>
          );
        }}
      </Loaded>
    </Overlay>
  );
}
