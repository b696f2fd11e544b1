import { Link, notify, usePage, useQuery, useSearchParams } from '@harbor/runtime';
import { Avatar } from '@harbor/ui';
import { Button, Pager } from '@harbor/ui/kit';
import { Tag } from '@harbor/ui/tag';
import { type FormEvent, useState } from 'react';
import { DeskFrame } from '../../../desk/DeskFrame';
import { useMe } from '../../../desk/useMe';
import { useSaving } from '../../../desk/useSaving';
import { Listed } from '../../../parts/Listed';
import { PageHead } from '../../../parts/PageHead';
import { Correct } from './Correct';
import styles from './LevelsPage.module.css';
import { teachersQuery, useRecompute } from './queries';
import { TeacherDetail } from './TeacherDetail';
import { Terms } from './Terms';
import { rateText, scoreText } from './words';

/** Levels and credit of the teachers: how they come to be, corrected with a reason, reckoned anew. */
export function LevelsPage() {
  const [search, setSearch] = useSearchParams();
  const page = Number(search.get('page')) || 1;
  const keyword = search.get('keyword') ?? '';
  const low = search.get('low') === '1';
  const query = useQuery(
    teachersQuery({ page, keyword: keyword || undefined, most_credit: low ? 79 : undefined }),
  );
  const mayCorrect = useMe().rights.includes('teachers.credit');
  const recompute = useRecompute();
  const saving = useSaving();
  const [open, setOpen] = useState<number>();
  const [correcting, setCorrecting] = useState<{ id: number; name: string }>();
  const [terms, setTerms] = useState(false);
  usePage({ ready: !query.isPending });
  const to = (next: Record<string, string>) => {
    const said = new URLSearchParams({ keyword, low: low ? '1' : '', ...next });
    for (const [name, value] of [...said]) if (value === '') said.delete(name);
    return said;
  };
  const find = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const word = new FormData(event.currentTarget).get('keyword');
    setSearch(to({ keyword: typeof word === 'string' ? word.trim() : '' }));
  };
  return (
    <DeskFrame title="老师等级与信用">
      <PageHead title="老师等级与信用" lead="由订单结果、评价与事项自动计算，公式对所有人公开">
        <Button onClick={() => setTerms(true)}>等级设置</Button>
        {mayCorrect ? (
          <Button
            loading={saving.busy}
            onClick={() =>
              void saving
                .run(async () => ({ done: await recompute.mutateAsync({}) }))
                .then((answer) => answer && notify.success(`已重新计算，${answer.done.changed} 位老师有变化`))
            }
          >
            重新计算
          </Button>
        ) : null}
      </PageHead>
      {saving.problem ? (
        <p className={styles.problem} role="alert">
          {saving.problem}
        </p>
      ) : null}
      <form className={styles.find} onSubmit={find} key={keyword}>
        <input
          name="keyword"
          type="search"
          aria-label="老师姓名"
          placeholder="昵称或姓名"
          defaultValue={keyword}
          maxLength={50}
        />
        <Button type="submit">查找</Button>
        <Button
          aria-pressed={low}
          kind={low ? 'primary' : 'outline'}
          onClick={() => setSearch(to({ low: low ? '' : '1' }))}
        >
          信用分低于 80
        </Button>
      </form>
      <Listed
        query={query}
        things="老师"
        empty={({ data }) => data.length === 0}
        emptyTitle={keyword || low ? '没有符合条件的老师' : '还没有认证老师'}
        emptyText={keyword || low ? '换一个条件试试' : '老师认证通过后显示在这里'}
      >
        {({ data, current_page, last_page }) => (
          <>
            <table className={styles.table}>
              <thead>
                <tr>
                  {['老师', '等级', '信用分', '准时率', '验收率', '评分', '进行中', '状态', '操作'].map(
                    (head) => (
                      <th key={head} scope="col">
                        {head}
                      </th>
                    ),
                  )}
                </tr>
              </thead>
              <tbody>
                {data.map((one) => (
                  <tr key={one.id}>
                    <th scope="row">
                      <span className={styles.who}>
                        <Avatar name={one.name} src={one.avatar_img} size={32} />
                        <span>
                          <Link to={`/staff/users/${one.id}`}>{one.name}</Link>
                          <small>{one.university}</small>
                        </span>
                      </span>
                    </th>
                    <td>
                      <Tag tone={one.level > 1 ? 'accent' : 'gold'}>{one.level_text}</Tag>
                    </td>
                    <td>
                      <b>{one.credit}</b>
                    </td>
                    <td>{rateText(one.on_time)}</td>
                    <td>{rateText(one.accept)}</td>
                    <td>{scoreText(one.score)}</td>
                    <td>{one.open_orders}</td>
                    <td>{one.presence.text}</td>
                    <td>
                      <span className={styles.acts}>
                        <Button aria-label={`看${one.name}的计算`} onClick={() => setOpen(one.id)}>
                          计算
                        </Button>
                        {mayCorrect ? (
                          <Button
                            aria-label={`更正${one.name}的信用分`}
                            onClick={() => setCorrecting({ id: one.id, name: one.name })}
                          >
                            更正
                          </Button>
                        ) : null}
                      </span>
                    </td>
                  </tr>
                ))}
              </tbody>
            </table>
            <Pager page={current_page} lastPage={last_page} to={(n) => `?${to({ page: String(n) })}`} />
          </>
        )}
      </Listed>
      {open ? <TeacherDetail id={open} onClose={() => setOpen(undefined)} /> : null}
      {correcting ? <Correct {...correcting} onClose={() => setCorrecting(undefined)} /> : null}
      {terms ? <Terms onClose={() => setTerms(false)} /> : null}
    </DeskFrame>
  );
}

export default LevelsPage;
