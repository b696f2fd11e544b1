import { orderKind } from '@harbor/contract/order-kind';
import { promises } from '@harbor/contract/promises';
import styles from './RefundPage.module.css';

interface RefundRulesProps {
  /** 1 服务 · 2 课程 */
  kind: number;
}

const appeal = `未通过：${promises.appealDays} 天内可申诉，由另一位客服复核`;
const way = '款项原路退回，预计 1–7 个工作日到账';
const ofService = [
  '服务未开始：全额立即退回，无需审核',
  `服务已开始：客服 ${promises.refundAnswerHours} 小时内答复，超时升级，提醒全体客服`,
  appeal,
  '审核期间不会自动验收',
  way,
];
const ofCourse = [
  `购买 ${promises.courseReturnDays} 天内、学习进度不超过 ${promises.courseSeenPercent}%：全额立即退回，无需审核`,
  `其他情况：客服 ${promises.refundAnswerHours} 小时内按学习进度和凭证答复，超时升级，提醒全体客服`,
  appeal,
  '全额退款通过后课程即关闭，不能再学习',
  way,
];

/** What one may rely on, before and after asking for money back. */
export function RefundRules({ kind }: RefundRulesProps) {
  return (
    <ul className={styles.rules}>
      {(kind === orderKind.course ? ofCourse : ofService).map((rule) => (
        <li key={rule}>{rule}</li>
      ))}
    </ul>
  );
}
