import type { GoodsDetail } from '@harbor/contract';
import { copyText } from '@harbor/ui/copy';
import { Headset, Heart, Share } from 'lucide-react';
import { useCollect } from '../../goods/useCollect';
import { useSupport } from '../../support/useSupport';
import { supportWords } from '../../support/words';
import styles from './GoodsActions.module.css';

interface GoodsActionsProps {
  goods: GoodsDetail;
}

/** Under the pictures: collect, share, ask about this service, its number. */
export function GoodsActions({ goods }: GoodsActionsProps) {
  const { toggle, waiting } = useCollect(goods);
  const openSupport = useSupport();
  return (
    <div className={styles.row}>
      <button
        type="button"
        className={goods.collected ? styles.on : undefined}
        aria-pressed={goods.collected}
        disabled={waiting}
        onClick={toggle}
      >
        <Heart size={16} aria-hidden fill={goods.collected ? 'currentColor' : 'none'} />
        {goods.collected ? '已收藏' : '收藏'} {goods.collect_count.toLocaleString('zh-CN')}
      </button>
      <button type="button" onClick={() => copyText(window.location.href, '链接已复制，可以发给同学或导师')}>
        <Share size={16} aria-hidden />
        分享
      </button>
      <button type="button" onClick={openSupport}>
        <Headset size={16} aria-hidden />
        {supportWords(goods).entry}
      </button>
      <span className={styles.number}>服务编号 SV-{String(goods.id).padStart(4, '0')}</span>
    </div>
  );
}
