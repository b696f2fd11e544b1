import type { Certificate, CertificateWay, DataOf } from '@harbor/contract';
import { certificateStatus } from '@harbor/contract/certificate-status';
import { type ApiError, Link } from '@harbor/runtime';
import { errorText } from '@harbor/ui';
import { copyText } from '@harbor/ui/copy';
import {
  Button,
  Confirm,
  Empty,
  ErrorBlock,
  Field,
  LinkButton,
  ListSkeleton,
  Panel,
  TextField,
} from '@harbor/ui/kit';
import { Tag } from '@harbor/ui/tag';
import { Check, Circle, Download, Link2 } from 'lucide-react';
import { useState } from 'react';
import { CertificateSheet } from '../../courses/CertificateSheet';
import { certificatePath, coursePath, examPath, playPath, schoolPath } from '../../courses/paths';
import { useReady } from '../../parts/useReady';
import styles from './Certificates.module.css';
import { useCertificateFile, useNameCertificate } from './queries';

interface CertificatesProps {
  query: {
    data: DataOf<'GET /certificate/list'> | undefined;
    error: ApiError | null;
    isPending: boolean;
    refetch: () => unknown;
  };
  onReady: (ready: boolean) => void;
}

/** Certificates that were given, and what is left of the way to the others, exam by exam. */
export function Certificates({ query, onReady }: CertificatesProps) {
  useReady(!query.isPending, onReady);
  if (query.isPending) return <ListSkeleton rows={2} />;
  const known = query.data;
  if (!known)
    return (
      <Panel>
        <ErrorBlock title="证书没有加载出来" error={query.error} onRetry={() => void query.refetch()} />
      </Panel>
    );
  const { certificates, ways, rule } = known;
  return (
    <>
      <p className={styles.rule}>{rule}</p>
      {certificates.length === 0 && ways.length === 0 ? (
        <Panel>
          <Empty
            title="还没有可以拿证书的课程"
            description="课程卡片上写有“有结课证书”的都可以"
            action={
              <LinkButton to={`${schoolPath}?feature=certificate`} primary>
                看看有证书的课程
              </LinkButton>
            }
          />
        </Panel>
      ) : null}
      {certificates.length > 0 ? (
        <ul className={styles.grid} aria-label="我的证书">
          {certificates.map((certificate) => (
            <li key={certificate.id}>
              <CertificateCard certificate={certificate} />
            </li>
          ))}
        </ul>
      ) : null}
      {ways.length > 0 ? (
        <section aria-labelledby="ways-title">
          <h2 id="ways-title" className={styles.title}>
            还在路上
          </h2>
          {ways.map((way) => (
            <Way key={way.course.id} way={way} />
          ))}
        </section>
      ) : null}
    </>
  );
}

function CertificateCard({ certificate }: { certificate: Certificate }) {
  const { id, code, code_text, course, name, may_name, score, issued_at, status, status_text, qr } =
    certificate;
  const { check_url, withdrawn_reason } = certificate;
  const [naming, setNaming] = useState(false);
  const file = useCertificateFile({ onSuccess: ({ url }) => window.location.assign(url) });
  const withdrawn = status === certificateStatus.withdrawn;
  return (
    <Panel className={styles.card}>
      <p className={styles.head}>
        <Link to={coursePath(course.id)} className={styles.course}>
          {course.title}
        </Link>
        <Tag tone={withdrawn ? 'alert' : 'accent'}>{status_text}</Tag>
      </p>
      <CertificateSheet
        name={name}
        course={course.title}
        score={score}
        issuedAt={issued_at}
        code={code_text}
        withdrawn={withdrawn}
      />
      <div className={styles.check}>
        <img src={qr} alt={`核验二维码，编号 ${code_text}`} width={84} height={84} />
        <p>
          扫码或输入编号可公开核验，核验页只显示隐去一字的姓名。
          <Link to={certificatePath(code)}>打开核验页</Link>
        </p>
      </div>
      {withdrawn && withdrawn_reason ? <p className={styles.reason}>撤销原因：{withdrawn_reason}</p> : null}
      <div className={styles.acts}>
        <Button
          icon={<Download size={15} aria-hidden />}
          loading={file.isPending}
          onClick={() => file.mutate({ params: { id } })}
        >
          PDF
        </Button>
        <Button
          icon={<Link2 size={15} aria-hidden />}
          onClick={() => void copyText(check_url, '核验链接已复制')}
        >
          核验链接
        </Button>
        {may_name ? <Button onClick={() => setNaming(true)}>填写姓名</Button> : null}
      </div>
      {naming ? <NameBox certificate={certificate} onClose={() => setNaming(false)} /> : null}
    </Panel>
  );
}

function NameBox({ certificate, onClose }: { certificate: Certificate; onClose: () => void }) {
  const [name, setName] = useState('');
  const [problem, setProblem] = useState('');
  const save = useNameCertificate({
    onSuccess: onClose,
    onError: (error) => setProblem(error.fieldError('name') ?? errorText(error)),
  });
  return (
    <Confirm
      open
      onClose={onClose}
      title="证书上的姓名"
      yes="确认，不再修改"
      loading={save.isPending}
      onYes={() => save.mutate({ params: { id: certificate.id }, body: { name: name.trim() } })}
    >
      <p>只能填写一次，请与身份证件一致。</p>
      <Field label="姓名" error={problem || undefined}>
        {(control) => (
          <TextField
            {...control}
            value={name}
            maxLength={30}
            autoComplete="name"
            onChange={(event) => {
              setName(event.target.value);
              setProblem('');
            }}
          />
        )}
      </Field>
    </Confirm>
  );
}

function Way({ way: { course, steps } }: { way: CertificateWay }) {
  const done = steps.filter((step) => step.done).length;
  return (
    <Panel className={styles.way}>
      <p className={styles.head}>
        <Link to={coursePath(course.id)} className={styles.course}>
          {course.title}
        </Link>
        <span>
          {done} / {steps.length} 项完成
        </span>
      </p>
      <ul>
        {steps.map(({ kind, title, text, done: through, exam_id, lesson_id }) => (
          <li key={`${kind}-${exam_id ?? 0}`} className={styles.step}>
            {through ? (
              <Check size={18} className={styles.through} aria-label="已完成" />
            ) : (
              <Circle size={18} aria-label="未完成" />
            )}
            <span className={styles.words}>
              <span>{title}</span>
              <small>{text}</small>
            </span>
            {kind === 'exam' ? (
              <LinkButton to={examPath(course.id, lesson_id)}>{through ? '看结果' : '去考试'}</LinkButton>
            ) : through ? null : (
              <LinkButton to={playPath(course.id)}>继续学</LinkButton>
            )}
          </li>
        ))}
      </ul>
    </Panel>
  );
}
