import type { GoodsDetail } from '@harbor/contract';
import { navigateLoggedIn } from '@harbor/runtime';
import { Price, Stars } from '@harbor/ui';
import { Tag } from '@harbor/ui/tag';
import { Button } from 'antd';
import { useState } from 'react';
import { AmountField } from '../../goods/AmountField';
import { tagsBeside } from '../../goods/facts';
import { SpecCards } from '../../goods/SpecCards';
import { buyPath, deliveryText, inStock, previewFen, readSelection, specOf } from '../../goods/selection';
import { useCoupons } from '../../goods/useCoupons';
import styles from './BuyBox.module.css';
import { CouponHint } from './CouponHint';
import { OffShelf } from './OffShelf';

interface BuyBoxProps {
  goods: GoodsDetail;
}

/** Everything that decides the price, and the way to buying. */
export function BuyBox({ goods }: BuyBoxProps) {
  const [selection, setSelection] = useState(() => readSelection(goods, new URLSearchParams()));
  const coupons = useCoupons(goods, selection);
  const spec = specOf(goods, selection.specId);
  const total = previewFen(goods, selection);
  const save = Math.min(coupons.best?.save_fen ?? 0, total ?? 0);
  const soldOut = !spec || !inStock(spec);
  const days = spec?.days ?? goods.deliver_days;
  const onSale = goods.status === 1;

  return (
    <section className={styles.box} aria-label="购买">
      <p className={styles.tags}>
        {goods.status === 2 && <Tag tone="over">已下架</Tag>}
        <Tag tone="primary">{goods.category_title}</Tag>
        {goods.need_trial && <Tag tone="accent">可先试做</Tag>}
        {tagsBeside(goods).map((tag) => (
          <Tag key={tag}>{tag}</Tag>
        ))}
      </p>
      <h1>{goods.title}</h1>
      <p className={styles.subtitle}>{goods.subtitle}</p>
      <p className={styles.meta}>
        <Stars value={goods.score} />
        <span>{goods.appraise_count.toLocaleString('zh-CN')} 条评价</span>
        <span>{goods.sales.toLocaleString('zh-CN')} 次完成</span>
      </p>
      <div className={styles.price}>
        <Price
          fen={goods.price_mode === 3 ? null : (spec?.price_fen ?? goods.price_fen)}
          unit={goods.unit}
          was={
            goods.origin_price_fen > goods.price_fen && spec?.price_fen === goods.price_fen
              ? goods.origin_price_fen
              : undefined
          }
          size="xl"
        />
        {onSale && goods.price_mode !== 3 && <CouponHint coupons={coupons} />}
        {onSale && goods.price_mode === 3 && (
          <span className={styles.note}>先提交需求，确认报价后再付款</span>
        )}
      </div>
      <h2 className={styles.label}>{onSale ? '选择规格' : '规格'}</h2>
      <SpecCards goods={goods} selection={selection} onChange={setSelection} />
      <dl className={styles.facts}>
        {onSale && goods.price_mode !== 3 && (
          <>
            <dt>
              <label htmlFor="detail-amount">{goods.price_mode === 2 ? '稿件字数' : '购买数量'}</label>
            </dt>
            <dd>
              <AmountField id="detail-amount" goods={goods} selection={selection} onChange={setSelection} />
            </dd>
          </>
        )}
        <dt>预计交付</dt>
        <dd>{deliveryText(goods.price_mode, days)}</dd>
      </dl>
      {!onSale ? (
        <OffShelf categoryId={goods.category_id} categoryTitle={goods.category_title} />
      ) : (
        <div className={styles.foot}>
          <div aria-live="polite">
            <p className={styles.note}>
              合计{save > 0 && `（已减券 ¥${save / 100}）`}
              {total === null && '（提交需求后报价）'}
            </p>
            <Price fen={total === null ? null : total - save} size="xl" />
          </div>
          <Button
            type="primary"
            className={styles.buy}
            disabled={soldOut}
            onClick={() => navigateLoggedIn(buyPath(goods, selection))}
          >
            {soldOut ? '已售罄' : total === null ? '提交需求' : '立即购买'}
          </Button>
        </div>
      )}
    </section>
  );
}
