import { HiddenTitle } from '@harbor/ui/heading';
import { Empty, LinkButton, Panel } from '@harbor/ui/kit';
import { SupportButton } from '../support/SupportButton';
import styles from './GoodsMissing.module.css';
import { RecommendedGoods } from './RecommendedGoods';

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
              <LinkButton primary to="/productservice/">
                看看全部服务
              </LinkButton>
              <SupportButton kind="soft">联系客服</SupportButton>
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
