import { Button } from 'antd';
import { AccountSection } from '../../frames/account/AccountSection';
import { exportHint } from './exportHint';
import styles from './PrivacyPage.module.css';
import type { ExportView } from './useExport';

/** A copy of everything: made by the server, downloaded here. */
export function ExportPanel({ view }: { view: ExportView }) {
  const { newest, making, ready, busy } = view;
  return (
    <AccountSection title="导出个人信息" description="生成和下载前需要验证身份">
      <div className={styles.row}>
        <div className={styles.words}>
          <b>{ready ? '副本已生成，可以下载' : making ? '正在生成副本' : '个人信息副本'}</b>
          <span aria-live="polite">{exportHint(newest)}</span>
          <span>ZIP 文件，含可直接阅读的网页、便于程序读取的 JSON 和您上传的图片。</span>
        </div>
        {ready ? (
          <Button type="primary" loading={busy === 'download'} onClick={view.download}>
            下载副本
          </Button>
        ) : null}
        <Button
          type={ready ? 'default' : 'primary'}
          ghost={!ready}
          disabled={making}
          loading={busy === 'begin'}
          onClick={view.begin}
        >
          {newest ? '重新生成' : '生成副本'}
        </Button>
      </div>
      {making ? (
        <progress className={styles.bar} max={100} value={newest?.progress ?? 0} aria-label="生成进度" />
      ) : null}
    </AccountSection>
  );
}
