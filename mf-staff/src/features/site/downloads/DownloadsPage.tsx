import type { StaffClient } from '@harbor/contract';
import { useQuery } from '@harbor/runtime';
import { formatDate } from '@harbor/ui';
import { Button } from '@harbor/ui/kit';
import { Tag } from '@harbor/ui/tag';
import { Plus } from 'lucide-react';
import { useState } from 'react';
import { Listed } from '../../../parts/Listed';
import rows from '../../../parts/Rows.module.css';
import { SiteFrame } from '../SiteFrame';
import { ClientForm } from './ClientForm';
import { platformWords, sizeWords } from './platforms';
import { clientsQuery } from './queries';

/** The one that readers are offered for each platform: the latest that is active. */
const offeredOf = (clients: readonly StaffClient[]): Set<number> => {
  const byPlatform = new Map<string, number>();
  for (const { platform, id, active } of clients)
    if (active && !byPlatform.has(platform)) byPlatform.set(platform, id);
  return new Set(byPlatform.values());
};

/** Clients that can be downloaded, with all versions that there were. */
export function DownloadsPage() {
  const query = useQuery(clientsQuery());
  const [asked, setAsked] = useState<{ client?: StaffClient }>();
  const add = (
    <Button
      kind="primary"
      icon={<Plus size={15} aria-hidden />}
      disabled={!query.data}
      onClick={() => setAsked({})}
    >
      登记版本
    </Button>
  );
  return (
    <SiteFrame tab="downloads" lead="下载页为每个平台展示最新的可用版本" act={add} ready={!query.isPending}>
      <Listed
        query={query}
        things="客户端版本"
        empty={({ data }) => data.length === 0}
        emptyText="登记后显示在下载页；没有版本的平台不显示"
        emptyAct={add}
      >
        {({ data }) => {
          const offered = offeredOf(data);
          return (
            <ul className={rows.list} aria-label="客户端版本">
              {data.map((one) => (
                <li key={one.id} className={rows.row}>
                  <div className={rows.main}>
                    <span className={rows.title}>
                      <b>
                        {one.title} {one.version}
                      </b>
                      <Tag tone="primary">{platformWords(one.platform)}</Tag>
                      {offered.has(one.id) ? <Tag tone="accent">展示中</Tag> : null}
                      {one.active ? null : <Tag tone="over">已停用</Tag>}
                    </span>
                    <p>
                      {one.system} · {sizeWords(one.size)} · {formatDate(one.released_at)} 发布
                    </p>
                  </div>
                  <span className={rows.acts}>
                    <Button
                      aria-label={`编辑 ${one.title} ${one.version}`}
                      onClick={() => setAsked({ client: one })}
                    >
                      编辑
                    </Button>
                  </span>
                </li>
              ))}
            </ul>
          );
        }}
      </Listed>
      {asked ? <ClientForm client={asked.client} onClose={() => setAsked(undefined)} /> : null}
    </SiteFrame>
  );
}

export default DownloadsPage;
