import { AgreementCheck } from './AgreementCheck';
import { AgreementLink } from './AgreementLink';
import type { AgreementName } from './agreement';
import styles from './BothAgreements.module.css';

export interface Ticks {
  terms: boolean;
  privacy: boolean;
}

export interface BothAgreementsProps {
  ticks: Ticks;
  errors?: Partial<Record<AgreementName, string>>;
  onTick: (name: AgreementName, ticked: boolean) => void;
  onRead: (name: AgreementName) => void;
}

const names = ['terms', 'privacy'] as const;

/** The two consents that an account needs, each with a tick of its own, and who may have an account. */
export function BothAgreements({ ticks, errors = {}, onTick, onRead }: BothAgreementsProps) {
  return (
    <div className={styles.both}>
      {names.map((name) => (
        <AgreementCheck
          key={name}
          label="我已阅读并同意"
          links={<AgreementLink name={name} onRead={onRead} />}
          ticked={ticks[name]}
          error={errors[name]}
          onChange={(ticked) => onTick(name, ticked)}
        />
      ))}
      <p className={styles.age}>注册须年满14周岁；购买服务、申请认证教师须年满18周岁</p>
    </div>
  );
}
