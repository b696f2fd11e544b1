import type { ClientDownload } from '@harbor/contract';
import { formatDate } from '@harbor/ui';
import { Tag } from '@harbor/ui/tag';
import { Download, Laptop, Smartphone } from 'lucide-react';
import { formatBytes } from '../../../files/formatBytes';
import styles from './Clients.module.css';
import { platformName } from './detect';

export interface ClientCardProps {
  client: ClientDownload;
  /** The one for this machine. */
  mine?: boolean;
}

const onPhone = ({ platform }: ClientDownload) => platform === 'android' || platform === 'ios';

/** A client: what it needs, how it is installed, the file and what the file is checked by. */
export function ClientCard({ client, mine = false }: ClientCardProps) {
  const { platform, title, version, system, url, file_name, size, sha256, notes, released_at } = client;
  const Icon = onPhone(client) ? Smartphone : Laptop;
  return (
    <section className={styles.client}>
      <Icon size={28} strokeWidth={1.5} className={styles.icon} aria-hidden />
      <div className={styles.facts}>
        <h2 className={styles.name}>
          {platformName[platform]} {title}
          {mine ? <Tag tone="accent">适合本机</Tag> : null}
        </h2>
        <p className={styles.soft}>
          版本 {version} · {formatDate(released_at)} · {system}
        </p>
        <ol className={styles.notes}>
          {notes.map((note) => (
            <li key={note}>{note}</li>
          ))}
        </ol>
        {sha256 ? (
          <p className={styles.sum}>
            SHA-256 <code>{sha256}</code>
          </p>
        ) : null}
      </div>
      {url ? (
        <a
          className={mine ? `${styles.get} ${styles.mine}` : styles.get}
          href={url}
          download={file_name}
          aria-label={`下载 ${platformName[platform]} ${title}`}
        >
          <Download size={18} aria-hidden />
          下载（{formatBytes(size)}）
        </a>
      ) : null}
    </section>
  );
}
