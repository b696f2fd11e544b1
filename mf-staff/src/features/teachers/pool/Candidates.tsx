import type { DeskCandidate, DeskPoolDetail } from '@harbor/contract';
import { notify, useQuery } from '@harbor/runtime';
import { Avatar } from '@harbor/ui';
import { Button, Overlay } from '@harbor/ui/kit';
import { Tag } from '@harbor/ui/tag';
import { type FormEvent, useState } from 'react';
import { candidatesQuery } from '../../../desk/candidates';
import { useSaving } from '../../../desk/useSaving';
import { Card } from '../../../parts/Card';
import { Listed } from '../../../parts/Listed';
import { WordsField } from '../../../parts/WordsField';
import styles from './Pool.module.css';
import { useDispatch, useHandOver } from './queries';

/** Teachers for an order with their match and what hinders; one press gives it to them, or hands it over. */
export function Candidates({ order }: { order: DeskPoolDetail }) {
  const [keyword, setKeyword] = useState('');
  const [barred, setBarred] = useState(false);
  const [page, setPage] = useState(1);
  const [chosen, setChosen] = useState<DeskCandidate>();
  const over = order.acts.includes('hand_over');
  const query = useQuery(
    candidatesQuery(order.id, { page, keyword: keyword || undefined, barred: barred ? '1' : undefined }),
  );
  const find = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const word = new FormData(event.currentTarget).get('keyword');
    setPage(1);
    setKeyword(typeof word === 'string' ? word.trim() : '');
  };
  return (
    <Card
      title={over ? '转交给另一位老师' : '派单'}
      note={order.avoided > 0 ? `已回避 ${order.avoided} 项，被回避的老师不能派` : '按匹配度排列'}
    >
      <form className={styles.tools} onSubmit={find}>
        <input name="keyword" type="search" aria-label="老师昵称" placeholder="老师昵称" maxLength={50} />
        <Button type="submit">查找</Button>
        <label>
          <input
            type="checkbox"
            checked={barred}
            onChange={({ target }) => {
              setBarred(target.checked);
              setPage(1);
            }}
          />
          同时显示不能派的老师
        </label>
      </form>
      <Listed
        query={query}
        things="老师"
        empty={({ data }) => data.length === 0}
        emptyTitle="没有可派的老师"
        emptyText="可以显示不能派的老师，看看原因"
      >
        {({ data, current_page, last_page }) => (
          <>
            <ul className={styles.candidates} aria-label="可派的老师">
              {data.map((one) => (
                <li key={one.id}>
                  <div className={styles.who}>
                    <Avatar src={one.avatar_img} name={one.name} size={36} />
                    <div>
                      <b>{one.name}</b>
                      <p>
                        <Tag tone="primary">匹配 {one.match.percent}%</Tag>
                        <span>{one.match.reasons.join(' · ') || '没有匹配项'}</span>
                      </p>
                      <p>
                        <span>{one.level_text}</span>
                        <span>信用 {one.credit}</span>
                        <span>
                          正式 {one.formal_takes}/{one.max_formal} · 试做 {one.open_takes}
                        </span>
                        {one.hindrance ? (
                          <span className={one.barred ? styles.barred : undefined}>{one.hindrance}</span>
                        ) : null}
                      </p>
                    </div>
                  </div>
                  <Button disabled={one.barred} onClick={() => setChosen(one)} aria-label={`派给${one.name}`}>
                    {over ? '转交' : '派单'}
                  </Button>
                </li>
              ))}
            </ul>
            {last_page > 1 ? (
              <div className={styles.acts}>
                <Button disabled={current_page === 1} onClick={() => setPage(current_page - 1)}>
                  上一页
                </Button>
                <Button disabled={current_page === last_page} onClick={() => setPage(current_page + 1)}>
                  下一页
                </Button>
              </div>
            ) : null}
          </>
        )}
      </Listed>
      {chosen ? (
        <Giving order={order} teacher={chosen} over={over} onClose={() => setChosen(undefined)} />
      ) : null}
    </Card>
  );
}

interface GivingProps {
  order: DeskPoolDetail;
  teacher: DeskCandidate;
  over: boolean;
  onClose: () => void;
}

function Giving({ order, teacher, over, onClose }: GivingProps) {
  const [words, setWords] = useState('');
  const [missing, setMissing] = useState('');
  const dispatch = useDispatch();
  const handOver = useHandOver();
  const saving = useSaving();
  async function handleYes() {
    const text = words.trim();
    setMissing(over && text.length < 2 ? '请填写原因' : '');
    if (over && text.length < 2) return;
    const params = { id: order.id };
    const answer = await saving.run(async () =>
      over
        ? handOver.mutateAsync({ params, body: { teacher_id: teacher.id, reason: text } })
        : dispatch.mutateAsync({ params, body: { teacher_id: teacher.id, ...(text && { note: text }) } }),
    );
    if (!answer) return;
    notify.success(over ? `已转交给 ${teacher.name}` : `已派给 ${teacher.name}`);
    onClose();
  }
  return (
    <Overlay
      open
      onClose={onClose}
      title={over ? `转交给 ${teacher.name}` : `派给 ${teacher.name}`}
      width={480}
      closeOnMask={false}
      footer={
        <>
          <Button disabled={saving.busy} onClick={onClose}>
            取消
          </Button>
          <Button kind="primary" loading={saving.busy} onClick={() => void handleYes()}>
            {over ? '转交' : '派单'}
          </Button>
        </>
      }
    >
      <p>
        {over
          ? '原来的老师不再服务，承诺的交付时间不变，客户会收到通知。'
          : '直接进入正式服务，交付计时从现在开始，客户与老师都会收到通知。'}
      </p>
      {teacher.hindrance ? <p>请留意：{teacher.hindrance}</p> : null}
      <WordsField
        label={over ? '原因' : '说明（可不填）'}
        value={words}
        onChange={setWords}
        max={200}
        error={missing || saving.fieldError('reason') || saving.fieldError('teacher_id')}
      />
      {saving.problem ? <p role="alert">{saving.problem}</p> : null}
    </Overlay>
  );
}
