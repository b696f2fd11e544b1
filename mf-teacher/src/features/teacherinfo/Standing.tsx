import type { OwnTeacherProfile } from '@harbor/contract';
import { Link } from '@harbor/runtime';
import { LevelTag } from '../teachers';
import styles from './Standing.module.css';

const rate = ({ rate: value, count }: OwnTeacherProfile['figures']['on_time']) =>
  value === null ? `样本不足（${count} 单）` : `${Math.round(value * 100)}%（n=${count}）`;

/** How a teacher stands, and what the next level lacks. */
export function Standing({ profile }: { profile: OwnTeacherProfile }) {
  const { figures, level, level_text, rate: share, credit, next_level: next } = profile;
  return (
    <>
      <p className={styles.line}>
        <LevelTag level={level} text={level_text} />
        <span>分成 {share}%</span>
        <span>信用分 {credit}</span>
        <span>准时率 {rate(figures.on_time)}</span>
        <span>验收率 {rate(figures.accept)}</span>
        <span>累计完成 {figures.done} 单</span>
      </p>
      {next ? (
        <p className={styles.next}>
          {next.missing.length > 0
            ? `升到${next.name}：${next.missing.join('、')}`
            : `已达到${next.name}，下次计算时升级`}
        </p>
      ) : null}
      <p className={styles.next}>
        <Link to="/teacherlist/rules">怎样计算</Link>
      </p>
    </>
  );
}
