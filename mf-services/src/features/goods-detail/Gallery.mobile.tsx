import type { GoodsDetail } from '@harbor/contract';
import { Cover } from '@harbor/ui';
import { copyText } from '@harbor/ui/copy';
import { Share, Star } from 'lucide-react';
import { useRef, useState } from 'react';
import { useCollect } from '../../goods/useCollect';
import styles from './Gallery.mobile.module.css';
import { useGalleryNav } from './useGalleryNav';

interface GalleryProps {
  goods: GoodsDetail;
}

/** The pictures to swipe through, with collect and share floating above. */
export function Gallery({ goods }: GalleryProps) {
  const frame = useRef<HTMLElement>(null);
  useGalleryNav(frame);
  const [place, setPlace] = useState(0);
  const { toggle } = useCollect(goods);
  const pictures = goods.gallery.length > 0 ? goods.gallery : [goods.cover];
  return (
    <header ref={frame} className={styles.gallery}>
      <section
        className={styles.strip}
        aria-label={`图片，共 ${pictures.length} 张`}
        // biome-ignore lint/a11y/noNoninteractiveTabindex: a region that scrolls must be reachable by keyboard
        tabIndex={0}
        onScroll={(event) => {
          const { scrollLeft, clientWidth } = event.currentTarget;
          setPlace(Math.round(scrollLeft / Math.max(1, clientWidth)));
        }}
      >
        {pictures.map((picture, n) => (
          <Cover
            key={picture}
            className={styles.picture}
            src={picture}
            alt={`${goods.title}，图 ${n + 1}`}
            eager={n === 0}
          />
        ))}
      </section>
      <div className={styles.floating}>
        <button type="button" aria-pressed={goods.collected} aria-label="收藏" onClick={toggle}>
          <Star
            size={22}
            strokeWidth={1.7}
            aria-hidden
            className={goods.collected ? styles.collected : undefined}
          />
        </button>
        <button
          type="button"
          aria-label="分享"
          onClick={() => void copyText(window.location.href, '链接已复制')}
        >
          <Share size={22} strokeWidth={1.7} aria-hidden />
        </button>
      </div>
      <span className={styles.place} aria-hidden="true">
        {place + 1} / {pictures.length}
      </span>
    </header>
  );
}
