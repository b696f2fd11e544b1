import { matchLead } from '@harbor/contract/page-words';
import { usePage, useQuery } from '@harbor/runtime';
import { AsideFrame } from '@harbor/ui/desktop';
import { Info } from 'lucide-react';
import { journalCondition } from '../../journals/queries';
import { PageFrame } from '../../parts/PageFrame';
import { Answer } from './Answer';
import { MatchForm } from './MatchForm';
import { MatchNotes } from './MatchNotes';
import styles from './MatchPage.module.css';
import { matchAbout } from './queries';
import { useMatching } from './useMatching';

/** `/querytool/match/` of the desktop: journals for a title and an abstract. */
export function MatchPage() {
  const about = useQuery(matchAbout());
  const condition = useQuery(journalCondition());
  const matching = useMatching();
  usePage({ ready: !about.isPending && !condition.isPending });
  return (
    <>
      <header className={styles.band}>
        <div className={styles.head}>
          <div>
            <h1 className={styles.title}>按摘要选刊</h1>
            <p className={styles.lead}>{matchLead}</p>
          </div>
          {about.data?.has_demo ? (
            <p className={styles.demo}>
              <Info size={14} aria-hidden />
              标“演示数据”的期刊、范围与题名均为虚构
            </p>
          ) : null}
        </div>
      </header>
      <PageFrame>
        <AsideFrame label="说明" stays="begin" aside={<MatchNotes about={about.data} />}>
          <MatchForm matching={matching} facets={condition.data?.facets} />
          <Answer matching={matching} />
        </AsideFrame>
      </PageFrame>
    </>
  );
}

export default MatchPage;
