import { useNavigate } from '@harbor/runtime';
import { Stars } from '@harbor/ui';
import { onPhone } from '@harbor/ui/kit';
import { type Wall, type WallFilters, wallPath } from './filters';
import { RubricBars } from './RubricBars';
import { StarBars } from './StarBars';
import styles from './WallScore.module.css';

interface WallScoreProps {
  summary: Wall['summary'];
  filters: WallFilters;
}

/** The mean of the reviews, how the stars are spread, and each rubric's mean; a bar filters by its stars. */
export function WallScore({ summary, filters }: WallScoreProps) {
  const navigate = useNavigate();
  const { score, total, rubrics } = summary;
  return (
    <>
      <p className={styles.mean}>
        <strong>{score > 0 ? score.toFixed(1) : '暂无'}</strong>
        <span>
          <Stars value={score} variant="five" size={18} number={false} />
          <span>
            共 {total} 条{onPhone ? '，都来自完成的订单' : '评价'}
          </span>
        </span>
      </p>
      <StarBars
        summary={summary}
        stars={filters.stars}
        onChoose={(stars) =>
          void navigate(wallPath({ ...filters, stars, page: 1 }), onPhone ? { replace: true } : undefined)
        }
      />
      <div className={styles.rubrics}>
        <RubricBars rubrics={rubrics} />
      </div>
    </>
  );
}
