import styles from './ChannelChoice.module.css';
import { AlipayMark, WechatMark } from './marks';
import type { Channel } from './usePayRedirect';

interface ChannelChoiceProps {
  channel: Channel;
  onChange: (channel: Channel) => void;
}

const channels = [
  { key: 'wechat', label: '微信支付', Mark: WechatMark },
  { key: 'alipay', label: '支付宝', Mark: AlipayMark },
] as const;

export function ChannelChoice({ channel, onChange }: ChannelChoiceProps) {
  return (
    <div className={styles.row} role="radiogroup" aria-label="支付方式">
      {channels.map(({ key, label, Mark }) => (
        <label key={key} className={channel === key ? styles.on : styles.choice}>
          <input type="radio" name="channel" checked={channel === key} onChange={() => onChange(key)} />
          <Mark size={26} />
          {label}
        </label>
      ))}
    </div>
  );
}
