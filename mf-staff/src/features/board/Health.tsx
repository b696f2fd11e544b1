import type { DataOf } from '@harbor/contract';
import { LiveLink } from '@harbor/runtime';
import { formatWhen } from '@harbor/ui';
import { Tag, type TagTone } from '@harbor/ui/tag';
import { Card } from '../../parts/Card';
import styles from './Health.module.css';

type Release = DataOf<'GET /staff/desk/board'>['releases'][number];

function stateOf({ state, canary_percent }: Release): [TagTone, string] {
  if (state === 'reverted') return ['alert', '已自动回退'];
  if (state === 'canary') return ['primary', `灰度 ${canary_percent ?? 0}%`];
  return ['accent', '稳定'];
}

const bad = 1;

/** How the parts of the site fare, each released by itself. */
export function Health({ releases }: { releases: readonly Release[] }) {
  return (
    <Card
      title="发布健康"
      note={`近 24 小时，${releases.length} 个部分各自发布`}
      extra={
        <LiveLink to="/staff/releases" className={styles.link}>
          全部发布记录
        </LiveLink>
      }
      flush
    >
      <div className={styles.scroll}>
        <table className={styles.table}>
          <thead>
            <tr>
              <th>部分</th>
              <th>版本</th>
              <th>状态</th>
              <th className={styles.number}>加载错误</th>
              <th>上次发布</th>
              <th>
                <span className={styles.spoken}>操作</span>
              </th>
            </tr>
          </thead>
          <tbody>
            {releases.map((release) => {
              const [tone, words] = stateOf(release);
              const share = release.error_percent;
              return (
                <tr key={release.remote}>
                  <td>
                    {release.title} <small>{release.remote}</small>
                  </td>
                  <td>{release.version.split('-')[0]}</td>
                  <td>
                    <Tag tone={tone}>{words}</Tag>
                  </td>
                  <td className={share !== null && share >= bad ? styles.bad : styles.number}>
                    {share === null ? '暂无' : `${share.toFixed(2)}%`}
                  </td>
                  <td>{release.released_at ? formatWhen(release.released_at) : '暂无'}</td>
                  <td>
                    <LiveLink
                      to={`/staff/releases?remote=${release.remote}`}
                      className={styles.link}
                      aria-label={`查看${release.title}的发布`}
                    >
                      查看
                    </LiveLink>
                  </td>
                </tr>
              );
            })}
          </tbody>
        </table>
      </div>
    </Card>
  );
}
