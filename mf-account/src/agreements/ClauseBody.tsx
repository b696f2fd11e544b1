import type { Clause } from '@harbor/contract';
import { isLive, Link } from '@harbor/runtime';
import { formatDate } from '@harbor/ui';
import { agreementIds } from './agreement';
import styles from './ClauseBody.module.css';

/** Where the rights that the privacy policy names are exercised. */
const privacyPage = '/idsetting/privacy';

/** An agreement with its sections and its versions. Free of a platform. */
export function ClauseBody({ clause }: { clause: Clause }) {
  return (
    <article className={styles.text}>
      <h1 className={styles.title}>{clause.title}</h1>
      <p className={styles.meta}>
        版本 {clause.version} · {formatDate(clause.effective_at)} 起生效
      </p>
      {clause.current ? null : (
        <p className={styles.old} role="status">
          这是历史版本，现行版本为 {clause.versions[0]?.version}。
          <Link to={`/clause/${clause.id}`}>查看现行版本</Link>
        </p>
      )}
      {clause.sections.map(({ heading, paragraphs }) => (
        <section key={heading}>
          <h2 className={styles.heading}>{heading}</h2>
          {paragraphs.map((text) => (
            <p key={text} className={styles.paragraph}>
              {text}
            </p>
          ))}
        </section>
      ))}
      <section>
        <h2 className={styles.heading}>版本记录</h2>
        <ul className={styles.versions}>
          {clause.versions.map(({ version, effective_at, change }) => (
            <li key={version}>
              <Link
                to={`/clause/${clause.id}?version=${version}`}
                aria-current={version === clause.version || undefined}
              >
                {version}
              </Link>
              <span>{formatDate(effective_at)}</span>
              <span>{change}</span>
            </li>
          ))}
        </ul>
      </section>
      {clause.id === agreementIds.privacy && isLive(privacyPage) ? (
        <p className={styles.rights}>
          <Link to={privacyPage}>查看和导出我的信息、撤回同意或注销账号</Link>
        </p>
      ) : null}
    </article>
  );
}
