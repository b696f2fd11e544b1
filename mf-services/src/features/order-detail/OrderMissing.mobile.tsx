import { HiddenTitle } from '@harbor/ui/heading';
import { Button, Empty, Panel } from '@harbor/ui/mobile';
import { useSupport } from '../support/useSupport';
import { Way } from '../way/Way.mobile';
import styles from './OrderMissing.mobile.module.css';

/** An unknown order, or somebody else's: the server does not say which. */
export function OrderMissing() {
  const openSupport = useSupport();
  return (
    <Panel className={styles.page}>
      <HiddenTitle>没有找到这个订单</HiddenTitle>
      <Empty
        scene="not-found"
        title="没有找到这个订单"
        description="订单可能属于另一个账号，或链接不完整"
        action={
          <>
            <Button kind="outline" onClick={openSupport}>
              联系客服
            </Button>
            <Way primary to="/orderpage/0">
              我的订单
            </Way>
          </>
        }
      />
    </Panel>
  );
}
