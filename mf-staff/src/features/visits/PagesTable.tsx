import { useQuery } from '@harbor/runtime';
import { Card } from '../../parts/Card';
import { Loaded } from '../../parts/Loaded';
import { change, share } from './change';
import { pagesQuery, type Range } from './queries';
import styles from './VisitsPage.module.css';

/** The pages that were looked at most. */
export function PagesTable({ range }: { range: Range }) {
  return (
    <Loaded query={useQuery(pagesQuery(range))} height={420}>
      {({ data, total }) => (
        <Card title="看得最多的页面" note="编号以 :id 代替" flush>
          <table className={styles.table}>
            <thead>
              <tr>
                <th scope="col">页面</th>
                <th scope="col">浏览量</th>
                <th scope="col">占比</th>
                <th scope="col">变化</th>
              </tr>
            </thead>
            <tbody>
              {data.map((one) => (
                <tr key={one.page}>
                  <th scope="row">
                    <span>{one.title || '没有对应的页面'}</span>
                    <small className={styles.address}>
                      {one.page === '*' ? '超出上限的其他地址' : one.page || '（空）'}
                    </small>
                  </th>
                  <td>{one.views.toLocaleString('en')}</td>
                  <td>{share(one.views, total)}</td>
                  <td>{change(one.views, one.before)}</td>
                </tr>
              ))}
            </tbody>
          </table>
        </Card>
      )}
    </Loaded>
  );
}
