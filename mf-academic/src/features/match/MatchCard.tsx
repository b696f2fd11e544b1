import type { DataOf, MatchedJournal } from '@harbor/contract';
import { matchPlaces } from '@harbor/contract/journal-match';
import { Link } from '@harbor/runtime';
import { Panel } from '@harbor/ui/kit';
import { Tag } from '@harbor/ui/tag';
import { HeartButton } from '../../journals/HeartButton';
import { JournalCover } from '../../journals/JournalCover';
import { JournalTags } from '../../journals/JournalTags';
import { journalPath } from '../../journals/place';
import { factor, identity, quartile, subjectWords, tier, weeks } from '../../journals/words';
import { Confidence } from './Confidence';
import styles from './MatchCard.module.css';
import { Passage } from './Passage';

interface MatchCardProps {
  rank: number;
  found: MatchedJournal;
  schemes: DataOf<'POST /magazine/match'>['schemes'];
}

/** A journal that was found: what it is, how sure that is, which words matched, and where. */
export function MatchCard({ rank, found, schemes }: MatchCardProps) {
  const { journal, confidence, words, places, passages } = found;
  const { id, name, subjects, is_demo } = journal;
  return (
    <Panel className={styles.card}>
      <div className={styles.head}>
        <JournalCover id={id} subject={subjects[0] ?? ''} width={44} />
        <div className={styles.names}>
          <h3 className={styles.name}>
            <span className={styles.rank} aria-hidden>
              {rank}
            </span>
            <Link to={journalPath(id)}>{name}</Link>
          </h3>
          <p className={styles.identity}>
            {[identity(journal), subjects[0] && subjectWords(subjects[0])].filter(Boolean).join(' · ')}
          </p>
          <JournalTags journal={journal} />
        </div>
        <div className={styles.marks}>
          <Confidence step={confidence} />
          <HeartButton journal={journal} />
        </div>
      </div>
      <p className={styles.words}>
        <span className={styles.label}>匹配的词</span>
        {words.map((word) => (
          <span key={word} className={styles.word}>
            {word}
          </span>
        ))}
        {words.length === 0 ? <span className={styles.none}>几处相邻的字，没有完整的词</span> : null}
      </p>
      <div className={styles.passages}>
        <p className={styles.why}>出现在 {places.map((place) => matchPlaces[place]).join('、')}</p>
        {passages.map((passage) => (
          <Passage key={`${passage.place}:${passage.text}`} passage={passage} />
        ))}
      </div>
      <p className={styles.facts}>
        {factsOf(journal, schemes).join(' · ')}
        {is_demo ? <Tag tone="gold">演示数据</Tag> : null}
      </p>
    </Panel>
  );
}

/** Numbers of a journal with the editions that they are of. */
function factsOf(
  { partition, citation, cn_factor, review_weeks }: MatchedJournal['journal'],
  schemes: MatchCardProps['schemes'],
): string[] {
  const facts = [
    partition?.tier && schemes.partition ? `${schemes.partition.title} ${tier(partition.tier)}` : undefined,
    citation?.quartile && schemes.citation
      ? `${schemes.citation.title} ${quartile(citation.quartile)}`
      : undefined,
    citation?.if == null ? undefined : `影响因子 ${factor(citation.if)}`,
    cn_factor?.cif == null ? undefined : `复合影响因子 ${factor(cn_factor.cif)}`,
    review_weeks === null ? undefined : `审稿 ${weeks(review_weeks)}`,
  ].flatMap((fact) => fact || []);
  return facts.length > 0 ? facts : ['指标暂无'];
}
