import { snapshot, useLocation, usePage } from '@harbor/runtime';
import { Tabs } from 'antd';
import { useState } from 'react';
import { AgreementOverlay } from '../../agreements/AgreementOverlay';
import type { AgreementName } from '../../agreements/agreement';
import { BrandPanel } from '../../entrance/BrandPanel';
import styles from '../../entrance/EntrancePage.module.css';
import { Passing } from '../../entrance/Passing';
import { useEntrance } from '../../entrance/useEntrance';
import { WechatPanel } from '../wechat';
import { DemoAccounts } from './DemoAccounts';
import { loginTabs, modeTitles, wechatTab } from './modes';
import { PasswordForm } from './PasswordForm';
import { RegisterForm } from './RegisterForm';
import { ResetForm } from './ResetForm';
import { SmsForm } from './SmsForm';
import { useLoginModes } from './useLoginModes';

/** Login and registration on the desktop. */
export function LoginPage() {
  const { state } = useLocation();
  const { enter, passing } = useEntrance();
  const { mode, setMode, draft, setPhone, fill } = useLoginModes(state);
  const [reading, setReading] = useState<AgreementName | null>(null);
  usePage({ title: mode === 'register' ? '注册' : (modeTitles[mode] ?? '登录'), ready: true });

  if (passing) return <Passing />;
  const shared = { phone: draft.phone, onPhone: setPhone, enter };
  const title = modeTitles[mode];
  const tabs = snapshot.settings.wechat ? [...loginTabs, wechatTab] : loginTabs;
  const forms = {
    sms: <SmsForm {...shared} onRead={setReading} />,
    password: (
      <PasswordForm
        key={draft.fills}
        {...shared}
        password={draft.password}
        onReset={() => setMode('reset')}
      />
    ),
    wechat: <WechatPanel enter={enter} onRead={setReading} />,
  };
  return (
    <div className={styles.page} data-reflow>
      <div className={styles.card}>
        <BrandPanel />
        <section className={styles.entry} aria-labelledby="login-title">
          <h1 id="login-title" className={styles.title}>
            {title ?? '欢迎来到学术港'}
          </h1>
          <p className={styles.switch}>
            {title ? '已有账号？' : '还没有账号？'}
            <button type="button" className={styles.link} onClick={() => setMode(title ? 'sms' : 'register')}>
              {title ? '去登录' : '立即注册'}
            </button>
          </p>
          {mode === 'register' ? <RegisterForm {...shared} onRead={setReading} /> : null}
          {mode === 'reset' ? <ResetForm {...shared} onDone={() => setMode('password')} /> : null}
          {title ? null : (
            <Tabs
              id="login"
              size="large"
              activeKey={mode}
              destroyOnHidden
              onChange={(key) => setMode(tabs.find((tab) => tab.mode === key)?.mode ?? 'sms')}
              items={tabs.map((tab) => ({ key: tab.mode, label: tab.label, children: forms[tab.mode] }))}
            />
          )}
          {snapshot.settings.demoAccounts && !title ? <DemoAccounts onFill={fill} /> : null}
        </section>
      </div>
      <AgreementOverlay name={reading} onClose={() => setReading(null)} />
    </div>
  );
}

export default LoginPage;
