import { Button } from '@harbor/ui/mobile';
import { AccountSection } from '../../frames/account/AccountSection';
import { exportHint } from './exportHint';
import styles from './PrivacyPage.mobile.module.css';
import type { ExportView } from './useExport';

/** A copy of everything: made by the server, downloaded here. */
export function ExportPanel({ view }: { view: ExportView }) {
  const { newest, making, ready, busy } = view;
  return (
    <AccountSection title="导出个人信息">
      <p className={styles.note}>
        <span aria-live="polite">{exportHint(newest)}</span>。ZIP 文件，含可直接阅读的网页、JSON
        和您上传的图片；生成和下载前需要验证身份。
      </p>
      {making ? (
        <progress className={styles.bar} max={100} value={newest?.progress ?? 0} aria-label="生成进度" />
      ) : null}
      <div className={styles.buttons}>
        <Button kind="outline" disabled={making} loading={busy === 'begin'} onClick={view.begin}>
          {newest ? '重新生成' : '生成副本'}
        </Button>
        {ready ? (
          <Button loading={busy === 'download'} onClick={view.download}>
            下载副本
          </Button>
        ) : null}
      </div>
    </AccountSection>
  );
}
