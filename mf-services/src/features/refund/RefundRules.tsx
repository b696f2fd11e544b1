import styles from './RefundPage.module.css';

/** What one may rely on, before and after asking for money back. */
export function RefundRules() {
  return (
    <ul className={styles.rules}>
      <li>服务未开始：全额立即退回，无需审核</li>
      <li>服务已开始：客服 48 小时内答复，超时升级给主管</li>
      <li>未通过：7 天内可申诉，由另一位客服复核</li>
      <li>审核期间不会自动验收，也不会与老师结算</li>
      <li>款项原路退回，预计 1–7 个工作日到账</li>
    </ul>
  );
}
