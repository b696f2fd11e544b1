import { formatDate } from '@harbor/ui';
import styles from './CertificateSheet.module.css';

interface CertificateSheetProps {
  /** As it stands there; everybody else sees it masked. */
  name: string;
  course: string;
  /** Out of 100; null on a specimen. */
  score: number | null;
  /** ISO-8601; null on a specimen. */
  issuedAt: string | null;
  /** Four by four; empty on a specimen. */
  code: string;
  withdrawn?: boolean;
}

/** The certificate as it looks everywhere: one drawing. */
export function CertificateSheet({
  name,
  course,
  score,
  issuedAt,
  code,
  withdrawn = false,
}: CertificateSheetProps) {
  return (
    <div className={withdrawn ? `${styles.sheet} ${styles.withdrawn}` : styles.sheet}>
      <div className={styles.frame}>
        <p className={styles.title}>结课证书</p>
        <p className={styles.small}>兹证明</p>
        <p className={styles.name}>{name}</p>
        <p className={styles.small}>
          完成“{course}”{score === null ? '并通过测验' : null}
        </p>
        <p className={styles.small}>
          {score === null ? '样张' : `测验 ${score} 分 · ${formatDate(issuedAt)}`}
        </p>
        {code ? <p className={styles.code}>编号 {code}</p> : null}
        <svg className={styles.sea} viewBox="0 0 400 60" preserveAspectRatio="none" aria-hidden="true">
          <path d="M0 30c60-24 120-24 200-4s140 18 200-10v44H0z" fill="#dbe6ff" />
          <path d="M0 44c80-14 140-12 210-2s130 8 190-8v26H0z" fill="#c4d3fb" />
        </svg>
        <svg className={styles.seal} viewBox="0 0 48 48" aria-hidden="true">
          <circle cx="24" cy="24" r="20" fill="#f0b740" />
          <circle cx="24" cy="24" r="14" fill="#d8941a" />
          <path d="M17 24l5 5 9-10" fill="none" stroke="#fff" strokeWidth="3" strokeLinecap="round" />
        </svg>
      </div>
      {withdrawn ? <span className={styles.stamp}>已撤销</span> : null}
    </div>
  );
}
