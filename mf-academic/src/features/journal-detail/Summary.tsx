import type { JournalDetail } from '@harbor/contract';
import { copyText } from '@harbor/ui/copy';
import { Panel } from '@harbor/ui/desktop';
import { Tag } from '@harbor/ui/tag';
import { Check, Copy, ExternalLink, Heart, Plus } from 'lucide-react';
import { JournalCover } from '../../journals/JournalCover';
import { useTray } from '../../journals/tray';
import { useHeart } from '../../journals/useHeart';
import { feeInFull, unknown } from '../../journals/words';
import { laidOfDetail } from './laidOfDetail';
import { numbersOf } from './numbersOf';
import { SubmitWays } from './SubmitWays';
import styles from './Summary.module.css';
import { WarningNote } from './WarningNote';

/** What a journal is, where it is indexed, what it costs, and what can be done with it. */
export function Summary({ journal }: { journal: JournalDetail }) {
  const { name, name_cn, abbr, names, indexed, is_oa, homepage, submit_url, word_template } = journal;
  const tray = useTray();
  const laid = tray.has(journal.id);
  const heart = useHeart(journal);
  const former = names.filter(({ kind }) => kind === 'former').map((one) => one.name);
  const also = names.filter(({ kind }) => kind === 'alias').map((one) => one.name);
  const ways = [
    ['官网', homepage],
    ['投稿系统', submit_url],
    ['Word 模板', word_template],
  ] as const;
  return (
    <Panel padding="none">
      <div className={styles.top}>
        <div className={styles.cover}>
          <JournalCover id={journal.id} subject={journal.subjects[0] ?? ''} width={132} raised />
          <p>示意封面</p>
        </div>
        <div className={styles.words}>
          <div className={styles.line}>
            <h1 className={styles.name}>{name}</h1>
            <button
              type="button"
              className={styles.copy}
              aria-label="复制刊名"
              onClick={() => void copyText(name, '刊名已复制')}
            >
              <Copy size={17} aria-hidden />
            </button>
            {journal.is_demo ? <Tag tone="gold">演示数据</Tag> : null}
          </div>
          {name_cn && name_cn !== name ? <p className={styles.chinese}>{name_cn}</p> : null}
          <p className={styles.other}>
            {[
              abbr ? `缩写 ${abbr}` : '',
              former.length > 0 ? `曾用名 ${former.join('、')}` : '',
              also.length > 0 ? `又名 ${also.join('、')}` : '',
            ]
              .filter(Boolean)
              .join('　')}
          </p>
          <ul className={styles.numbers}>
            {numbersOf(journal).map(({ kind, number, said }) => (
              <li key={kind}>
                <span>{kind}</span>
                <b>{number}</b>
                {said ? (
                  <em>
                    <Check size={13} aria-hidden />
                    {said}
                  </em>
                ) : null}
              </li>
            ))}
          </ul>
          <dl className={styles.facts}>
            <dt>收录</dt>
            <dd>
              {indexed.length === 0 ? <span className={styles.none}>{unknown}</span> : null}
              {indexed.map((one) => (
                <Tag key={one} tone="primary">
                  {one}
                </Tag>
              ))}
            </dd>
            <dt>学科</dt>
            <dd>{journal.subjects.map((one) => one.replace('/', ' · ')).join('、') || unknown}</dd>
            <dt>费用</dt>
            <dd>
              {is_oa === null ? '' : is_oa ? '开放获取（OA） · ' : '非开放获取 · '}
              版面费 {feeInFull(journal) ?? unknown}
            </dd>
          </dl>
        </div>
        <div className={styles.acts}>
          <SubmitWays journal={journal} />
          <div className={styles.pair}>
            <button
              type="button"
              className={journal.collected ? styles.soft : styles.outline}
              aria-pressed={journal.collected}
              disabled={heart.waits}
              onClick={heart.toggle}
            >
              <Heart size={15} aria-hidden fill={journal.collected ? 'currentcolor' : 'none'} />
              {journal.collected ? '已收藏' : '收藏'}
            </button>
            <button
              type="button"
              className={laid ? styles.soft : styles.outline}
              aria-pressed={laid}
              onClick={() => tray.toggle(laidOfDetail(journal))}
            >
              {laid ? <Check size={15} aria-hidden /> : <Plus size={15} aria-hidden />}
              {laid ? '已在对比' : '对比'}
            </button>
          </div>
          <p className={styles.ways}>
            {ways.map(([title, to]) =>
              to ? (
                <a key={title} href={to} target="_blank" rel="noopener noreferrer nofollow">
                  <ExternalLink size={14} aria-hidden />
                  {title}
                </a>
              ) : null,
            )}
          </p>
        </div>
      </div>
      <WarningNote warnings={journal.warnings} />
    </Panel>
  );
}
