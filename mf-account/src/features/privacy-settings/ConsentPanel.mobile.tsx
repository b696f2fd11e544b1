import type { DataOf } from '@harbor/contract';
import { Link } from '@harbor/runtime';
import { formatDate } from '@harbor/ui';
import { Confirm } from '@harbor/ui/kit';
import { Switch } from 'antd-mobile';
import { AccountSection } from '../../frames/account/AccountSection';
import { Cell } from '../../frames/account/Cell.mobile';
import { useOverlay } from '../../overlay/useOverlay';
import styles from './PrivacyPage.mobile.module.css';
import { usePrivacySettings } from './queries';
import { switches } from './switches';
import { useWithdraw, type Withdrawable, withdrawalEffects } from './useWithdraw';

const withdrawable = ['terms', 'privacy'] as const satisfies readonly Withdrawable[];

/** What somebody agreed to or allows, and how it is taken back. */
export function ConsentPanel({ overview }: { overview: DataOf<'GET /privacy/overview'> }) {
  const save = usePrivacySettings();
  const { busy, withdraw } = useWithdraw();
  const { shown, open, close } = useOverlay<(typeof withdrawable)[number]>();
  const asked = overview.agreements.find(({ document }) => document === shown);
  return (
    <AccountSection title="同意与偏好" list>
      {switches.map(({ name, title, on, off }) => (
        <div key={name} className={styles.switch}>
          <div className={styles.words}>
            <b>{title}</b>
            <span>{overview.settings[name] ? on : off}</span>
          </div>
          <Switch
            aria-label={title}
            checked={overview.settings[name]}
            onChange={(value) => save({ [name]: value })}
          />
        </div>
      ))}
      {overview.agreements.map(({ document, id, title, version, at, agreed }) => {
        const name = withdrawable.find((one) => one === document);
        const value = `${formatDate(at)} ${agreed ? '同意' : '撤回'}`;
        return agreed && name ? (
          <Cell key={document} label={`《${title}》`} value={value} onPress={() => open(name)} />
        ) : (
          <Cell key={document} label={`《${title}》`} value={value} to={`/clause/${id}?version=${version}`} />
        );
      })}
      <Confirm
        open={asked !== undefined}
        onClose={close}
        title="撤回同意？"
        yes="确认撤回"
        danger
        loading={busy}
        closeOnMask
        onYes={() => shown && withdraw(shown)}
      >
        {asked && shown ? (
          <>
            <div className={styles.facts}>
              您在 {formatDate(asked.at)} 同意了《{asked.title}》{asked.version}。
              <Link to={`/clause/${asked.id}?version=${asked.version}`}>阅读全文</Link>
            </div>
            <ul className={styles.effects}>
              {withdrawalEffects[shown].map((effect) => (
                <li key={effect}>{effect}</li>
              ))}
            </ul>
          </>
        ) : null}
      </Confirm>
    </AccountSection>
  );
}
