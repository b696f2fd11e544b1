import { PullToRefresh as Pull } from 'antd-mobile';
import type { ReactNode } from 'react';

export interface PullToRefreshProps {
  /** Resolves when the new data is there. */
  onRefresh: () => Promise<unknown>;
  children: ReactNode;
}

const words = {
  pulling: '下拉刷新',
  canRelease: '松开立即刷新',
  refreshing: '正在刷新…',
  complete: '已是最新',
};

/** Pull down to have the list anew. */
export function PullToRefresh({ onRefresh, children }: PullToRefreshProps) {
  return (
    <Pull onRefresh={onRefresh} renderText={(status) => words[status]}>
      {children}
    </Pull>
  );
}
