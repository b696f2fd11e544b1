import { putOnClipboard } from '@harbor/ui/copy';
import { Alert, Button, Modal } from 'antd';
import { Check, Copy } from 'lucide-react';
import { useState } from 'react';
import styles from './IssuedToken.module.css';

export interface IssuedTokenProps {
  token: string;
  remotes: readonly string[];
  onClose: () => void;
}

/** A new token, the only time that it can be seen: the dialog closes by its button alone. */
export function IssuedToken({ token, remotes, onClose }: IssuedTokenProps) {
  const [copied, setCopied] = useState<'yes' | 'no' | null>(null);
  const handleCopy = async () => setCopied((await putOnClipboard(token)) ? 'yes' : 'no');
  return (
    <Modal
      open
      title="令牌已签发"
      closable={false}
      mask={{ closable: false }}
      keyboard={false}
      centered
      width={560}
      footer={
        <Button type="primary" onClick={onClose}>
          我已保存
        </Button>
      }
    >
      <div className={styles.body}>
        <Alert type="warning" showIcon title="令牌只在此处显示一次，请现在复制并妥善保存" />
        <div className={styles.row}>
          <code className={styles.token}>{token}</code>
          <Button
            icon={copied === 'yes' ? <Check size={15} aria-hidden /> : <Copy size={15} aria-hidden />}
            onClick={() => void handleCopy()}
          >
            {copied === 'yes' ? '已复制' : '复制'}
          </Button>
        </div>
        {copied === 'no' ? <p role="alert">复制失败，请选中令牌手动复制</p> : null}
        <p className={styles.note}>使用方法</p>
        <pre className={styles.use}>{`HARBOR_TOKEN=<令牌> npm run release -- ${remotes[0]}`}</pre>
      </div>
    </Modal>
  );
}
