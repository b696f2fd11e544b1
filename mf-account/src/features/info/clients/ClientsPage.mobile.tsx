import { infoLeads } from '@harbor/contract/page-words';
import { usePage } from '@harbor/runtime';
import { Empty, ErrorBlock, ListSkeleton } from '@harbor/ui/mobile';
import { InfoFrame } from '../../../frames/info/InfoFrame';
import { InfoHead } from '../../../frames/info/InfoHead';
import { Sheet } from '../../../frames/info/Sheet';
import { ClientCard } from './ClientCard';
import styles from './Clients.module.css';
import { OwnClient } from './OwnClient';
import { useClients } from './useClients';

/** `/classroom` on the phone: how the site comes onto its home screen, and what there is for computers. */
export function ClientsPage() {
  const { query, mine, clients } = useClients();
  usePage({ ready: !query.isPending });
  return (
    <InfoFrame>
      <InfoHead title="客户端下载" lead={infoLeads.clients} />
      {query.isPending ? <ListSkeleton rows={4} /> : null}
      {query.isError ? (
        <Sheet>
          <ErrorBlock error={query.error} title="下载列表没有加载出来" onRetry={() => void query.refetch()} />
        </Sheet>
      ) : null}
      {clients.length > 0 ? (
        <>
          <OwnClient client={mine} />
          <Sheet>
            <h2 className={styles.heading}>全部系统</h2>
            {clients.map((client) => (
              <ClientCard key={client.id} client={client} />
            ))}
          </Sheet>
        </>
      ) : null}
      {query.isSuccess && clients.length === 0 ? (
        <Sheet>
          <Empty title="暂时没有可下载的客户端" description="网页版功能完整，可以直接使用" />
        </Sheet>
      ) : null}
    </InfoFrame>
  );
}

export default ClientsPage;
