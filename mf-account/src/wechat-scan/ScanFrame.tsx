import { Bone, errorText } from '@harbor/ui';
import { RefreshCw } from 'lucide-react';
import styles from './ScanFrame.module.css';
import type { ScanView } from './useScan';

export interface ScanFrameProps {
  view: ScanView;
  /** WeChat's page with the code. */
  address: string | undefined;
  onRefresh: () => void;
}

/** WeChat's own page with the code, and over it what became of it. */
export function ScanFrame({ view, address, onRefresh }: ScanFrameProps) {
  const ended =
    view.kind === 'over' ? view.text : view.kind === 'unavailable' ? errorText(view.error) : undefined;
  return (
    <div className={styles.frame}>
      {address && !ended ? (
        <iframe className={styles.page} src={address} title="微信扫码" />
      ) : (
        <div className={styles.bone} aria-hidden="true">
          <Bone width={180} height={180} radius={8} />
        </div>
      )}
      {ended || view.kind === 'done' ? (
        <div className={styles.over} role="status">
          <p>{ended ?? '已确认，请稍候…'}</p>
          {ended ? (
            <button type="button" className={styles.refresh} onClick={onRefresh}>
              <RefreshCw size={16} aria-hidden />
              刷新二维码
            </button>
          ) : null}
        </div>
      ) : null}
    </div>
  );
}
