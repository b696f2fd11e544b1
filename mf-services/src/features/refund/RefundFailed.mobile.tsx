import { LinkButton } from '@harbor/ui/kit';
import { ErrorBlock, Panel } from '@harbor/ui/mobile';
import styles from './RefundPage.mobile.module.css';

interface RefundFailedProps {
  error: unknown;
  onRetry: () => void;
}

export function RefundFailed({ error, onRetry }: RefundFailedProps) {
  return (
    <Panel className={styles.state}>
      <ErrorBlock
        title="退款没有加载出来"
        error={error}
        onRetry={onRetry}
        action={<LinkButton to="/orderpage/0">返回我的订单</LinkButton>}
      />
    </Panel>
  );
}
