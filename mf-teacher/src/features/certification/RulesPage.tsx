import type { DataOf, TeacherAgreement } from '@harbor/contract';
import { LiveLink, notify, session, usePage, useQuery, useSearchParams } from '@harbor/runtime';
import { errorText, formatTime } from '@harbor/ui';
import { HiddenTitle } from '@harbor/ui/heading';
import { Button, Checkbox, onPhone } from '@harbor/ui/kit';
import { useState } from 'react';
import { StateGate } from '../../parts/StateGate';
import frame from './Frame.module.css';
import { Box } from './Parts';
import styles from './Parts.module.css';
import { agreements, useSign } from './queries';
import { useReading } from './useReading';

/** `…/rules`: the order-taking rules and the pledge, to be read to their end and signed; and how identity data are kept. */
export function RulesPage() {
  const query = useQuery(agreements());
  const [search] = useSearchParams();
  usePage({ ready: !query.isPending });
  return (
    <div className={frame.page}>
      {onPhone ? <HiddenTitle>接单规范与承诺书</HiddenTitle> : <h1>接单规范与承诺书</h1>}
      <StateGate query={query} failed="规范没有加载出来" rows={8}>
        {(answer) =>
          search.get('document') === 'id_data' ? (
            <Documents list={answer.data.filter(({ document }) => document === 'id_data')} />
          ) : (
            <Signing key={String(answer.due)} answer={answer} />
          )
        }
      </StateGate>
    </div>
  );
}

function Documents({ list }: { list: readonly TeacherAgreement[] }) {
  return list.map((one) => (
    <Box key={one.document} title={one.title} extra={`${one.version} 版`}>
      <p className={styles.small}>
        {formatTime(one.effective_at)} 起生效{one.change ? ` · ${one.change}` : ''}
        {one.agreed_version ? ` · 您签署的是 ${one.agreed_version} 版` : ''}
      </p>
      {one.sections.map(({ heading, paragraphs }) => (
        <section key={heading}>
          <h3>{heading}</h3>
          {paragraphs.map((paragraph) => (
            <p key={paragraph}>{paragraph}</p>
          ))}
        </section>
      ))}
    </Box>
  ));
}

function Signing({ answer }: { answer: DataOf<'GET /teacher/agreements'> }) {
  const { data, due, read_seconds: seconds } = answer;
  const rules = data.find(({ document }) => document === 'rules');
  const pledge = data.find(({ document }) => document === 'pledge');
  const reading = useReading(due ? seconds : 0);
  const [agreed, setAgreed] = useState(false);
  const sign = useSign({
    onSuccess: async () => {
      await session.refresh().catch(() => undefined);
      notify.success('已签署，可以进入接单平台');
    },
    onError: (error) => notify.warning(errorText(error)),
  });
  const needs = !reading.ended
    ? '请读到末尾'
    : reading.left > 0
      ? `请再读 ${reading.left} 秒`
      : agreed
        ? ''
        : '请勾选';
  return (
    <div className={styles.stack}>
      <Documents list={data.filter(({ document }) => document !== 'id_data')} />
      <div ref={reading.end} aria-hidden="true" style={{ height: 1 }} />
      {due && rules && pledge ? (
        <Box title="签署">
          <div className={styles.stack}>
            <Checkbox checked={agreed} onChange={setAgreed}>
              我已读完并遵守《{rules.title}》{rules.version} 版与《{pledge.title}》{pledge.version} 版
            </Checkbox>
            <Button
              kind="primary"
              size="l"
              disabled={needs !== ''}
              loading={sign.isPending}
              onClick={() =>
                sign.mutate({ body: { rules: rules.version, pledge: pledge.version, read: true } })
              }
            >
              {needs ? `签署（${needs}）` : '签署'}
            </Button>
          </div>
        </Box>
      ) : rules?.agreed_version ? (
        <Box title="已签署">
          <p>
            您已签署现行版本
            {rules.agreed_at ? `，${formatTime(rules.agreed_at)}` : ''}。
          </p>
          <LiveLink to="/receiveorder/" className={styles.link}>
            进入接单平台
          </LiveLink>
        </Box>
      ) : (
        <p className={styles.small}>通过认证后可以签署。</p>
      )}
    </div>
  );
}

export default RulesPage;
