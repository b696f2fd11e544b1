import { Button } from 'antd';
import type { ReactNode } from 'react';

export interface MoreRowsProps {
  list: {
    hasNextPage: boolean;
    isFetchingNextPage: boolean;
    isFetchNextPageError: boolean;
    fetchNextPage: () => Promise<unknown>;
  };
  /** The rows so far. */
  children: ReactNode;
}

/** Rows with the button that brings more of them, on the desktop. */
export function MoreRows({ list, children }: MoreRowsProps) {
  return (
    <>
      {children}
      {list.hasNextPage ? (
        <Button block type="text" loading={list.isFetchingNextPage} onClick={() => void list.fetchNextPage()}>
          加载更多
        </Button>
      ) : null}
    </>
  );
}
