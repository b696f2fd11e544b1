import { Button } from '@harbor/ui/mobile';
import { Part } from '../../parts/Part.mobile';
import { useSupport } from '../../support/useSupport';
import { supportWords } from '../../support/words';
import styles from './ReportNotice.mobile.module.css';

/** How the report of service 37 reaches its buyer. */
export function ReportNotice() {
  const openSupport = useSupport();
  return (
    <Part title="报告怎么领取">
      <p className={styles.text}>
        完成后可在订单里查看；也可以添加客服微信并备注“报告”，客服核对订单后发送。
      </p>
      <Button kind="soft" onClick={openSupport}>
        {supportWords({ support_variant: 'report' }).entry}
      </Button>
    </Part>
  );
}
