import type { GoodsDetail } from '@harbor/contract';
import { Link } from '@harbor/runtime';
import { formatFen, Price } from '@harbor/ui';
import { BottomBar, Button } from '@harbor/ui/mobile';
import { Headset, Star } from 'lucide-react';
import { listPath } from '../../goods/filters';
import { inStock } from '../../goods/selection';
import { useCollect } from '../../goods/useCollect';
import { useSupport } from '../../support/useSupport';
import { supportWords } from '../../support/words';
import styles from './BuyBar.mobile.module.css';
import type { BuyForm } from './useBuyForm';

interface BuyBarProps {
  goods: GoodsDetail;
  form: BuyForm;
  onBuy: () => void;
}

/** At the foot: support, collect, the price after the coupon, and the one button. */
export function BuyBar({ goods, form, onBuy }: BuyBarProps) {
  const openSupport = useSupport();
  const { toggle } = useCollect(goods);
  const soldOut = goods.specs.length > 0 && !goods.specs.some(inStock);
  return (
    <BottomBar label="购买">
      <button type="button" className={styles.mini} onClick={openSupport}>
        <Headset size={21} strokeWidth={1.7} aria-hidden />
        {supportWords(goods).short}
      </button>
      <button type="button" className={styles.mini} aria-pressed={goods.collected} onClick={toggle}>
        <Star
          size={21}
          strokeWidth={1.7}
          aria-hidden
          className={goods.collected ? styles.collected : undefined}
        />
        {goods.collected ? '已收藏' : '收藏'}
      </button>
      {goods.status === 2 ? (
        <>
          <span className={styles.off}>已下架</span>
          <Link className={styles.other} to={listPath({ category: goods.category_id })}>
            看看其他服务
          </Link>
        </>
      ) : (
        <>
          <div className={styles.price} aria-live="polite">
            <Price fen={form.payable} size="m" exact />
            {form.save > 0 && <span>券后，已减 ¥{formatFen(form.save, { trim: true })}</span>}
          </div>
          <Button disabled={soldOut} onClick={onBuy}>
            {soldOut ? '已售罄' : goods.price_mode === 3 ? '提交需求' : '立即购买'}
          </Button>
        </>
      )}
    </BottomBar>
  );
}
