import { atoms, useCurrentRoute, useSetAtom } from '@harbor/runtime';
import { StateBlock } from '@harbor/ui';
import { Button } from 'antd';
import { RotateCw } from 'lucide-react';
import styles from './FailedPage.module.css';

export interface FailedPageProps {
  onRetry: () => void;
}

/** Stands in the main area when the part of the site that owns the page cannot be had. */
export function FailedPage({ onRetry }: FailedPageProps) {
  const title = useCurrentRoute()?.route.title;
  const openSupport = useSetAtom(atoms.supportVisible);
  return (
    <div className={styles.card} role="alert">
      <StateBlock
        scene="error"
        title={title ? `“${title}”暂时没有加载出来` : '这一页暂时没有加载出来'}
        description="其他页面不受影响。可以重试，或先从上方菜单去别处看看"
        action={
          <>
            <Button type="primary" icon={<RotateCw size={14} />} onClick={onRetry}>
              重试
            </Button>
            <Button onClick={() => openSupport(true)}>联系客服</Button>
          </>
        }
      />
    </div>
  );
}
