import { Link } from '@harbor/runtime';
import { StateBlock } from '@harbor/ui';
import { Button, Panel } from '@harbor/ui/mobile';
import styles from './FailedPage.module.css';

export interface FailedPageProps {
  onRetry: () => void;
}

/** Stands in the main area when the part of the site that owns the page cannot be had. */
export function FailedPage({ onRetry }: FailedPageProps) {
  return (
    <div className={styles.page} role="alert">
      <Panel>
        <StateBlock
          scene="error"
          title="这一页暂时没有加载出来"
          description="其他页面不受影响，可以稍后再试"
          action={
            <>
              <Link to="/" className={styles.home}>
                返回首页
              </Link>
              <Button onClick={onRetry}>重试</Button>
            </>
          }
        />
      </Panel>
    </div>
  );
}
