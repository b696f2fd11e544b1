import type { DataOf } from '@harbor/contract';
import { Link } from '@harbor/runtime';
import { formatTime } from '@harbor/ui';
import { Confirm } from '@harbor/ui/kit';
import { Button, Switch } from 'antd';
import { useState } from 'react';
import { AccountSection } from '../../frames/account/AccountSection';
import styles from './PrivacyPage.module.css';
import { usePrivacySettings } from './queries';
import { switches } from './switches';
import { useWithdraw, type Withdrawable, withdrawalEffects } from './useWithdraw';

export interface ConsentPanelProps {
  overview: DataOf<'GET /privacy/overview'>;
}

/** What somebody agreed to or allows, and how it is taken back. */
export function ConsentPanel({ overview }: ConsentPanelProps) {
  const save = usePrivacySettings();
  const { busy, withdraw } = useWithdraw();
  const [asking, setAsking] = useState<Withdrawable | null>(null);
  const asked = overview.agreements.find(({ document }) => document === asking);
  return (
    <AccountSection title="同意与偏好" description="每次同意、撤回和修改都会留下记录">
      <ul className={styles.list}>
        {switches.map(({ name, title, on, off }) => (
          <li key={name} className={styles.item}>
            <div className={styles.words}>
              <b id={`switch-${name}`}>{title}</b>
              <span>{overview.settings[name] ? on : off}</span>
            </div>
            <Switch
              aria-labelledby={`switch-${name}`}
              checked={overview.settings[name]}
              onChange={(value) => save({ [name]: value })}
            />
          </li>
        ))}
        {overview.agreements.map(({ document, id, title, version, at, agreed }) => (
          <li key={document} className={styles.item}>
            <div className={styles.words}>
              <b>
                <Link className={styles.link} to={`/clause/${id}?version=${version}`}>
                  《{title}》{version}
                </Link>
              </b>
              <span>
                {formatTime(at)} {agreed ? '同意' : '撤回'}
              </span>
            </div>
            {agreed && (document === 'terms' || document === 'privacy') ? (
              <Button aria-label={`撤回同意：《${title}》`} onClick={() => setAsking(document)}>
                撤回同意
              </Button>
            ) : (
              <span className={styles.gone}>已撤回</span>
            )}
          </li>
        ))}
      </ul>
      <Confirm
        open={asked !== undefined}
        onClose={() => setAsking(null)}
        title={`撤回对《${asked?.title ?? ''}》的同意？`}
        width={480}
        yes="确认撤回"
        danger
        loading={busy}
        onYes={() => asking && withdraw(asking)}
      >
        <ul className={styles.effects}>
          {asking ? withdrawalEffects[asking].map((effect) => <li key={effect}>{effect}</li>) : null}
        </ul>
      </Confirm>
    </AccountSection>
  );
}
