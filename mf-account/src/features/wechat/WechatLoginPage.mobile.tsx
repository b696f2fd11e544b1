import { invalidateCalls, Link, navigate, notify, session, usePage } from '@harbor/runtime';
import { errorText, Scene } from '@harbor/ui';
import { Button } from '@harbor/ui/mobile';
import { useState } from 'react';
import { AgreementOverlay } from '../../agreements/AgreementOverlay';
import { Passing } from '../../entrance/Passing';
import { useEntrance } from '../../entrance/useEntrance';
import { ProblemLine } from '../../form/ProblemLine';
import { useOverlay } from '../../overlay/useOverlay';
import { goToWechat } from '../../wechat-scan/goToWechat';
import { forgetScan, keptScan } from '../../wechat-scan/keptScan';
import { useFollow } from '../../wechat-scan/useScan';
import { BindForm } from './BindForm';
import styles from './WechatLoginPage.mobile.module.css';

/** Login through WeChat on the phone: away to WeChat, and back here. */
export function WechatLoginPage() {
  const [scan, setScan] = useState(keptScan);
  const { enter, passing } = useEntrance({ stay: scan?.purpose === 'link' });
  const reading = useOverlay<'terms' | 'privacy'>();
  const [going, setGoing] = useState(false);
  const [problem, setProblem] = useState<string>();
  usePage({ ready: true });

  const forget = () => {
    forgetScan();
    setScan(null);
  };
  const view = useFollow(scan, {
    onSession: (answer) => {
      forgetScan();
      void enter(answer).catch(forget);
    },
    onLinked: () => {
      forgetScan();
      void invalidateCalls(['GET /auth/security']);
      void session.refresh().catch(() => undefined);
      if (scan?.purpose === 'link') notify.success('已绑定微信');
      navigate(scan?.purpose === 'link' ? '/setting/userid' : '/login', { replace: true });
    },
  });
  const handleGo = async () => {
    setGoing(true);
    setProblem(undefined);
    try {
      await goToWechat(scan?.purpose ?? 'login');
    } catch (error) {
      setProblem(errorText(error));
      setGoing(false);
    }
  };

  if (passing) return <Passing />;
  if (view.kind === 'bind')
    return (
      <div className={styles.page}>
        <BindForm
          {...view}
          enter={async (answer) => {
            await enter(answer);
            forgetScan();
          }}
          onRead={reading.open}
        />
        <AgreementOverlay name={reading.shown} onClose={reading.close} />
      </div>
    );
  const waiting = scan !== null && (view.kind === 'waiting' || view.kind === 'done');
  const said = problem ?? (view.kind === 'over' ? view.text : undefined);
  return (
    <div className={`${styles.page} ${styles.centre}`}>
      <Scene name="waiting" width={180} />
      <h1 className={styles.title}>{waiting ? '等待微信确认' : '微信登录'}</h1>
      <p className={styles.note}>
        {waiting ? '在微信中点“允许”后，会自动回到这里' : '将打开微信确认您的身份，只获取用户标识和昵称'}
      </p>
      <ProblemLine problem={said ? { text: said } : null} />
      <Button block className={styles.go} loading={going} onClick={() => void handleGo()}>
        {scan ? '重新打开微信' : '打开微信'}
      </Button>
      <Link
        className={styles.other}
        to={scan?.purpose === 'link' ? '/setting/userid' : '/login/'}
        onClick={forget}
      >
        {scan?.purpose === 'link' ? '返回账号与安全' : '使用手机号登录'}
      </Link>
    </div>
  );
}

export default WechatLoginPage;
