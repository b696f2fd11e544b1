import { tooShortToMatch } from '@harbor/contract/journal-match';
import { Empty, ErrorBlock, LinkButton, ListSkeleton, Panel } from '@harbor/ui/kit';
import { Info } from 'lucide-react';
import { useEffect, useRef } from 'react';
import { journalsPath } from '../../journals/place';
import { counted } from '../../journals/words';
import styles from './Answer.module.css';
import { MatchCard } from './MatchCard';
import type { Matching } from './useMatching';

/** What was found for a text; where nothing was asked yet, nothing. */
export function Answer({ matching }: { matching: Matching }) {
  const { waits, error, found } = matching;
  const head = useRef<HTMLHeadingElement>(null);
  const waited = useRef(false);
  // Who pressed the button below a long text finds the answer in sight, and screen readers read on from there.
  useEffect(() => {
    if (waits) waited.current = true;
    else if (waited.current) {
      waited.current = false;
      head.current?.focus({ preventScroll: true });
      head.current?.scrollIntoView({ block: 'start' });
    }
  }, [waits]);
  if (waits)
    return (
      <Panel>
        <p className={styles.waits} role="status">
          正在逐词比对，通常不到一秒
        </p>
        <ListSkeleton rows={3} />
      </Panel>
    );
  if (error)
    return (
      <Panel>
        <h2 ref={head} tabIndex={-1} className={styles.hidden}>
          没有比对成功
        </h2>
        <ErrorBlock title="没有比对成功，您的文字还在" error={error} onRetry={() => matching.send()} />
      </Panel>
    );
  if (!found) return null;
  const { data, words, short, compared, schemes } = found;
  return (
    <section className={styles.answer} aria-labelledby="match-found">
      <div className={styles.line}>
        <h2 ref={head} id="match-found" tabIndex={-1} className={styles.title}>
          {data.length > 0 ? `最接近的 ${data.length} 种期刊` : '没有找到用词相近的期刊'}
        </h2>
        <p className={styles.counts}>
          读到 {counted(words)} 个可比对的词 · 比对了 {counted(compared)} 种期刊
        </p>
      </div>
      {short ? (
        <p className={styles.short} role="status">
          <Info size={15} aria-hidden />
          {tooShortToMatch}。补上完整的摘要会准得多。
        </p>
      ) : null}
      {data.map((one, i) => (
        <MatchCard key={one.journal.id} rank={i + 1} found={one} schemes={schemes} />
      ))}
      {data.length === 0 ? (
        <Panel>
          <Empty
            title="没有找到用词相近的期刊"
            description="可以去掉上面的限定，补充更具体的词，或换成另一种语言的摘要"
            action={
              <LinkButton primary to={journalsPath}>
                按条件查期刊
              </LinkButton>
            }
          />
        </Panel>
      ) : null}
    </section>
  );
}
