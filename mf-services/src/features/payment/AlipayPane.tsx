import { Button } from 'antd';
import styles from './AlipayPane.module.css';
import { usePayRedirect } from './usePayRedirect';

interface AlipayPaneProps {
  orderId: number;
  onLeave: () => void;
}

/** Alipay's own page in this tab; it leads back to the order. */
export function AlipayPane({ orderId, onLeave }: AlipayPaneProps) {
  const { pay, waiting } = usePayRedirect(orderId, 'desktop', onLeave);
  return (
    <div className={styles.pane}>
      <p>将前往支付宝页面付款，完成后自动回到本订单。</p>
      <Button type="primary" className={styles.go} loading={waiting} onClick={() => pay('alipay')}>
        去支付宝付款
      </Button>
    </div>
  );
}
