import { usePage } from '@harbor/runtime';
import { Empty, ErrorBlock, ListSkeleton } from '@harbor/ui/desktop';
import { InfoFrame } from '../../../frames/info/InfoFrame';
import { Sheet } from '../../../frames/info/Sheet';
import { ClientCard } from './ClientCard';
import styles from './Clients.module.css';
import { platformName } from './detect';
import { HowToCheck } from './HowToCheck';
import { useClients } from './useClients';

/** `/classroom`: clients to download, the one for this machine first, and the code for the phone. */
export function ClientsPage() {
  const { query, platform, mine, others } = useClients();
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
            {platform ? <p className={styles.soft}>当前系统：{platformName[platform]}</p> : null}
          </div>
          <div className={styles.code}>
            <img src={query.data.code.image} alt="下载页二维码" width={132} height={132} />
            手机扫码打开
          </div>
        </div>
      </Sheet>
      {mine ? (
        <Sheet>
          <h2 className={styles.heading}>推荐下载</h2>
          <ClientCard client={mine} mine />
        </Sheet>
      ) : null}
      {others.length > 0 ? (
        <Sheet>
          <h2 className={styles.heading}>{mine ? '其他系统' : '全部系统'}</h2>
          {others.map((client) => (
            <ClientCard key={client.id} client={client} />
          ))}
        </Sheet>
      ) : null}
      {mine || others.length > 0 ? (
        <HowToCheck />
      ) : (
        <Sheet>
          <Empty title="暂时没有可下载的客户端" description="网页版功能完整，可以直接使用" />
        </Sheet>
      )}
    </InfoFrame>
  );
}

export default ClientsPage;
