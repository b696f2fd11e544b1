import { Link, snapshot, useLocation, usePage } from '@harbor/runtime';
import logo from '@harbor/ui/assets/logo-mark.svg';
import { MessageCircle } from 'lucide-react';
import { AgreementOverlay } from '../../agreements/AgreementOverlay';
import { Passing } from '../../entrance/Passing';
import { useEntrance } from '../../entrance/useEntrance';
import { useOpenTop } from '../../mobile-chrome/useOpenTop';
import { useOverlay } from '../../overlay/useOverlay';
import { DemoAccounts } from './DemoAccounts';
import styles from './LoginPage.mobile.module.css';
import { ModeTabs } from './ModeTabs.mobile';
import { modeTitles } from './modes';
import { PasswordForm } from './PasswordForm';
import { RegisterForm } from './RegisterForm';
import { ResetForm } from './ResetForm';
import { SmsForm } from './SmsForm';
import { useLoginModes } from './useLoginModes';

/** Login and registration on the phone. */
export function LoginPage() {
  const { state } = useLocation();
  const { enter, passing } = useEntrance();
  const { mode, setMode, draft, setPhone, fill } = useLoginModes(state);
  const reading = useOverlay<'terms' | 'privacy'>();
  useOpenTop();
  const title = modeTitles[mode];
  usePage({ title: mode === 'register' ? '注册' : (title ?? '登录'), ready: true });

  if (passing) return <Passing />;
  const shared = { phone: draft.phone, onPhone: setPhone, enter };
  return (
    <div className={styles.page}>
      <img src={logo} alt="" width={52} height={52} />
      <h1 className={styles.title}>{title ?? '登录后继续'}</h1>
      {mode === 'reset' ? null : (
        <p className={styles.note}>
          {title ? '几步就好，之后随时可以登录' : '未注册的手机号验证后可创建账号'}
        </p>
      )}
      {mode === 'register' ? (
        <div className={styles.register}>
          <RegisterForm {...shared} onRead={reading.open} />
        </div>
      ) : null}
      {mode === 'reset' ? (
        <div className={styles.register}>
          <ResetForm {...shared} onDone={() => setMode('password')} />
        </div>
      ) : null}
      {title ? null : (
        <>
          <ModeTabs mode={mode} onChange={setMode} />
          <div id="login-panel" role="tabpanel" aria-labelledby={`login-tab-${mode}`}>
            {mode === 'password' ? (
              <PasswordForm
                key={draft.fills}
                {...shared}
                password={draft.password}
                onReset={() => setMode('reset')}
              />
            ) : (
              <SmsForm {...shared} onRead={reading.open} />
            )}
          </div>
        </>
      )}
      <button type="button" className={styles.switch} onClick={() => setMode(title ? 'sms' : 'register')}>
        {title ? '已有账号，去登录' : '注册新账号'}
      </button>
      {snapshot.settings.wechat && !title ? (
        <Link className={styles.wechat} to="/wechatlogin">
          <MessageCircle size={20} aria-hidden />
          微信登录
        </Link>
      ) : null}
      {snapshot.settings.demoAccounts && !title ? <DemoAccounts onFill={fill} /> : null}
      <AgreementOverlay name={reading.shown} onClose={reading.close} />
    </div>
  );
}

export default LoginPage;
