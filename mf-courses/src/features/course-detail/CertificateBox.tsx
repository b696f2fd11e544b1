import { certificateRule } from '@harbor/contract/certificate-status';
import { Panel } from '@harbor/ui/kit';
import { CertificateSheet } from '../../courses/CertificateSheet';
import styles from './CertificateBox.module.css';

/** What the certificate of a course looks like, and for what it is given. */
export function CertificateBox({ course }: { course: string }) {
  return (
    <Panel>
      <h2 className={styles.title}>结课证书</h2>
      <CertificateSheet name="苏＊舟" course={course} score={null} issuedAt={null} code="" />
      <p className={styles.text}>{certificateRule}编号与二维码可公开核验，姓名隐去一字。</p>
    </Panel>
  );
}
