import { HiddenTitle } from '@harbor/ui/heading';
import { Button, Empty, Panel } from '@harbor/ui/mobile';
import { RecommendedGoods } from '../recommended/RecommendedGoods.mobile';
import { useSupport } from '../support/useSupport';
import { Way } from '../way/Way.mobile';
import styles from './GoodsMissing.mobile.module.css';

/** An unknown service: what may have happened, and ways on. */
export function GoodsMissing() {
  const openSupport = useSupport();
  return (
    <div className={styles.page}>
      <HiddenTitle>没有找到这项服务</HiddenTitle>
      <Panel>
        <Empty
          scene="not-found"
          title="没有找到这项服务"
          description="服务不存在或已下架，也可能是链接不完整。已购买的服务仍在“我的订单”里。"
          action={
            <>
              <Way primary to="/productservice/">
                看看全部服务
              </Way>
              <Button kind="soft" onClick={openSupport}>
                联系客服
              </Button>
            </>
          }
        />
      </Panel>
      <RecommendedGoods />
    </div>
  );
}
