import { Empty, Panel } from '@harbor/ui/desktop';
import { HiddenTitle } from '@harbor/ui/heading';
import { RecommendedGoods } from '../recommended/RecommendedGoods';
import { SupportButton } from '../support/SupportButton';
import { Way } from '../way/Way';
import styles from './GoodsMissing.module.css';

/** An unknown service: what may have happened, and ways on. */
export function GoodsMissing() {
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
              <SupportButton>联系客服</SupportButton>
            </>
          }
        />
      </Panel>
      <div className={styles.more}>
        <RecommendedGoods shown={4} />
      </div>
    </div>
  );
}
