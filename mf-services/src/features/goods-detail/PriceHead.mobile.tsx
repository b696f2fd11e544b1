import type { GoodsDetail } from '@harbor/contract';
import { Price } from '@harbor/ui';
import { deliveryText, priceOf, revisionsText, tagsBeside } from '../../goods/facts';
import { Part } from '../../parts/Part.mobile';
import styles from './PriceHead.mobile.module.css';

interface PriceHeadProps {
  goods: GoodsDetail;
}

export function PriceHead({ goods }: PriceHeadProps) {
  const severalPrices = goods.specs.length > 1 && goods.price_mode !== 3;
  return (
    <Part>
      <p className={styles.row}>
        <Price
          fen={priceOf(goods)}
          unit={severalPrices ? `${goods.unit}起` : goods.unit}
          was={goods.origin_price_fen > goods.price_fen ? goods.origin_price_fen : undefined}
          size="xl"
        />
        <span className={styles.sales}>已服务 {goods.sales.toLocaleString('zh-CN')} 次</span>
      </p>
      <h1 className={styles.title}>{goods.title}</h1>
      <p className={styles.subtitle}>{goods.subtitle}</p>
      <p className={styles.tags}>
        {goods.status === 2 && <span className={styles.offShelf}>已下架</span>}
        {goods.need_trial && <span className={styles.trial}>可先试做</span>}
        <span>{deliveryText(goods)}</span>
        <span>{revisionsText(goods)}</span>
        {tagsBeside(goods)
          .slice(0, 2)
          .map((tag) => (
            <span key={tag}>{tag}</span>
          ))}
      </p>
    </Part>
  );
}
