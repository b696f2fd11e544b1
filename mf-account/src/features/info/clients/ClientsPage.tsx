import { usePage } from '@harbor/runtime';
import { Empty, ErrorBlock, ListSkeleton } from '@harbor/ui/desktop';
import { InfoFrame } from '../../../frames/info/InfoFrame';
import { Sheet } from '../../../frames/info/Sheet';
import { ClientCard } from './ClientCard';
import styles from './Clients.module.css';
import { platformName } from './detect';
import { HowToCheck } from './HowToCheck';
import { OwnClient } from './OwnClient';
import { useClients } from './useClients';

/** `/classroom`: clients to download, the one for this machine first, and the code for the phone. */
export function ClientsPage() {
  const { query, platform, mine, clients } = useClients();
  usePage({ ready: !query.isPending });
  if (query.isPending)
    return (
      <InfoFrame>
        <ListSkeleton rows={4} picture={false} />
      </InfoFrame>
    );
  if (!query.data)
    return (
      <InfoFrame>
        <Sheet>
          <ErrorBlock error={query.error} title="下载列表没有加载出来" onRetry={() => void query.refetch()} />
        </Sheet>
      </InfoFrame>
    );
  return (
    <InfoFrame>
      <Sheet>
        <div className={styles.top}>
          <div>
            <h1>客户端下载</h1>
            <p className={styles.soft}>把学术港放到桌面或手机主屏幕，打开更快。</p>
            <p className={styles.soft}>{platform ? `当前系统：${platformName[platform]}` : '各个系统都有'}</p>
          </div>
          <div className={styles.code}>
            <img src={query.data.code.image} alt="下载页二维码" width={132} height={132} />
            手机扫码打开
          </div>
        </div>
      </Sheet>
      {clients.length > 0 ? (
        <>
          <OwnClient client={mine} />
          <Sheet>
            <h2 className={styles.heading}>全部系统</h2>
            {clients.map((client) => (
              <ClientCard key={client.id} client={client} />
            ))}
          </Sheet>
          <HowToCheck />
        </>
      ) : (
        <Sheet>
          <Empty title="暂时没有可下载的客户端" description="网页版功能完整，可以直接使用" />
        </Sheet>
      )}
    </InfoFrame>
  );
}

export default ClientsPage;
