import { certificateStatus } from '@harbor/contract/certificate-status';
import { ApiError, LiveLink, usePage, useParams, useQuery } from '@harbor/runtime';
import { Bone, formatDate, Waiting } from '@harbor/ui';
import { ErrorBlock, Panel } from '@harbor/ui/kit';
import { BadgeCheck, CircleX } from 'lucide-react';
import { CertificateSheet } from '../../courses/CertificateSheet';
import { schoolPath } from '../../courses/paths';
import { isGone } from '../../parts/isGone';
import styles from './CertificatePage.module.css';
import { CodeForm } from './CodeForm';
import { certificateCheck } from './queries';

/** `/certificate/:code`: everybody checks a certificate, whether it is valid or was withdrawn. */
export function CertificatePage() {
  return (
    <Panel className={styles.page} data-reflow>
      <Check />
    </Panel>
  );
}

function Check() {
  const { code = '' } = useParams();
  const query = useQuery(certificateCheck(code));
  const check = query.data;
  usePage({ navTitle: '证书核验', ready: !query.isPending });
  if (query.isPending)
    return (
      <Waiting>
        <Bone height={320} />
      </Waiting>
    );
  if (check) {
    const withdrawn = check.status === certificateStatus.withdrawn;
    const facts: [string, string][] = [
      ['课程', check.course],
      ['姓名', check.masked_name],
      ['成绩', `${check.score} 分`],
      ['颁发日期', formatDate(check.issued_at)],
      ['编号', check.code_text],
    ];
    return (
      <>
        <h1 className={styles.title}>结课证书核验</h1>
        <p className={withdrawn ? `${styles.verdict} ${styles.withdrawn}` : styles.verdict}>
          {withdrawn ? <CircleX size={24} aria-hidden /> : <BadgeCheck size={24} aria-hidden />}
          <span>
            <b>{withdrawn ? '此证书已撤销' : '此证书有效'}</b>
            <small>
              {withdrawn
                ? `撤销于 ${formatDate(check.withdrawn_at)}，不再作为完成课程的证明`
                : '由学术港颁发，信息与平台记录一致'}
            </small>
          </span>
        </p>
        <CertificateSheet
          name={check.masked_name}
          course={check.course}
          score={check.score}
          issuedAt={check.issued_at}
          code={check.code_text}
          withdrawn={withdrawn}
        />
        <dl className={styles.facts}>
          {facts.map(([label, value]) => (
            <div key={label}>
              <dt>{label}</dt>
              <dd>{value}</dd>
            </div>
          ))}
        </dl>
        <p className={styles.note}>为保护学员隐私，这里只显示隐去一字的姓名。</p>
        <p className={styles.ways}>
          <LiveLink to={schoolPath}>了解视频学院</LiveLink>
        </p>
      </>
    );
  }
  if (query.error && !isGone(query.error))
    return <ErrorBlock title="核验没有完成" error={query.error} onRetry={() => void query.refetch()} />;
  const said = query.error instanceof ApiError && query.error.code === 422 ? query.error.msg : '';
  return (
    <>
      <h1 className={styles.title}>没有找到这份证书</h1>
      <p className={styles.about}>编号不存在或有误，请对照证书逐位核对。</p>
      <CodeForm key={code} given={code} said={said} />
    </>
  );
}

export default CertificatePage;
