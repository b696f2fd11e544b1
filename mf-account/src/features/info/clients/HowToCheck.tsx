import { Sheet } from '../../../frames/info/Sheet';
import styles from './Clients.module.css';

/** How a file is held against its checksum. */
export function HowToCheck() {
  return (
    <Sheet>
      <h2 className={styles.heading}>怎样核对校验值</h2>
      <p className={styles.check}>
        下载后计算文件的 SHA-256，与页面上的一致，说明文件完整且未被改动；不一致请删除后重新下载。
      </p>
      <p className={styles.check}>
        Windows：<code>certutil -hashfile 文件名 SHA256</code>
      </p>
      <p className={styles.check}>
        macOS：<code>shasum -a 256 文件名</code>　Linux：<code>sha256sum 文件名</code>
      </p>
    </Sheet>
  );
}
