import { mostCompared } from '@harbor/contract/journal-facets';
import { Link, navigate } from '@harbor/runtime';
import { Bone, Waiting } from '@harbor/ui';
import { Empty, ErrorBlock, LinkButton, Panel } from '@harbor/ui/kit';
import { useState } from 'react';
import { journalsPath } from '../../journals/place';
import { useTray } from '../../journals/tray';
import { unknown } from '../../journals/words';
import { PageFrame } from '../../parts/PageFrame';
import { CompareHead } from './CompareHead';
import styles from './ComparePage.module.css';
import { CompareTable } from './CompareTable';
import { useCompare } from './useCompare';

/** `/querytool/compare/?ids=…`: up to four journals beside each other; what differs is marked, and no winner is named. */
export function ComparePage() {
  const compare = useCompare();
  const { ids, query, gone, journals } = compare;
  const tray = useTray();
  const [only, setOnly] = useState(false);
  const choose = (
    <LinkButton primary to={journalsPath}>
      去选期刊
    </LinkButton>
  );
  return (
    <>
      <CompareHead compare={compare} only={only} onOnly={setOnly} />
      <PageFrame>
        {ids.length === 0 ? (
          <Panel>
            <Empty
              title="还没有选期刊"
              description={`在列表里点“对比”，最多选 ${mostCompared} 种，再回到这里并排看`}
              action={choose}
            />
          </Panel>
        ) : null}
        {query.error && !query.data ? (
          <Panel>
            {gone ? (
              <Empty
                scene="not-found"
                title="其中有期刊已不在库中"
                description="链接里的某种期刊找不到了，请重新选择"
                action={choose}
              />
            ) : (
              <ErrorBlock title="对比没有加载出来" error={query.error} onRetry={() => void query.refetch()} />
            )}
          </Panel>
        ) : null}
        {ids.length > 0 && query.isPending ? (
          <Waiting>
            <Bone height={640} radius={12} />
          </Waiting>
        ) : null}
        {journals.length > 0 ? (
          <>
            <CompareTable
              journals={journals}
              groups={compare.groups}
              only={only}
              onLeave={(id) => {
                tray.remove(id);
                navigate(compare.without(id), { replace: true });
              }}
            />
            <p className={styles.source}>
              “投此刊”打开直投系统，由您本人投出 · 未知写“{unknown}”，不写 0 ·{' '}
              <Link to={journalsPath}>再选期刊</Link>
            </p>
          </>
        ) : null}
      </PageFrame>
    </>
  );
}

export default ComparePage;
