import type { ReactNode } from 'react';
import { errorText, mayRetry } from '../states/errorText';
import { StateBlock } from '../states/StateBlock';
import { Button } from './Button';

export interface ErrorBlockProps {
  error: unknown;
  /** Tries again; the button is not shown where that cannot help (404, 403). */
  onRetry?: () => void;
  /** What failed: 订单没有加载出来. */
  title?: ReactNode;
  /** Other ways on, beside 重试. */
  action?: ReactNode;
  compact?: boolean;
}

/** What happened, in words, and 重试. */
export function ErrorBlock({ error, onRetry, title = '内容没有加载出来', action, compact }: ErrorBlockProps) {
  const retry = onRetry && mayRetry(error) ? <Button onClick={onRetry}>重试</Button> : null;
  return (
    <div role="alert">
      <StateBlock
        scene={mayRetry(error) ? 'error' : 'not-found'}
        title={title}
        description={errorText(error)}
        compact={compact}
        action={
          retry || action ? (
            <>
              {retry}
              {action}
            </>
          ) : null
        }
      />
    </div>
  );
}
