import type { DataOf } from '@harbor/contract';
import { matchConfidence, matchConfidenceNote, matchPrivacy } from '@harbor/contract/journal-match';
import { Panel } from '@harbor/ui/kit';
import { counted } from '../../journals/words';
import { Confidence } from './Confidence';
import styles from './MatchNotes.module.css';

interface MatchNotesProps {
  about: DataOf<'GET /magazine/match/about'> | undefined;
}

const steps = Object.keys(matchConfidence) as (keyof typeof matchConfidence)[];

/** How the page comes to its answers, how far they can be trusted, and what becomes of the text. */
export function MatchNotes({ about }: MatchNotesProps) {
  return (
    <>
      <Panel>
        <h2 className={styles.title}>把握是什么意思</h2>
        <dl className={styles.steps}>
          {steps.map((step) => (
            <div key={step} className={styles.step}>
              <dt>
                <Confidence step={step} />
              </dt>
              <dd>
                {matchConfidence[step].meaning}
                <span className={styles.measured}>{matchConfidence[step].measured}正是论文发表的刊物</span>
              </dd>
            </div>
          ))}
        </dl>
        <p className={styles.small}>
          比例来自一次用真实论文做的留出测试，换一批论文会有出入。{matchConfidenceNote}
        </p>
      </Panel>
      <Panel>
        <h2 className={styles.title}>和什么比对</h2>
        <p className={styles.text}>
          {about
            ? `${counted(about.journals)} 种期刊的刊名、学科与办刊范围，以及其中 ${counted(about.with_titles)} 种刊物的 ${counted(about.titles)} 条已刊题名。`
            : '期刊的刊名、学科与办刊范围，以及已刊题名。'}
          英文按单词、中文按相邻两字比对，越少见的词越重要；不会翻译，中文摘要主要找到有中文说明的刊物。
        </p>
      </Panel>
      <Panel>
        <h2 className={styles.title}>您的文字</h2>
        <p className={styles.text}>
          {matchPrivacy}
          没写完的内容留在您浏览器的这个标签页里，刷新不会丢；关闭标签页或点“清空”即删除。
        </p>
      </Panel>
    </>
  );
}
