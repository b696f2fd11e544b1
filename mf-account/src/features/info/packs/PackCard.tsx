import { askLogin } from '@harbor/runtime';
import { Download, FileText } from 'lucide-react';
import { formatBytes } from '../../../files/formatBytes';
import { Sheet } from '../../../frames/info/Sheet';
import styles from './Packs.module.css';
import type { Pack } from './usePacks';

/** A pack with its files; visitors are led through the login. */
export function PackCard({ pack, loggedIn }: { pack: Pack; loggedIn: boolean }) {
  return (
    <section>
      <Sheet>
        <h2 className={styles.title}>{pack.title}</h2>
        <p className={styles.soft}>{pack.summary}</p>
        <p className={styles.soft}>适合：{pack.suits}</p>
        <ul className={styles.files}>
          {pack.files.map(({ name, size, url }) => (
            <li key={name} className={styles.file}>
              <FileText size={20} className={styles.icon} aria-hidden />
              <span className={styles.name}>
                {name}
                <small className={styles.size}>{formatBytes(size)}</small>
              </span>
              {url ? (
                <a className={styles.get} href={url} download={name} aria-label={`下载 ${name}`}>
                  <Download size={18} aria-hidden />
                  下载
                </a>
              ) : (
                <button
                  type="button"
                  className={styles.get}
                  aria-label={`领取 ${name}`}
                  disabled={loggedIn}
                  onClick={() => askLogin('/breadcrumb/8')}
                >
                  <Download size={18} aria-hidden />
                  领取
                </button>
              )}
            </li>
          ))}
        </ul>
      </Sheet>
    </section>
  );
}
