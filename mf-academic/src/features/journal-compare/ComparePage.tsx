import { mostCompared } from '@harbor/contract/journal-facets';
import { Link, LiveLink, navigate } from '@harbor/runtime';
import { Bone, Waiting } from '@harbor/ui';
import { copyText } from '@harbor/ui/copy';
import { HiddenTitle } from '@harbor/ui/heading';
import { Empty, ErrorBlock, LinkButton, onPhone, Panel } from '@harbor/ui/kit';
import { Info, Link2, X } from 'lucide-react';
import { Fragment, useId, useState } from 'react';
import { EditionSelect } from '../../journals/EditionSelect';
import { HeartButton } from '../../journals/HeartButton';
import { JournalCover } from '../../journals/JournalCover';
import { journalPath, journalsPath } from '../../journals/place';
import { Sparkline } from '../../journals/Sparkline';
import { useTray } from '../../journals/tray';
import { unknown } from '../../journals/words';
import { PageFrame } from '../../parts/PageFrame';
import styles from './ComparePage.module.css';
import { useCompare } from './useCompare';
import { ValueCell } from './ValueCell';

/** `/querytool/compare/?ids=…`: up to four journals beside each other; what differs is marked, and no winner is named. */
export function ComparePage() {
  const compare = useCompare();
  const { ids, query, gone, journals, groups, count, differing } = compare;
  const tray = useTray();
  const [only, setOnly] = useState(false);
  const toggle = useId();
  const demo = journals.some(({ is_demo }) => is_demo);
  const leave = (id: number) => {
    tray.remove(id);
    navigate(compare.without(id), { replace: true });
  };
  return (
    <>
      <header className={styles.band}>
        <div className={styles.head}>
          <div className={styles.line}>
            <div>
              {onPhone ? (
                <HiddenTitle>期刊对比</HiddenTitle>
              ) : (
                <h1 className={styles.title}>
                  期刊对比{' '}
                  {journals.length > 0 ? (
                    <small>
                      {journals.length} / {mostCompared}
                    </small>
                  ) : null}
                </h1>
              )}
              <p className={styles.lead}>同一体系、同一年份并排；只陈述差异，不作排名</p>
            </div>
            {demo ? (
              <p className={styles.demo}>
                <Info size={14} aria-hidden />
                {onPhone ? '演示数据' : '含演示数据，不代表真实期刊'}
              </p>
            ) : null}
          </div>
          {journals.length > 0 ? (
            <div className={styles.tools}>
              <label className={styles.switch} htmlFor={toggle}>
                <input
                  id={toggle}
                  type="checkbox"
                  role="switch"
                  checked={only}
                  onChange={({ target }) => setOnly(target.checked)}
                />
                只看差异
              </label>
              <p className={styles.count}>
                {count} 行中 {differing} 行不同
                <span className={styles.mark}>≠</span>有差异的行
              </p>
              <div className={styles.editions}>
                {(['partition', 'citation', 'cn'] as const).map((kind) => {
                  const { all, current, choose } = compare.editionsOf(kind);
                  return (
                    <EditionSelect
                      key={kind}
                      label={
                        kind === 'partition'
                          ? '分区版本'
                          : kind === 'citation'
                            ? '引证指标版本'
                            : '中文影响因子版本'
                      }
                      editions={all}
                      current={current}
                      onChoose={choose}
                    />
                  );
                })}
              </div>
              <button
                type="button"
                className={styles.copy}
                onClick={() => void copyText(window.location.href, '对比链接已复制')}
              >
                <Link2 size={15} aria-hidden />
                复制链接
              </button>
            </div>
          ) : null}
        </div>
      </header>
      <PageFrame>
        {ids.length === 0 ? (
          <Panel>
            <Empty
              title="还没有选期刊"
              description={`在列表里点“对比”，最多选 ${mostCompared} 种，再回到这里并排看`}
              action={
                <LinkButton primary to={journalsPath}>
                  去选期刊
                </LinkButton>
              }
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
                action={
                  <LinkButton primary to={journalsPath}>
                    去选期刊
                  </LinkButton>
                }
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
            <div className={styles.scroll} role="region" aria-label="对比表，可左右滑动" tabIndex={0}>
              <table className={styles.table}>
                <thead>
                  <tr>
                    <th scope="col" className={styles.corner}>
                      期刊
                      <small>
                        最多 {mostCompared} 种{onPhone ? '，左右滑动' : ''}
                      </small>
                    </th>
                    {journals.map((journal) => (
                      <th key={journal.id} scope="col">
                        <div className={styles.journal}>
                          {onPhone ? null : (
                            <JournalCover id={journal.id} subject={journal.subjects[0] ?? ''} width={40} />
                          )}
                          <span className={styles.names}>
                            <Link to={journalPath(journal.id)}>{journal.name}</Link>
                            {journal.name_cn && journal.name_cn !== journal.name ? (
                              <small>{journal.name_cn}</small>
                            ) : null}
                          </span>
                          <button
                            type="button"
                            className={styles.remove}
                            aria-label={`移出对比：${journal.name}`}
                            onClick={() => leave(journal.id)}
                          >
                            <X size={16} aria-hidden />
                          </button>
                        </div>
                      </th>
                    ))}
                  </tr>
                </thead>
                <tbody>
                  {groups.map(({ title, rows }) => {
                    const shown = only ? rows.filter(({ differs }) => differs) : rows;
                    if (shown.length === 0) return null;
                    return (
                      <Fragment key={title}>
                        <tr className={styles.group}>
                          <th scope="colgroup" colSpan={journals.length + 1}>
                            <span>{title}</span>
                          </th>
                        </tr>
                        {shown.map((row) => (
                          <tr key={row.key} className={row.differs ? styles.differs : styles.same}>
                            <th scope="row">
                              {row.title}
                              {row.differs ? (
                                <span className={styles.mark} title="有差异">
                                  ≠
                                </span>
                              ) : null}
                            </th>
                            {row.values.map((value, n) => (
                              <td key={journals[n]?.id ?? n}>
                                <ValueCell row={row} value={value} journal={journals[n]} />
                              </td>
                            ))}
                          </tr>
                        ))}
                        {title === '分区与指标' && !only ? (
                          <tr className={styles.same}>
                            <th scope="row">五年趋势</th>
                            {journals.map(({ id, trend, citation }) => (
                              <td key={id}>
                                <Sparkline
                                  title={citation ? '影响因子' : '复合影响因子'}
                                  points={trend}
                                  otherwise={unknown}
                                />
                              </td>
                            ))}
                          </tr>
                        ) : null}
                      </Fragment>
                    );
                  })}
                  <tr className={styles.same}>
                    <th scope="row">下一步</th>
                    {journals.map((journal) => (
                      <td key={journal.id}>
                        <span className={styles.acts}>
                          <LiveLink className={styles.act} to={`/uploadfile/?tab=new&journal=${journal.id}`}>
                            投此刊
                          </LiveLink>
                          <Link className={styles.act} to={journalPath(journal.id)}>
                            详情
                          </Link>
                          <HeartButton journal={journal} />
                        </span>
                      </td>
                    ))}
                  </tr>
                </tbody>
              </table>
            </div>
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
