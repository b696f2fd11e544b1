import type { DeskJournalImport } from '@harbor/contract';
import { Link, useQuery } from '@harbor/runtime';
import { formatWhen } from '@harbor/ui';
import { Tag } from '@harbor/ui/tag';
import { Card } from '../../../parts/Card';
import { Loaded } from '../../../parts/Loaded';
import { importsQuery } from '../queries';
import { counted, toneOf } from '../words';
import styles from './Import.module.css';

const shown = 5;

/** The imports of late, and which of them is the last that holds. */
export function Versions({ one }: { one: DeskJournalImport }) {
  const query = useQuery(importsQuery());
  return (
    <Card title="版本" extra={<Link to="/staff/journals">全部记录</Link>} flush>
      <Loaded query={query} height={220}>
        {({ data }) => (
          <ul className={styles.versions} aria-label="最近的导入">
            {data.slice(0, shown).map((version) => (
              <li key={version.id} data-used={version.in_use ? '' : undefined}>
                <span className={styles.sign} aria-hidden="true" />
                <span>
                  <b>
                    {version.id === one.id ? (
                      <span aria-current="page">第 {version.id} 号</span>
                    ) : (
                      <Link to={`/staff/journals/import/${version.id}`}>第 {version.id} 号</Link>
                    )}
                  </b>{' '}
                  {version.in_use ? (
                    <Tag tone="accent">使用中</Tag>
                  ) : (
                    <Tag tone={toneOf(version.status)}>{version.status_text}</Tag>
                  )}
                  <small>
                    {[
                      version.journals === null ? version.created_by_name : `${counted(version.journals)} 种`,
                      formatWhen(version.applied_at ?? version.created_at),
                    ]
                      .filter(Boolean)
                      .join(' · ')}
                  </small>
                </span>
              </li>
            ))}
          </ul>
        )}
      </Loaded>
    </Card>
  );
}
