import type { SubmissionDetail } from '@harbor/contract';
import { ExternalLink } from 'lucide-react';
import styles from './Recommendations.module.css';

interface RecommendationsProps {
  submission: SubmissionDetail;
}

/** The journals that the editor recommends: why, and what speaks against each. */
export function Recommendations({ submission }: RecommendationsProps) {
  const { recommendations, recommendation_note: note } = submission;
  return (
    <div className={styles.box}>
      {note && <p className={styles.note}>{note}</p>}
      <ol className={styles.list}>
        {recommendations.map((journal) => (
          <li key={journal.name}>
            <h3>
              {journal.name}
              <span>{journal.level}</span>
            </h3>
            <p>{journal.reason}</p>
            <dl className={styles.facts}>
              <dt>公开的审稿周期</dt>
              <dd>{journal.review_time || '暂无'}</dd>
              <dt>公开的费用</dt>
              <dd>{journal.fee || '暂无'}</dd>
            </dl>
            {journal.caution && <p className={styles.caution}>留意：{journal.caution}</p>}
            {journal.website && (
              <a href={journal.website} target="_blank" rel="noopener noreferrer nofollow">
                期刊官网
                <ExternalLink size={14} aria-hidden />
              </a>
            )}
          </li>
        ))}
      </ol>
      <p className={styles.honest}>
        推荐依据稿件与期刊公开信息，仅供参考；录用由期刊与审稿人决定，平台不承诺结果和时间。
      </p>
    </div>
  );
}
