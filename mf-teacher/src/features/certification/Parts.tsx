import type { DataOf } from '@harbor/contract';
import { LiveLink } from '@harbor/runtime';
import { onPhone } from '@harbor/ui/kit';
import { type ReactNode, useId } from 'react';
import styles from './Parts.module.css';

interface BoxProps {
  title: string;
  extra?: ReactNode;
  children: ReactNode;
}

/** A part of the page with its name. */
export function Box({ title, extra, children }: BoxProps) {
  const id = useId();
  return (
    <section className={styles.box} aria-labelledby={id}>
      <header className={styles.boxHead}>
        <h2 id={id}>{title}</h2>
        {extra ? <span className={styles.small}>{extra}</span> : null}
      </header>
      {children}
    </section>
  );
}

/** What becomes of the pictures of a document, from the upload until they are deleted. */
export function HowKept({ choices }: { choices: DataOf<'GET /teacher/attr'> | undefined }) {
  const steps = [
    ['上传', '盖水印后加密存放，密钥单独保管'],
    ['审核', '只有审核员能看，每次打开都留记录，您可查看'],
    ['通过', '页面上只显示姓氏与核验结果'],
    [`通过后第 ${choices?.evidence_days ?? 30} 天`, '证件与学历图片自动删除，只留核验结果与校验码'],
  ] as const;
  return (
    <Box title="您的证件怎样保管">
      <ol className={styles.life}>
        {steps.map(([name, text]) => (
          <li key={name}>
            <b>{name}</b>
            <p className={styles.small}>{text}</p>
          </li>
        ))}
      </ol>
      <p className={styles.small}>
        撤回同意、导出与更正：
        <LiveLink
          to={onPhone ? '/setting/privacy' : '/idsetting/privacy'}
          className={styles.link}
          otherwise="在账号与隐私里办理"
        >
          账号与隐私
        </LiveLink>
      </p>
    </Box>
  );
}

const questions = [
  ['还没拿到毕业证怎么办', '可以上传学信网《教育部学籍在线验证报告》，毕业后再申请变更。'],
  ['海外学历需要哪些证明', '请上传学位证书，并附教育部留学服务中心的学历学位认证书。'],
  ['单位会知道我申请了吗', '不会。平台不联系您的单位，公开页也只显示您选择的称呼。'],
] as const;

/** Questions that applicants ask. */
export function Questions() {
  return (
    <Box title="常见问题">
      <div className={styles.stack}>
        {questions.map(([question, answer]) => (
          <details key={question}>
            <summary className={styles.link}>{question}</summary>
            <p className={styles.small}>{answer}</p>
          </details>
        ))}
      </div>
    </Box>
  );
}
