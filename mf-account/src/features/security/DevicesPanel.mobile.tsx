import { ask } from '@harbor/runtime';
import { formatWhen } from '@harbor/ui';
import { Button, ErrorBlock, ListSkeleton } from '@harbor/ui/mobile';
import { AccountSection } from '../../frames/account/AccountSection';
import styles from '../../frames/account/account.mobile.module.css';
import { methodText } from './methods';
import { placeOf } from './place';
import { useDevices } from './queries';
import { othersQuestion } from './questions';

/** Where somebody is logged in, and how these devices are logged out. */
export function DevicesPanel() {
  const { devices, one, others } = useDevices();
  const list = devices.data?.list ?? [];
  if (devices.isPending) return <ListSkeleton rows={2} />;
  const handleOthers = () => ask(othersQuestion(() => others.mutateAsync()));
  return (
    <AccountSection title="登录中的设备" list>
      {devices.error ? (
        <ErrorBlock
          compact
          error={devices.error}
          title="设备没有加载出来"
          onRetry={() => void devices.refetch()}
        />
      ) : (
        <ul className={styles.devices}>
          {list.map((device) => (
            <li key={device.id} className={styles.device}>
              <div className={styles.words}>
                <b>{device.device}</b>
                <span>
                  {device.current ? '当前设备 · ' : ''}
                  {methodText(device.method)} · {formatWhen(device.last_used_at)}
                </span>
                <span>{placeOf(device)}</span>
              </div>
              {device.current ? null : (
                <Button
                  kind="outline"
                  size="s"
                  aria-label={`让 ${device.device} 退出登录`}
                  loading={one.isPending && one.variables?.params.id === device.id}
                  onClick={() => one.mutate({ params: { id: device.id } })}
                >
                  退出登录
                </Button>
              )}
            </li>
          ))}
        </ul>
      )}
      {list.length > 1 ? (
        <Button kind="text" block onClick={handleOthers}>
          其他设备全部退出
        </Button>
      ) : null}
    </AccountSection>
  );
}
