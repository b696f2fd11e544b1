import { useQuery, useSearchParams } from '@harbor/runtime';
import { formatTime } from '@harbor/ui';
import { Button, Overlay } from '@harbor/ui/kit';
import { Tag } from '@harbor/ui/tag';
import { useState } from 'react';
import { Choice } from '../../../parts/Choice';
import { Listed } from '../../../parts/Listed';
import rows from '../../../parts/Rows.module.css';
import styles from '../agreements/Agreements.module.css';
import { SiteFrame } from '../SiteFrame';
import { SectionsText } from '../sections/SectionsText';
import { type RulesVersion, rulesQuery } from './queries';
import { RulesForm } from './RulesForm';

const documents = [
  { value: 'rules', title: '接单规范' },
  { value: 'pledge', title: '学术诚信承诺书' },
  { value: 'id_data', title: '敏感个人信息处理说明' },
] as const;

/** What teachers sign, with all versions: read, and succeeded by a new one. */
export function RulesPage() {
  const query = useQuery(rulesQuery());
  const [search, setSearch] = useSearchParams();
  const asked = search.get('document');
  const document = documents.find(({ value }) => value === asked)?.value ?? 'rules';
  const [open, setOpen] = useState<'publish' | RulesVersion>();
  const versions = query.data?.data.filter((one) => one.document === document) ?? [];
  const [latest] = versions;
  const close = () => setOpen(undefined);
  return (
    <SiteFrame
      tab="rules"
      lead="发布过的版本不再修改，只由新版本接替"
      ready={!query.isPending}
      act={
        <Button kind="primary" disabled={!latest} onClick={() => setOpen('publish')}>
          发布新版本
        </Button>
      }
    >
      <div className={styles.tools}>
        <Choice
          label="文件"
          value={document}
          options={documents}
          onChoose={(value) => {
            close();
            setSearch({ document: value }, { replace: true });
          }}
        />
      </div>
      <Listed query={query} things="版本" empty={() => versions.length === 0}>
        {() => (
          <ul className={rows.list} aria-label="各个版本">
            {versions.map((one) => (
              <li key={one.version} className={rows.row}>
                <div className={rows.main}>
                  <span className={rows.title}>
                    <b>{one.version}</b>
                    {one.current ? <Tag tone="accent">现行</Tag> : null}
                  </span>
                  <p>{one.change}</p>
                  <p>
                    {formatTime(one.effective_at)} 生效 · {one.signed} 人签署过这一版
                  </p>
                </div>
                <span className={rows.acts}>
                  <Button aria-label={`查看全文：${one.version}`} onClick={() => setOpen(one)}>
                    查看全文
                  </Button>
                </span>
              </li>
            ))}
          </ul>
        )}
      </Listed>
      {open === 'publish' && latest ? (
        <RulesForm latest={latest} teachers={query.data?.teachers ?? 0} onClose={close} />
      ) : null}
      {typeof open === 'object' ? (
        <Overlay open onClose={close} title={`${open.title} ${open.version}`} width={720}>
          <SectionsText sections={open.sections} />
        </Overlay>
      ) : null}
    </SiteFrame>
  );
}

export default RulesPage;
