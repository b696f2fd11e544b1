import { ErrorBlock } from '@harbor/ui/kit';
import { useState } from 'react';
import { AccountSection } from '../../frames/account/AccountSection';
import { Blockers } from './Blockers';
import { CloseButton } from './CloseButton';
import { ClosingQuestion } from './ClosingQuestion';
import styles from './PrivacyPage.module.css';
import { type Closing, closingEffects } from './useClosing';

/** Closing the account: what follows, what stands in the way, and a question before it begins. */
export function ClosePanel({ closing }: { closing: Closing }) {
  const { check, days, blockers, busy } = closing;
  const [asking, setAsking] = useState(false);
  return (
    <AccountSection title="注销账号" description={`申请后有 ${days} 天可以反悔`}>
      {check.error ? (
        <ErrorBlock
          compact
          error={check.error}
          title="注销条件没有加载出来"
          onRetry={() => void check.refetch()}
        />
      ) : (
        <>
          <ul className={styles.effects}>
            {closingEffects(days).map((effect) => (
              <li key={effect}>{effect}</li>
            ))}
          </ul>
          {blockers.length > 0 ? <Blockers blockers={blockers} /> : null}
          <CloseButton disabled={blockers.length > 0} loading={busy} onClick={() => setAsking(true)} />
        </>
      )}
      <ClosingQuestion open={asking} onClose={() => setAsking(false)} closing={closing} />
    </AccountSection>
  );
}
