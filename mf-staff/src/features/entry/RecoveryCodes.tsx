import { copyText } from '@harbor/ui/copy';
import { Button } from '@harbor/ui/kit';
import { Copy, Download } from 'lucide-react';
import styles from './Entry.module.css';

export interface RecoveryCodesProps {
  codes: readonly string[];
  onSaved: () => void;
}

function download(text: string): void {
  const address = URL.createObjectURL(new Blob([text], { type: 'text/plain;charset=utf-8' }));
  const link = document.createElement('a');
  link.href = address;
  link.download = '学术港-恢复码.txt';
  link.click();
  URL.revokeObjectURL(address);
}

/** The recovery codes, the only time that they can be seen. */
export function RecoveryCodes({ codes, onSaved }: RecoveryCodesProps) {
  const text = `${codes.join('\n')}\n`;
  return (
    <div className={styles.step}>
      <p className={styles.lead} role="status">
        恢复码只在此处显示一次，每个可用一次。手机丢失时用它进入，请保存在安全的地方。
      </p>
      <ul className={styles.codes} aria-label="恢复码">
        {codes.map((code) => (
          <li key={code}>{code}</li>
        ))}
      </ul>
      <div className={styles.buttons}>
        <Button icon={<Copy size={15} aria-hidden />} onClick={() => void copyText(text, '恢复码已复制')}>
          复制
        </Button>
        <Button icon={<Download size={15} aria-hidden />} onClick={() => download(text)}>
          下载
        </Button>
      </div>
      <Button kind="primary" size="l" block onClick={onSaved}>
        我已保存
      </Button>
    </div>
  );
}
