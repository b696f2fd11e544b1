import type { StaffAgreement } from '@harbor/contract';
import { useQuery, useSearchParams } from '@harbor/runtime';
import { formatTime } from '@harbor/ui';
import { Button } from '@harbor/ui/kit';
import { Tag } from '@harbor/ui/tag';
import { useState } from 'react';
import { Choice } from '../../../parts/Choice';
import { Listed } from '../../../parts/Listed';
import rows from '../../../parts/Rows.module.css';
import { useNow } from '../../../parts/useNow';
import { SiteFrame } from '../SiteFrame';
import { AgreementForm } from './AgreementForm';
import styles from './Agreements.module.css';
import { agreementQuery, agreementsQuery } from './queries';
import { VersionsCompared, VersionView } from './VersionView';
import { standingOf } from './versions';

const documents = [
  { value: 'terms', title: '用户协议' },
  { value: 'privacy', title: '隐私政策' },
] as const;

function Version({ one, now, onLook }: { one: StaffAgreement; now: number; onLook: () => void }) {
  const { text, tone } = standingOf(one, now);
  return (
    <li className={rows.row}>
      <div className={rows.main}>
        <span className={rows.title}>
          <b>{one.version}</b>
          <Tag tone={tone}>{text}</Tag>
          {one.renew ? <Tag tone="primary">须重新同意</Tag> : null}
        </span>
        <p>{one.change}</p>
        <p>
          {formatTime(one.effective_at)} 生效 · {one.consents.toLocaleString('en')} 人同意过这一版
        </p>
      </div>
      <span className={rows.acts}>
        <Button aria-label={`查看全文：${one.version}`} onClick={onLook}>
          查看全文
        </Button>
      </span>
    </li>
  );
}

/** The agreements with all their versions: read, compared, succeeded by a new one. */
export function AgreementsPage() {
  const query = useQuery(agreementsQuery());
  const [search, setSearch] = useSearchParams();
  const document = search.get('document') === 'privacy' ? 'privacy' : 'terms';
  const [asked, setAsked] = useState<'publish' | 'compare' | StaffAgreement>();
  const now = useNow(60_000);
  const close = () => setAsked(undefined);
  const versions = query.data?.data.filter((one) => one.document === document) ?? [];
  const latest = useQuery({
    ...agreementQuery(document, versions[0]?.version ?? ''),
    enabled: versions.length > 0,
  });
  return (
    <SiteFrame
      tab="agreements"
      lead="发布过的版本不再修改，只由新版本接替"
      ready={!query.isPending}
      act={
        <Button kind="primary" disabled={!latest.data} onClick={() => setAsked('publish')}>
          发布新版本
        </Button>
      }
    >
      <div className={styles.tools}>
        <Choice
          label="协议"
          value={document}
          options={documents}
          onChoose={(value) => {
            close();
            setSearch({ document: value }, { replace: true });
          }}
        />
        {versions.length > 1 ? <Button onClick={() => setAsked('compare')}>对照两个版本</Button> : null}
      </div>
      <Listed query={query} things="协议" empty={() => versions.length === 0}>
        {() => (
          <ul className={rows.list} aria-label="协议的版本">
            {versions.map((one) => (
              <Version key={one.version} one={one} now={now} onLook={() => setAsked(one)} />
            ))}
          </ul>
        )}
      </Listed>
      {asked === 'publish' && latest.data ? (
        <AgreementForm latest={latest.data} members={query.data?.members ?? 0} onClose={close} />
      ) : null}
      {asked === 'compare' ? <VersionsCompared versions={versions} onClose={close} /> : null}
      {typeof asked === 'object' ? <VersionView one={asked} onClose={close} /> : null}
    </SiteFrame>
  );
}

export default AgreementsPage;
