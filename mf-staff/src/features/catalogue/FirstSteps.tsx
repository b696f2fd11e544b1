import { Scene } from '@harbor/ui';
import { Button, Panel } from '@harbor/ui/kit';
import styles from './FirstSteps.module.css';

/** A site without a category: what comes first, and then. */
export function FirstSteps({ onNew }: { onNew: () => void }) {
  return (
    <Panel>
      <div className={styles.first}>
        <Scene name="empty" width={168} />
        <div>
          <h2>还没有服务，先建第一个分类</h2>
          <ol>
            <li>新建分类：名称、一句说明和封面</li>
            <li>在分类里新建服务：图片、规格与价格、流程和退款规则</li>
            <li>内容齐全后上架，用户随即可以购买</li>
          </ol>
          <Button kind="primary" size="l" onClick={onNew}>
            新建分类
          </Button>
        </div>
      </div>
    </Panel>
  );
}
