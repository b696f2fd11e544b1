import type { DeskJournalScheme } from '@harbor/contract';
import { type JournalSchemeKind, journalSchemeKinds } from '@harbor/contract/journal-facets';
import { useQuery } from '@harbor/runtime';
import { Button, Empty } from '@harbor/ui/kit';
import { Plus } from 'lucide-react';
import { useState } from 'react';
import { AskFirst } from '../../../desk/AskFirst';
import { Card } from '../../../parts/Card';
import { Listed } from '../../../parts/Listed';
import { JournalsFrame } from '../JournalsFrame';
import { schemesQuery, useDefaultScheme } from '../queries';
import { SchemeForm } from './SchemeForm';
import { SchemeRow } from './SchemeRow';
import styles from './Schemes.module.css';

/** What readers see by the edition that is shown of each kind. */
const shownBy: Record<JournalSchemeKind, string> = {
  partition: '查询列表的分区与筛选、期刊页的大类与小类、对比与选刊结果',
  citation: '查询列表的影响因子与 JCR 分区、排序、期刊页的引证指标',
  cn: '中文期刊的复合与综合影响因子',
  warning: '期刊页与列表上的“存在预警记录”，各年的记录都显示，附年份与来源',
};

/** The editions of rankings, measures and warnings, family by family, and which one readers see. */
export function SchemesPage() {
  const query = useQuery(schemesQuery());
  const [form, setForm] = useState<{ scheme?: DeskJournalScheme; kind: JournalSchemeKind }>();
  const [chosen, setChosen] = useState<DeskJournalScheme>();
  const choose = useDefaultScheme();
  const kinds = Object.entries(journalSchemeKinds) as [JournalSchemeKind, string][];
  return (
    <JournalsFrame
      tab="schemes"
      lead="每年的分区表、引证报告与预警名单各是一版，不同年份从不混用；改版只需登记，不用改程序"
      act={
        <Button
          kind="primary"
          icon={<Plus size={15} aria-hidden />}
          disabled={!query.data}
          onClick={() => setForm({ kind: 'partition' })}
        >
          登记一版
        </Button>
      }
      ready={!query.isPending}
    >
      <Listed query={query} things="版本">
        {({ data }) => (
          <div className={styles.page}>
            {kinds.map(([kind, title]) => {
              const editions = data.filter((scheme) => scheme.kind === kind);
              return (
                <Card
                  key={kind}
                  title={title}
                  note={`用于${shownBy[kind]}`}
                  extra={
                    <button type="button" className={styles.add} onClick={() => setForm({ kind })}>
                      登记{title}
                    </button>
                  }
                  flush
                >
                  {editions.length === 0 ? (
                    <Empty
                      compact
                      title={`还没有登记${title}`}
                      description="登记后，导入文件时选择指标属于哪一版"
                    />
                  ) : (
                    <ul className={styles.list} aria-label={title}>
                      {editions.map((scheme) => (
                        <SchemeRow
                          key={scheme.id}
                          scheme={scheme}
                          onEdit={() => setForm({ scheme, kind })}
                          onDefault={() => setChosen(scheme)}
                        />
                      ))}
                    </ul>
                  )}
                </Card>
              );
            })}
          </div>
        )}
      </Listed>
      {form ? <SchemeForm scheme={form.scheme} kind={form.kind} onClose={() => setForm(undefined)} /> : null}
      {chosen ? (
        <AskFirst
          title={`默认显示“${chosen.title}”`}
          yes="设为默认"
          done={`已改为默认显示“${chosen.title}”`}
          act={() => choose.mutateAsync({ params: { id: chosen.id } })}
          onClose={() => setChosen(undefined)}
        >
          <p>
            {journalSchemeKinds[chosen.kind]}改按这一版显示，几秒内生效：{shownBy[chosen.kind]}。
          </p>
          <p>
            {chosen.used === 0
              ? '这一版还没有任何期刊的数据，设为默认后都显示“暂无”。建议先导入数据。'
              : `有 ${chosen.used.toLocaleString('en-US')} 种期刊有这一版的数据，其余显示“暂无”。读者仍可自己换版本。`}
          </p>
        </AskFirst>
      ) : null}
    </JournalsFrame>
  );
}

export default SchemesPage;
