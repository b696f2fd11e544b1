import { Panel } from '@harbor/ui/kit';
import { lengthText } from '../../player/clock';
import styles from './ProgressRing.module.css';

interface ProgressRingProps {
  /** Of the course, 0 to 100. */
  percent: number;
  /** Seconds that were truly watched. */
  watched: number;
  lessons: number;
  certificate: boolean;
}

/** How far the whole course is, by what was truly watched. */
export function ProgressRing({ percent, watched, lessons, certificate }: ProgressRingProps) {
  const around = 2 * Math.PI * 34;
  return (
    <Panel className={styles.box}>
      <svg className={styles.ring} viewBox="0 0 80 80" role="img" aria-label={`课程进度 ${percent}%`}>
        <circle cx="40" cy="40" r="34" fill="none" stroke="#e5e9f2" strokeWidth="8" />
        <circle
          cx="40"
          cy="40"
          r="34"
          fill="none"
          stroke="#0e9f8e"
          strokeWidth="8"
          strokeLinecap="round"
          strokeDasharray={`${(around * percent) / 100} ${around}`}
          transform="rotate(-90 40 40)"
        />
        <text x="40" y="45" textAnchor="middle" fontSize="16" fontWeight="600" fill="#14213d">
          {percent}%
        </text>
      </svg>
      <div>
        <h2 className={styles.title}>学习进度</h2>
        <p className={styles.text}>
          {watched > 0 ? `真实观看 ${lengthText(watched)}。` : ''}
          {certificate ? `完成 ${lessons} 讲并通过测验可获结课证书` : `全课共 ${lessons} 讲`}
        </p>
      </div>
    </Panel>
  );
}
