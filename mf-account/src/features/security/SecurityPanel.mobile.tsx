import { Confirm, Panel } from '@harbor/ui/kit';
import { useState } from 'react';
import { sayError } from '../../form/sayError';
import styles from '../../frames/account/account.mobile.module.css';
import { Cell } from '../../frames/account/Cell.mobile';
import { useOverlay } from '../../overlay/useOverlay';
import { goToWechat } from '../../wechat-scan/goToWechat';
import { PhoneOverlay } from './PhoneOverlay';
import type { SecurityPanelProps } from './SecurityPanel';
import { useLinkWechat } from './useLinkWechat';
import { useProve } from './useProve';

/** The ways into the account, each with what can be done about it. */
export function SecurityPanel({ security, stepUp }: SecurityPanelProps) {
  const { shown, open, close } = useOverlay<'unlink'>();
  const [changing, setChanging] = useState(false);
  const [going, setGoing] = useState(false);
  const prove = useProve(stepUp);
  const wechat = useLinkWechat(stepUp.guard);
  const handleLink = async () => {
    setGoing(true);
    await stepUp.guard(() => goToWechat('link')).catch(sayError);
    setGoing(false);
  };
  const handleUnlink = () => {
    close();
    void wechat.unlink();
  };
  return (
    <Panel className={styles.list}>
      <Cell
        label="手机号"
        value={`${security.phone} 更换`}
        onPress={() => void prove().then((proven) => setChanging(proven))}
      />
      <Cell label="登录密码" value={security.has_password ? '修改' : '去设置'} to="/modifypassword/" />
      {security.wechat_offered || security.wechat ? (
        <Cell
          label="微信"
          value={security.wechat ? `${security.wechat.nickname} 解除绑定` : '未绑定'}
          busy={going || wechat.busy}
          onPress={() => (security.wechat ? open('unlink') : void handleLink())}
        />
      ) : null}
      <PhoneOverlay open={changing} stepUp={stepUp} onClose={() => setChanging(false)} />
      <Confirm
        open={shown === 'unlink'}
        onClose={close}
        title="解除微信绑定？"
        yes="解除绑定"
        danger
        closeOnMask
        onYes={handleUnlink}
      >
        <p className={styles.note}>解除后不能再用微信登录，仍可用手机号登录。</p>
      </Confirm>
    </Panel>
  );
}
