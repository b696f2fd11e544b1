import type { DataOf, SiteTextName } from '@harbor/contract';
import { useQuery } from '@harbor/runtime';
import { formatTime } from '@harbor/ui';
import { Button } from '@harbor/ui/kit';
import { Tag } from '@harbor/ui/tag';
import { useState } from 'react';
import { Card } from '../../../parts/Card';
import { Listed } from '../../../parts/Listed';
import rows from '../../../parts/Rows.module.css';
import { SiteFrame } from '../SiteFrame';
import { textQuery, textsQuery } from './queries';
import { TextForm } from './TextForm';
import styles from './Texts.module.css';
import { TextView } from './TextView';

type Text = DataOf<'GET /staff/text/list'>['data'][number];

const paths: Record<SiteTextName, string> = { about: '/breadcrumb/5', disclaimer: '/breadcrumb/1' };

function TextCard({ text }: { text: Text }) {
  const { name, title, versions } = text;
  const current = versions[0]?.version ?? 1;
  const newest = useQuery(textQuery(name, current));
  const [seen, setSeen] = useState<number>();
  const [writing, setWriting] = useState(false);
  return (
    <Card
      title={title}
      note={paths[name]}
      flush
      extra={
        <Button kind="primary" disabled={!newest.data} onClick={() => setWriting(true)}>
          编辑{title}
        </Button>
      }
    >
      <ul aria-label={`${title}的版本`}>
        {versions.map(({ version, change, created_at }) => (
          <li key={version} className={rows.row}>
            <div className={rows.main}>
              <span className={rows.title}>
                <b>第 {version} 版</b>
                {version === current ? <Tag tone="accent">展示中</Tag> : null}
              </span>
              <p>
                {formatTime(created_at)} · {change}
              </p>
            </div>
            <span className={rows.acts}>
              <Button aria-label={`查看${title}第 ${version} 版`} onClick={() => setSeen(version)}>
                查看
              </Button>
            </span>
          </li>
        ))}
      </ul>
      {seen ? <TextView name={name} version={seen} onClose={() => setSeen(undefined)} /> : null}
      {writing && newest.data ? <TextForm text={newest.data} onClose={() => setWriting(false)} /> : null}
    </Card>
  );
}

/** 关于我们 and 免责声明: each with its versions, of which readers see the latest. */
export function TextsPage() {
  const query = useQuery(textsQuery());
  return (
    <SiteFrame tab="texts" lead="发布新版本后立即展示，旧版本保留可查" ready={!query.isPending}>
      <Listed query={query} things="页面文字">
        {({ data }) => (
          <div className={styles.cards}>
            {data.map((text) => (
              <TextCard key={text.name} text={text} />
            ))}
          </div>
        )}
      </Listed>
    </SiteFrame>
  );
}

export default TextsPage;
