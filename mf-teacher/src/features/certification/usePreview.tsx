import { notify } from '@harbor/runtime';
import { errorText } from '@harbor/ui';
import { Overlay } from '@harbor/ui/kit';
import { useState } from 'react';
import styles from './Parts.module.css';
import { useEvidenceTicket } from './queries';

/** One's own evidence with its watermark; each look is written down. */
export function usePreview() {
  const [shown, setShown] = useState<{ url: string; type: string; name: string }>();
  const ticket = useEvidenceTicket({ onError: (error) => notify.warning(errorText(error)) });
  return {
    show: async (id: string, name: string) => {
      if (ticket.isPending) return;
      const got = await ticket.mutateAsync({ params: { id } }).catch(() => undefined);
      if (got) setShown({ url: got.url, type: got.type, name });
    },
    overlay: (
      <Overlay
        open={shown !== undefined}
        onClose={() => setShown(undefined)}
        title={shown?.name ?? '预览'}
        width={760}
      >
        {shown && /pdf/i.test(shown.type) ? (
          <p>
            <a className={styles.link} href={shown.url} target="_blank" rel="noreferrer">
              打开盖有水印的 PDF
            </a>
          </p>
        ) : shown ? (
          <img className={styles.picture} src={shown.url} alt={`${shown.name}，已盖水印`} />
        ) : null}
        <p className={styles.small}>平台存放的每一份材料都盖过水印：写明用途与日期，不遮挡姓名与照片。</p>
      </Overlay>
    ),
  };
}
