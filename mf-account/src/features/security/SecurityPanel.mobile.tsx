import { ask } from '@harbor/runtime';
import { Panel } from '@harbor/ui/kit';
import { useState } from 'react';
import { sayError } from '../../form/sayError';
import styles from '../../frames/account/account.mobile.module.css';
import { Cell } from '../../frames/account/Cell.mobile';
import { goToWechat } from '../../wechat-scan/goToWechat';
import { PhoneOverlay } from './PhoneOverlay';
import { unlinkQuestion } from './questions';
import type { SecurityPanelProps } from './SecurityPanel';
import { useLinkWechat } from './useLinkWechat';
import { useProve } from './useProve';

/** The ways into the account, each with what can be done about it. */
export function SecurityPanel({ security, stepUp }: SecurityPanelProps) {
  const [changing, setChanging] = useState(false);
  const [going, setGoing] = useState(false);
  const prove = useProve(stepUp);
  const wechat = useLinkWechat(stepUp.guard);
  const handleLink = async () => {
    setGoing(true);
    await stepUp.guard(() => goToWechat('link')).catch(sayError);
    setGoing(false);
  };
  // Not awaited: the proof that may be asked for comes after this question, not over it.
  const handleUnlink = () => ask(unlinkQuestion(() => void wechat.unlink()));
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
          onPress={() => (security.wechat ? handleUnlink() : void handleLink())}
        />
      ) : null}
      <PhoneOverlay open={changing} stepUp={stepUp} onClose={() => setChanging(false)} />
    </Panel>
  );
}
