import { matchLead } from '@harbor/contract/page-words';
import { usePage, useQuery } from '@harbor/runtime';
import { HiddenTitle } from '@harbor/ui/heading';
import { journalCondition } from '../../journals/queries';
import { Answer } from './Answer';
import { MatchForm } from './MatchForm';
import { MatchNotes } from './MatchNotes';
import styles from './MatchPage.mobile.module.css';
import { matchAbout } from './queries';
import { useMatching } from './useMatching';

/** `/querytool/match/` of the phone: journals for a title and an abstract. */
export function MatchPage() {
  const about = useQuery(matchAbout());
  const condition = useQuery(journalCondition());
  const matching = useMatching();
  usePage({ ready: !about.isPending && !condition.isPending });
  return (
    <div className={styles.page}>
      <HiddenTitle>按摘要选刊</HiddenTitle>
      <p className={styles.lead}>
        {matchLead}
        {about.data?.has_demo ? '标“演示数据”的期刊、范围与题名均为虚构。' : null}
      </p>
      <MatchForm matching={matching} facets={condition.data?.facets} />
      <Answer matching={matching} />
      <MatchNotes about={about.data} />
    </div>
  );
}

export default MatchPage;
