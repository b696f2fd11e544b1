import { Link, LiveLink } from '@harbor/runtime';
import { HiddenTitle } from '@harbor/ui/heading';
import { LinkButton } from '@harbor/ui/kit';
import { BarButton, BottomBar, ErrorBlock, PageSkeleton, Panel, Sheet } from '@harbor/ui/mobile';
import { Tag } from '@harbor/ui/tag';
import { Check, ChevronRight, Heart, NotebookPen, Scale } from 'lucide-react';
import { useState } from 'react';
import { CompareTray } from '../../journals/CompareTray.mobile';
import { JournalCover } from '../../journals/JournalCover';
import { Keeping } from '../../journals/Keeping';
import { journalsPath, minePath } from '../../journals/place';
import { submitForms, submitPath } from '../../journals/submitting';
import { useTray } from '../../journals/tray';
import { useHeart } from '../../journals/useHeart';
import { feeInFull, subjectWords, unknown } from '../../journals/words';
import { JournalFiguresBlock } from '../diary';
import { ExperiencesBlock } from '../experiences';
import box from './Box.mobile.module.css';
import { ChangesBox } from './ChangesBox';
import { FactsBox } from './FactsBox';
import { JournalGone } from './JournalGone';
import styles from './JournalPage.mobile.module.css';
import { laidOfDetail } from './laidOfDetail';
import { Metrics } from './Metrics';
import { NewsBox } from './NewsBox';
import { numbersOf } from './numbersOf';
import { SimilarBox } from './SimilarBox';
import { sourceWords } from './sourceWords';
import { Trend } from './Trend';
import { useJournal } from './useJournal';
import { WarningNote } from './WarningNote';

type Journal = NonNullable<ReturnType<typeof useJournal>['query']['data']>;

/** `/querytool/:id` of the phone: a journal with its editions, and what can be done with it at the foot. */
export function JournalPage() {
  const { id, query, gone } = useJournal();
  const { data: journal, error } = query;
  if (gone) return <JournalGone />;
  if (error && !journal)
    return (
      <Panel>
        <HiddenTitle>期刊没有加载出来</HiddenTitle>
        <ErrorBlock
          title="期刊没有加载出来"
          error={error}
          onRetry={() => void query.refetch()}
          action={<LinkButton to={journalsPath}>返回期刊查询</LinkButton>}
        />
      </Panel>
    );
  if (!journal) return <PageSkeleton />;
  return (
    <div key={id}>
      <Head journal={journal} />
      <Metrics journal={journal} />
      <Trend journal={journal} />
      <JournalFiguresBlock journalId={journal.id} />
      <ExperiencesBlock journalId={journal.id} />
      {journal.scope ? (
        <Panel className={box.box}>
          <h2 className={box.title}>收稿范围</h2>
          <p className={styles.scope}>{journal.scope}</p>
        </Panel>
      ) : null}
      <FactsBox journal={journal} />
      <ChangesBox journalId={journal.id} />
      <Onward journal={journal} />
      <SimilarBox journal={journal} />
      <NewsBox name={journal.name} />
      <p className={styles.source}>{sourceWords(journal)}</p>
      <Bar journal={journal} />
    </div>
  );
}

function Head({ journal }: { journal: Journal }) {
  const { name, name_cn, abbr, names, indexed, subjects, is_oa } = journal;
  const former = names.filter(({ kind }) => kind === 'former').map((one) => one.name);
  const also = names.filter(({ kind }) => kind === 'alias').map((one) => one.name);
  const numbers = numbersOf(journal);
  const ways = [
    ['官网', journal.homepage],
    ['投稿系统', journal.submit_url],
    ['Word 模板', journal.word_template],
  ] as const;
  return (
    <section className={styles.head}>
      <div className={styles.top}>
        <JournalCover id={journal.id} subject={subjects[0] ?? ''} width={76} raised />
        <div className={styles.words}>
          <h1 className={styles.name}>{name}</h1>
          {name_cn && name_cn !== name ? <p className={styles.chinese}>{name_cn}</p> : null}
          <p className={styles.other}>
            {abbr ? <span>缩写 {abbr}</span> : null}
            {former.length > 0 ? <span>曾用名 {former.join('、')}</span> : null}
            {also.length > 0 ? <span>又名 {also.join('、')}</span> : null}
          </p>
          {journal.is_demo ? <Tag tone="gold">演示数据</Tag> : null}
        </div>
      </div>
      {numbers.length > 0 ? (
        <ul className={styles.numbers}>
          {numbers.map(({ kind, number, said }) => (
            <li key={kind}>
              <span>{kind}</span>
              <b>{number}</b>
              {said ? (
                <em>
                  <Check size={12} aria-hidden />
                  {said.replace('位', '')}
                </em>
              ) : null}
            </li>
          ))}
        </ul>
      ) : null}
      <dl className={styles.facts}>
        <div>
          <dt>收录</dt>
          <dd>
            {indexed.length === 0 ? unknown : null}
            {indexed.map((one) => (
              <Tag key={one} tone="primary">
                {one}
              </Tag>
            ))}
          </dd>
        </div>
        <div>
          <dt>学科</dt>
          <dd>{subjects.map(subjectWords).join('、') || unknown}</dd>
        </div>
        <div>
          <dt>版面费</dt>
          <dd>
            {feeInFull(journal) ?? unknown}
            {is_oa === null ? '' : is_oa ? ' · 开放获取' : ' · 非开放获取'}
          </dd>
        </div>
      </dl>
      {ways.some(([, to]) => to) ? (
        <p className={styles.ways}>
          {ways.map(([title, to]) =>
            to ? (
              <a key={title} href={to} target="_blank" rel="noopener noreferrer nofollow">
                {title}
              </a>
            ) : null,
          )}
        </p>
      ) : null}
      <WarningNote warnings={journal.warnings} />
    </section>
  );
}

/** Services about submitting to it, each with its name brought along. */
function Onward({ journal }: { journal: Journal }) {
  return (
    <Panel className={box.box}>
      <h2 className={box.title}>投稿前的指导</h2>
      <ul className={box.rows}>
        {submitForms.map(({ form, title, says }) => (
          <li key={form}>
            <LiveLink className={styles.onward} to={`/orderform/${form}?journal=${journal.id}`}>
              {title}
              <span>{says}</span>
              <ChevronRight size={18} aria-hidden />
            </LiveLink>
          </li>
        ))}
      </ul>
    </Panel>
  );
}

function Bar({ journal }: { journal: Journal }) {
  const tray = useTray();
  const heart = useHeart(journal);
  const [keeping, setKeeping] = useState(false);
  const laid = tray.has(journal.id);
  const { collected } = journal;
  return (
    <>
      <BottomBar label="收藏、对比与投稿">
        <BarButton on={collected} aria-pressed={collected} disabled={heart.waits} onClick={heart.toggle}>
          <Heart size={22} aria-hidden fill={collected ? 'currentcolor' : 'none'} />
          {collected ? '已收藏' : '收藏'}
        </BarButton>
        {collected ? (
          <BarButton onClick={() => setKeeping(true)}>
            <NotebookPen size={22} aria-hidden />
            备注
          </BarButton>
        ) : null}
        <BarButton on={laid} aria-pressed={laid} onClick={() => tray.toggle(laidOfDetail(journal))}>
          <Scale size={22} aria-hidden />
          对比 {tray.laid.length}/4
        </BarButton>
        <LiveLink className={styles.go} to={submitPath(journal.id)}>
          投此刊
        </LiveLink>
      </BottomBar>
      <CompareTray aboveBar />
      <Sheet open={keeping} onClose={() => setKeeping(false)} title="我的收藏">
        <Keeping journal={journal} />
        <Link className={styles.mine} to={minePath}>
          全部收藏的期刊
          <ChevronRight size={16} aria-hidden />
        </Link>
      </Sheet>
    </>
  );
}

export default JournalPage;
