import { Panel } from '@harbor/ui/desktop';
import { SupportButton } from '../../support/SupportButton';
import { supportWords } from '../../support/words';
import styles from './ReportNotice.module.css';

/** How the report of service 37 reaches its buyer. */
export function ReportNotice() {
  return (
    <Panel padding="s">
      <h2 className={styles.title}>报告怎么领取</h2>
      <p className={styles.text}>
        完成后可在订单里查看；也可以添加客服微信并备注“报告”，客服核对订单后发送。
      </p>
      <SupportButton>{supportWords({ support_variant: 'report' }).entry}</SupportButton>
    </Panel>
  );
}
