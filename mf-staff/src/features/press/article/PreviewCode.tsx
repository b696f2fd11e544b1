import { QRCode } from 'antd';
import styles from './Dialogs.module.css';

/** The address for a phone's camera: it shows the page of phones by itself. */
export function PreviewCode({ address }: { address: string }) {
  return (
    <figure className={styles.code}>
      <span role="img" aria-label="手机预览的二维码">
        <span aria-hidden="true">
          <QRCode value={address} size={144} type="svg" bordered={false} />
        </span>
      </span>
      <figcaption>手机预览：用手机扫码</figcaption>
    </figure>
  );
}
