import { Link, useQuery } from '@harbor/runtime';
import { GoodsGridSkeleton, Section } from '@harbor/ui/desktop';
import { ChevronRight } from 'lucide-react';
import { GoodsCard } from './GoodsCard';
import { indexGoods } from './queries';
import styles from './RecommendedGoods.module.css';

interface RecommendedGoodsProps {
  title?: string;
  description?: string;
  shown?: number;
}

/** Up to eight services worth a look. Fails silently: nothing depends on it. */
export function RecommendedGoods({
  title = '为您推荐',
  description = '近期完成较多、评价较好的服务',
  shown = 8,
}: RecommendedGoodsProps) {
  const index = useQuery(indexGoods());
  if (index.isError || index.data?.data.length === 0) return null;
  return (
    <Section
      title={title}
      description={description}
      extra={
        <Link className={styles.more} to="/productservice/">
          全部服务
          <ChevronRight size={14} aria-hidden />
        </Link>
      }
    >
      {index.data ? (
        <div className={styles.grid}>
          {index.data.data.slice(0, shown).map((goods) => (
            <GoodsCard key={goods.id} goods={goods} note={goods.category_title} />
          ))}
        </div>
      ) : (
        <GoodsGridSkeleton count={shown} columns={4} />
      )}
    </Section>
  );
}
