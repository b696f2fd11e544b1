import { useQuery } from '@harbor/runtime';
import { Card } from '../../parts/Card';
import { Loaded } from '../../parts/Loaded';
import { change, share } from './change';
import { type Range, referrersQuery } from './queries';
import styles from './VisitsPage.module.css';

const colours = {
  direct: 'var(--primary)',
  search: 'var(--accent)',
  social: 'var(--gold)',
  other: 'var(--ink-3)',
};

/** Where visits came from: by kind, and site by site. */
export function Referrers({ range }: { range: Range }) {
  return (
    <Loaded query={useQuery(referrersQuery(range))} height={420}>
      {({ kinds, data, total }) => (
        <Card title="从哪里来" note="不含站内跳转" flush>
          <ul className={styles.kinds}>
            {kinds.map((one) => (
              <li key={one.kind}>
                <span>{one.title}</span>
                <i className={styles.track}>
                  <i
                    style={{
                      width: `${total === 0 ? 0 : (one.views / total) * 100}%`,
                      background: colours[one.kind],
                    }}
                  />
                </i>
                <b>{share(one.views, total)}</b>
                <small className={styles.change}>{change(one.views, one.before)}</small>
              </li>
            ))}
          </ul>
          {data.length > 0 ? (
            <table className={styles.table}>
              <thead>
                <tr>
                  <th scope="col">网站</th>
                  <th scope="col">次数</th>
                  <th scope="col">占比</th>
                </tr>
              </thead>
              <tbody>
                {data.map((one) => (
                  <tr key={one.referrer}>
                    <th scope="row">
                      <span>{one.title || one.referrer.replace(/^https?:\/\//, '')}</span>
                      {one.title && one.referrer !== '*' ? (
                        <small className={styles.address}>{one.referrer}</small>
                      ) : null}
                    </th>
                    <td>{one.views.toLocaleString('en')}</td>
                    <td>{share(one.views, total)}</td>
                  </tr>
                ))}
              </tbody>
            </table>
          ) : (
            <p className={styles.none}>没有来自其他网站的访问</p>
          )}
        </Card>
      )}
    </Loaded>
  );
}
