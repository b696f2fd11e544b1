import { askLogout, isLive, switchPlatform, usePage, useSession } from '@harbor/runtime';
import { HiddenTitle } from '@harbor/ui/heading';
import { Button, Panel } from '@harbor/ui/mobile';
import styles from '../../frames/account/account.mobile.module.css';
import { Cell } from '../../frames/account/Cell.mobile';

const groups = [
  [
    { label: '个人资料', to: '/setting/userinfo' },
    { label: '账号与安全', to: '/setting/userid' },
    { label: '隐私与数据', to: '/setting/privacy' },
    { label: '消息设置', to: '/setting/message' },
  ],
  [
    { label: '用户协议', to: '/clause/1' },
    { label: '隐私政策', to: '/clause/2' },
    { label: '帮助中心', to: '/breadcrumb/3' },
    { label: '关于我们', to: '/breadcrumb/5' },
  ],
];

/** 设置 on the phone. Pages that this release of the site lacks are not named. */
export function SettingsPage() {
  const { user } = useSession();
  usePage({ ready: true });
  return (
    <div className={styles.page}>
      <HiddenTitle>设置</HiddenTitle>
      {groups.map((group) => (
        <Panel key={group[0]?.to} className={styles.list}>
          {group
            .filter(({ to }) => isLive(to))
            .map(({ label, to }) => (
              <Cell
                key={to}
                label={label}
                to={to}
                value={
                  to === '/setting/userinfo'
                    ? user?.nickname
                    : to === '/setting/userid'
                      ? user?.phone
                      : undefined
                }
              />
            ))}
        </Panel>
      ))}
      <Panel className={styles.list}>
        <Cell label="访问电脑版" onPress={() => switchPlatform('desktop')} />
      </Panel>
      <div className={styles.out}>
        <Button kind="outline" block onClick={askLogout}>
          退出登录
        </Button>
      </div>
    </div>
  );
}

export default SettingsPage;
