import type { DataOf } from '@harbor/contract';
import { ask, Link } from '@harbor/runtime';
import { formatDate } from '@harbor/ui';
import { Panel, Section } from '@harbor/ui/desktop';
import { Button, Modal } from 'antd';
import { KeyRound, MessageCircle, Smartphone } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import type { StepUp } from '../../step-up/useStepUp';
import { ScanFrame } from '../../wechat-scan/ScanFrame';
import { PhoneOverlay } from './PhoneOverlay';
import { unlinkQuestion } from './questions';
import styles from './SecurityPanel.module.css';
import { useLinkWechat } from './useLinkWechat';
import { useProve } from './useProve';

export interface SecurityPanelProps {
  security: DataOf<'GET /auth/security'>;
  stepUp: StepUp;
}

/** The ways into the account, each with what can be done about it. */
export function SecurityPanel({ security, stepUp }: SecurityPanelProps) {
  const [changing, setChanging] = useState(false);
  const prove = useProve(stepUp);
  const wechat = useLinkWechat(stepUp.guard);
  // Not awaited: the proof that may be asked for comes after this question, not over it.
  const handleUnlink = () => ask(unlinkQuestion(() => void wechat.unlink()));
  const { phone, has_password, password_changed_at } = security;
  return (
    <Panel>
      <Section size="part" title="登录方式" description="修改手机号或微信前需要验证身份">
        <ul className={styles.list}>
          <Way
            icon={<Smartphone size={20} aria-hidden />}
            name="手机号"
            value={phone}
            action={
              <Button onClick={() => void prove().then((proven) => setChanging(proven))}>更换手机号</Button>
            }
          />
          <Way
            icon={<KeyRound size={20} aria-hidden />}
            name="登录密码"
            value={
              has_password
                ? `已设置${password_changed_at ? `，${formatDate(password_changed_at)} 修改` : ''}`
                : '未设置，可用验证码登录'
            }
            action={
              <Link className={styles.link} to="/modifypassword/">
                {has_password ? '修改密码' : '设置密码'}
              </Link>
            }
          />
          {security.wechat_offered || security.wechat ? (
            <Way
              icon={<MessageCircle size={20} aria-hidden />}
              name="微信"
              value={
                security.wechat
                  ? `已绑定 ${security.wechat.nickname}，${formatDate(security.wechat.since)}`
                  : '未绑定，绑定后可扫码登录'
              }
              action={
                security.wechat ? (
                  <Button loading={wechat.busy} onClick={handleUnlink}>
                    解除绑定
                  </Button>
                ) : (
                  <Button loading={wechat.busy} onClick={() => void wechat.begin()}>
                    绑定微信
                  </Button>
                )
              }
            />
          ) : null}
        </ul>
      </Section>
      <PhoneOverlay open={changing} stepUp={stepUp} onClose={() => setChanging(false)} />
      <Modal
        open={wechat.scan !== null}
        onCancel={wechat.close}
        title="绑定微信"
        width={360}
        centered
        footer={null}
        destroyOnHidden
      >
        <ScanFrame view={wechat.view} address={wechat.scan?.qr_url} onRefresh={() => void wechat.begin()} />
      </Modal>
    </Panel>
  );
}

interface WayProps {
  icon: ReactNode;
  name: string;
  value: string;
  action: ReactNode;
}

function Way({ icon, name, value, action }: WayProps) {
  return (
    <li className={styles.way}>
      <span className={styles.icon}>{icon}</span>
      <div className={styles.words}>
        <b>{name}</b>
        <span>{value}</span>
      </div>
      {action}
    </li>
  );
}
