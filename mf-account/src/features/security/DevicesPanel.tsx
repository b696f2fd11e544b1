import { ask } from '@harbor/runtime';
import { formatWhen } from '@harbor/ui';
import { ErrorBlock, ListSkeleton } from '@harbor/ui/desktop';
import { Button } from 'antd';
import { Monitor, Smartphone } from 'lucide-react';
import { AccountSection } from '../../frames/account/AccountSection';
import { methodText } from './methods';
import { placeOf } from './place';
import { useDevices } from './queries';
import { othersQuestion } from './questions';
import styles from './SecurityPanel.module.css';

/** Where somebody is logged in, and how these devices are logged out. */
export function DevicesPanel() {
  const { devices, one, others } = useDevices();
  const list = devices.data?.list ?? [];
  if (devices.isPending) return <ListSkeleton rows={2} picture={false} />;
  const handleOthers = () => ask(othersQuestion(() => others.mutateAsync()));
  return (
    <AccountSection
      title="登录中的设备"
      description="发现不认识的设备，请让它退出登录并修改密码"
      extra={list.length > 1 ? <Button onClick={handleOthers}>其他设备全部退出</Button> : null}
    >
      {devices.error ? (
        <ErrorBlock
          compact
          error={devices.error}
          title="设备没有加载出来"
          onRetry={() => void devices.refetch()}
        />
      ) : (
        <ul className={styles.list}>
          {list.map((device) => (
            <li key={device.id} className={styles.way}>
              <span className={styles.icon}>
                {device.mobile ? <Smartphone size={20} aria-hidden /> : <Monitor size={20} aria-hidden />}
              </span>
              <div className={styles.words}>
                <b>
                  {device.device} {device.current ? <span className={styles.here}>当前设备</span> : null}
                </b>
                <span>
                  {methodText(device.method)} · {placeOf(device)} · 最近使用 {formatWhen(device.last_used_at)}
                </span>
              </div>
              {device.current ? null : (
                <Button
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
    </AccountSection>
  );
}
