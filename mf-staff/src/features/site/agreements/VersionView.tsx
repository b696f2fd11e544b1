import type { StaffAgreement } from '@harbor/contract';
import { useQuery } from '@harbor/runtime';
import { Overlay } from '@harbor/ui/kit';
import { useState } from 'react';
import { Listed } from '../../../parts/Listed';
import { PickField } from '../../../parts/PickField';
import { Comparison } from '../sections/Comparison';
import { SectionsText } from '../sections/SectionsText';
import styles from './Agreements.module.css';
import { agreementQuery } from './queries';

/** A version as it stands. */
export function VersionView({ one, onClose }: { one: StaffAgreement; onClose: () => void }) {
  const query = useQuery(agreementQuery(one.document, one.version));
  return (
    <Overlay open onClose={onClose} title={`${one.title} ${one.version}`} width={720}>
      <Listed query={query} things="全文">
        {({ sections }) => <SectionsText sections={sections} />}
      </Listed>
    </Overlay>
  );
}

export interface VersionsComparedProps {
  /** All versions of one agreement, the latest first; two at least. */
  versions: StaffAgreement[];
  onClose: () => void;
}

/** Two versions against each other, in words. */
export function VersionsCompared({ versions, onClose }: VersionsComparedProps) {
  const document = versions[0]?.document ?? 'terms';
  const [after, setAfter] = useState(versions[0]?.version ?? '');
  const [before, setBefore] = useState(versions[1]?.version ?? '');
  const old = useQuery(agreementQuery(document, before));
  const fresh = useQuery(agreementQuery(document, after));
  const options = versions.map(({ version }) => [version, version] as const);
  return (
    <Overlay open onClose={onClose} title={`对照${versions[0]?.title ?? ''}的版本`} width={760}>
      <div className={styles.pair}>
        <PickField label="旧版本" value={before} options={options} onPick={setBefore} />
        <PickField label="新版本" value={after} options={options} onPick={setAfter} />
      </div>
      <Listed query={old} things="旧版本">
        {(from) => (
          <Listed query={fresh} things="新版本">
            {(to) => <Comparison before={from.sections} after={to.sections} />}
          </Listed>
        )}
      </Listed>
    </Overlay>
  );
}
