import { HiddenTitle } from '@harbor/ui/heading';
import { Empty, LinkButton, Panel } from '@harbor/ui/kit';
import { WithSupport } from '../support/WithSupport';
import styles from './OrderMissing.module.css';
import { ordersPath } from './ordersPath';

/** An unknown order, or somebody else's: the server does not say which. */
export function OrderMissing() {
  return (
    <Panel className={styles.page}>
      <HiddenTitle>没有找到这个订单</HiddenTitle>
      <Empty
        scene="not-found"
        title="没有找到这个订单"
        description="订单可能属于另一个账号，或链接不完整"
        action={
          <WithSupport>
            <LinkButton primary to={ordersPath}>
              我的订单
            </LinkButton>
          </WithSupport>
        }
      />
    </Panel>
  );
}
