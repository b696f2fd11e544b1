import type { ClientDownload } from '@harbor/contract';
import { Sheet } from '../../../frames/info/Sheet';
import { ClientCard } from './ClientCard';
import styles from './Clients.module.css';

interface OwnClientProps {
  /** The client for this machine; undefined where there is none, or as long as the browser has not said. */
  client: ClientDownload | undefined;
}

/** The client for this machine, in a place as large as it will need: what stands below does not move when it is known. */
export function OwnClient({ client }: OwnClientProps) {
  return (
    <Sheet>
      <div className={styles.own}>
        <h2 className={styles.heading}>推荐下载</h2>
        {client ? (
          <ClientCard client={client} mine />
        ) : (
          <p className={styles.soft}>请在下面的全部系统里选择适合您设备的一个。</p>
        )}
      </div>
    </Sheet>
  );
}
