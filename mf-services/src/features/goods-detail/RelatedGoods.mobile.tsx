import type { GoodsCard as Goods } from '@harbor/contract';
import { Section } from '@harbor/ui/mobile';
import { GoodsCard } from '../../goods/GoodsCard.mobile';
import styles from './RelatedGoods.mobile.module.css';

interface RelatedGoodsProps {
  goods: Goods[];
}

export function RelatedGoods({ goods }: RelatedGoodsProps) {
  if (goods.length === 0) return null;
  return (
    <Section title="常一起选择">
      <div className={styles.grid}>
        {goods.slice(0, 4).map((one) => (
          <GoodsCard key={one.id} goods={one} />
        ))}
      </div>
    </Section>
  );
}
