import type { SiteTextName } from '@harbor/contract';
import { useQuery } from '@harbor/runtime';
import { Overlay } from '@harbor/ui/kit';
import { useState } from 'react';
import { Choice } from '../../../parts/Choice';
import { Listed } from '../../../parts/Listed';
import { Comparison } from '../sections/Comparison';
import { SectionsText } from '../sections/SectionsText';
import { textQuery } from './queries';
import styles from './Texts.module.css';

export interface TextViewProps {
  name: SiteTextName;
  version: number;
  onClose: () => void;
}

function Before({ name, version }: { name: SiteTextName; version: number }) {
  const now = useQuery(textQuery(name, version));
  const before = useQuery(textQuery(name, version - 1));
  return (
    <Listed query={before} things="上一版">
      {(old) => (now.data ? <Comparison before={old.sections} after={now.data.sections} /> : null)}
    </Listed>
  );
}

/** One version of a text: as it stands, or against the one before. */
export function TextView({ name, version, onClose }: TextViewProps) {
  const query = useQuery(textQuery(name, version));
  const [compared, setCompared] = useState(false);
  return (
    <Overlay open onClose={onClose} title={`${query.data?.title ?? ''} 第 ${version} 版`.trim()} width={720}>
      {version > 1 ? (
        <div className={styles.ways}>
          <Choice
            label="看法"
            value={compared}
            onChoose={setCompared}
            options={[
              { value: false, title: '全文' },
              { value: true, title: '与上一版对照' },
            ]}
          />
        </div>
      ) : null}
      {compared ? (
        <Before name={name} version={version} />
      ) : (
        <Listed query={query} things="全文">
          {({ lead, sections }) => (
            <>
              <p className={styles.lead}>{lead}</p>
              <SectionsText sections={sections} />
            </>
          )}
        </Listed>
      )}
    </Overlay>
  );
}
