import type { TraceContent, TraceReport } from '@harbor/contract';
import { Link } from '@harbor/runtime';
import { formatDate } from '@harbor/ui';
import { copyText } from '@harbor/ui/copy';
import { fileSize } from '@harbor/ui/upload';
import { Ways } from '@harbor/ui/ways';
import type { ReactNode } from 'react';
import styles from './TraceReport.module.css';

const stateText: Record<TraceReport['state'], string> = {
  valid: '有效',
  revoked: '已撤销',
  altered: '内容与定稿时不一致，不能作为凭据，请联系客服',
};

interface ReportViewProps {
  report: TraceReport;
  /** The button that downloads it. */
  download: ReactNode;
}

/** A report as its owner reads it: the same as in the document. */
export function ReportView({ report, download }: ReportViewProps) {
  const { content } = report;
  return (
    <>
      <header className={styles.head}>
        <div>
          <h1>服务留痕报告</h1>
          {content && (
            <p>
              {content.service} · {content.spec}
            </p>
          )}
          <Ways className={styles.links}>
            {download}
            <Link to={`/trace/${report.code_text}`}>公开核验页</Link>
            <button type="button" onClick={() => void copyText(report.check_url, '核验地址已复制')}>
              复制核验地址
            </button>
          </Ways>
        </div>
        <p className={`${styles.code} ${report.state === 'valid' ? '' : styles.ended}`}>
          {stateText[report.state]}
          <b>{report.code_text}</b>
          {report.revoked_reason && `原因：${report.revoked_reason}`}
        </p>
      </header>
      {content && <Content content={content} />}
      <Part title="内容校验值（SHA-256）">
        <p className={styles.hash}>{report.hash}</p>
      </Part>
    </>
  );
}

function Part({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section className={styles.part}>
      <h2>{title}</h2>
      {children}
    </section>
  );
}

function Files({ files }: { files: TraceContent['received'] }) {
  return (
    <ul className={styles.files}>
      {files.map(({ name, size, sha256 }) => (
        <li key={sha256 + name}>
          {name} <span className={styles.soft}>{fileSize(size)}</span>
          <small>{sha256}</small>
        </li>
      ))}
    </ul>
  );
}

function Content({ content }: { content: TraceContent }) {
  const { disclosure } = content;
  return (
    <>
      <Part title="可用于投稿的披露语句">
        {[disclosure.en, disclosure.zh].map((text) => (
          <div key={text} className={styles.quote} lang={text === disclosure.en ? 'en' : undefined}>
            {text}
            <button
              type="button"
              lang="zh-CN"
              aria-label={text === disclosure.en ? '复制英文披露语句' : '复制中文披露语句'}
              onClick={() => void copyText(text, '披露语句已复制')}
            >
              复制
            </button>
          </div>
        ))}
      </Part>
      <Part title="帮助的类型">
        <ul className={styles.list}>
          {content.help.map((kind) => (
            <li key={kind}>{kind}</li>
          ))}
        </ul>
      </Part>
      <Part title="参与的角色">
        <dl className={styles.roles}>
          {content.roles.map(({ role, who, did }) => (
            <div key={role + who} className={styles.pair}>
              <dt>{role}</dt>
              <dd>
                {who}
                <small>{did}</small>
              </dd>
            </div>
          ))}
        </dl>
      </Part>
      <Part title="时间">
        <dl className={styles.dates}>
          {content.dates.map(({ label, at }) => (
            <div key={label} className={styles.pair}>
              <dt>{label}</dt>
              <dd>{formatDate(at)}</dd>
            </div>
          ))}
        </dl>
      </Part>
      <Part title="您提交的文件">
        {content.received.length > 0 ? (
          <Files files={content.received} />
        ) : (
          <p className={styles.soft}>订单没有以文件形式提交的资料</p>
        )}
      </Part>
      <Part title="交付的版本">
        {content.deliveries.map(({ version, at, by, note, files }) => (
          <div key={version}>
            第 {version} 版 · {formatDate(at)} · {by} · {note}
            <Files files={files} />
          </div>
        ))}
        <p>要求修改 {content.rounds} 次</p>
      </Part>
      <Part title="声明">
        <ul className={styles.list}>
          {content.declarations.map((text) => (
            <li key={text}>{text}</li>
          ))}
          <li>AI使用声明：{content.ai_statement}</li>
        </ul>
      </Part>
    </>
  );
}
