import { useQuery } from '@harbor/runtime';
import { GoodsGridSkeleton, Section } from '@harbor/ui/mobile';
import { RefreshCw } from 'lucide-react';
import { useState } from 'react';
import { GoodsCard } from './GoodsCard.mobile';
import { indexGoods } from './queries';
import styles from './RecommendedGoods.mobile.module.css';

const shown = 4;

/** Four services worth a look; 换一批 goes through the others. Fails silently. */
export function RecommendedGoods() {
  const index = useQuery(indexGoods());
  const [start, setStart] = useState(0);
  const goods = index.data?.data ?? [];
  if (index.isError || (index.data && goods.length === 0)) return null;
  const turned = [...goods.slice(start), ...goods.slice(0, start)].slice(0, shown);
  return (
    <Section
      title="为你推荐"
      extra={
        goods.length > shown && (
          <button
            type="button"
            className={styles.other}
            onClick={() => setStart((start + shown) % goods.length)}
          >
            换一批
            <RefreshCw size={13} aria-hidden />
          </button>
        )
      }
    >
      {index.data ? (
        <div className={styles.grid}>
          {turned.map((one) => (
            <GoodsCard key={one.id} goods={one} />
          ))}
        </div>
      ) : (
        <GoodsGridSkeleton count={shown} />
      )}
    </Section>
  );
}
