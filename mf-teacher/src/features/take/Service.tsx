import type { WaitTakeDetail } from '@harbor/contract';
import { formatTime } from '@harbor/ui';
import { FileLink, FileMark, FileText, fileSize, shortHash } from '@harbor/ui/upload';
import { Box } from './Box';
import styles from './Service.module.css';

type ServiceOf = NonNullable<WaitTakeDetail['service']>;

/** What was asked for, with the files: name and address of the buyer are not in it. */
export function Requirement({ service }: { service: ServiceOf }) {
  return (
    <Box title="需求与资料" extra="只显示称呼与学术信息">
      {service.remark ? <p className={styles.remark}>{service.remark}</p> : null}
      <div className={styles.two}>
        {service.requirements.length > 0 ? (
          <ol className={styles.points}>
            {service.requirements.map(({ key, label }) => (
              <li key={key}>{label}</li>
            ))}
          </ol>
        ) : null}
        <dl className={styles.facts}>
          <div>
            <dt>客户</dt>
            <dd>{service.buyer}</dd>
          </div>
          {service.facts.map(({ label, value }) => (
            <div key={label}>
              <dt>{label}</dt>
              <dd>{value}</dd>
            </div>
          ))}
        </dl>
      </div>
      <Files files={service.files} />
    </Box>
  );
}

/** Files of an order; of one whose content was deleted only its name is left. */
export function Files({ files }: { files: ServiceOf['files'] }) {
  if (files.length === 0) return null;
  return (
    <ul className={styles.files} aria-label="文件">
      {files.map(({ id, name, size, sha256, unchecked }) => (
        <li key={id ?? sha256}>
          <FileMark name={name} />
          <FileText>
            {id ? <FileLink file={{ id, name, ...(unchecked ? { unchecked } : {}) }} /> : <span>{name}</span>}
            <small>{id ? `${fileSize(size)} · 校验码 ${shortHash(sha256)}` : '内容已清除'}</small>
          </FileText>
        </li>
      ))}
    </ul>
  );
}

/** Versions that were handed in, the newest first. */
export function Versions({ service }: { service: ServiceOf }) {
  if (service.deliverables.length === 0) return null;
  return (
    <Box title="已交付" extra={`免费修改 ${service.rounds_used} / ${service.free_revisions} 次`}>
      {service.changes.length > 0 ? (
        <div className={styles.changes}>
          <b>客户要求修改</b>
          <ol className={styles.points}>
            {service.changes.map((one) => (
              <li key={one}>{one}</li>
            ))}
          </ol>
        </div>
      ) : null}
      <ul className={styles.versions}>
        {[...service.deliverables].reverse().map((one) => (
          <li key={one.version}>
            <p>
              <b>{one.title}</b> <time dateTime={one.at}>{formatTime(one.at)}</time>
            </p>
            <p className={styles.remark}>{one.text}</p>
            <small>AI 使用：{one.ai_statement || '未使用'}</small>
            <Files files={one.files} />
          </li>
        ))}
      </ul>
    </Box>
  );
}

/** How far the work was said to be, the newest first. */
export function Reports({ service }: { service: ServiceOf }) {
  if (service.reports.length === 0) return null;
  return (
    <Box title="已汇报" extra={`${service.reports.length} 次`}>
      <ul className={styles.versions}>
        {service.reports.map((one) => (
          <li key={one.id}>
            <p>
              <b>{one.percent}%</b> <time dateTime={one.at}>{formatTime(one.at)}</time>
            </p>
            <p className={styles.remark}>{one.text}</p>
            <Files files={one.files} />
          </li>
        ))}
      </ul>
    </Box>
  );
}
