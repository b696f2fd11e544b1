import type { DataOf, StaffCoupon } from '@harbor/contract';
import { useIntention } from '@harbor/runtime';
import { Button, Overlay } from '@harbor/ui/kit';
import { useState } from 'react';
import { useSaving } from '../../desk/useSaving';
import { WordsField } from '../../parts/WordsField';
import styles from './Coupon.module.css';
import { useFindPeople, useGrantCoupon } from './queries';

type Found = DataOf<'POST /staff/coupon/people'>['data'];
type Given = DataOf<'POST /staff/coupon/grant/:id'>;

/** Numbers and phones that somebody typed, however they parted them. */
export const wordsOf = (text: string): string[] => [
  ...new Set(text.split(/[\s,，;；、]+/).filter((word) => word !== '')),
];

export interface GrantFormProps {
  coupon: StaffCoupon;
  onClose: () => void;
}

/** Gives a coupon to people: who they are is looked up first, and shown before anything is given. */
export function GrantForm({ coupon, onClose }: GrantFormProps) {
  const [text, setText] = useState('');
  const [reason, setReason] = useState('');
  const [faults, setFaults] = useState<{ text?: string; reason?: string }>({});
  const [found, setFound] = useState<Found>();
  const [given, setGiven] = useState<Given>();
  const saving = useSaving();
  const find = useFindPeople();
  const grant = useGrantCoupon();
  const intention = useIntention();
  const people = found?.flatMap(({ user }) => (user ? [user] : [])) ?? [];
  const known = people.filter(({ id }, at) => people.findIndex((one) => one.id === id) === at);
  const unknown = found?.filter(({ user }) => user === null) ?? [];

  async function handleFind() {
    const words = wordsOf(text);
    const wrong: typeof faults = {};
    if (words.length === 0) wrong.text = '请填写编号或手机号';
    if (words.length > 200) wrong.text = '一次最多 200 位用户';
    if (reason.trim().length < 2) wrong.reason = '请填写原因';
    setFaults(wrong);
    if (Object.keys(wrong).length > 0) return;
    const answer = await saving.run(() => find.mutateAsync({ body: { words } }));
    if (answer) setFound(answer.data);
  }
  async function handleGive() {
    const body = { user_ids: known.map(({ id }) => id), reason: reason.trim() };
    const answer = await saving.run(() =>
      grant.mutateAsync({ params: { id: coupon.id }, body, idempotencyKey: intention.keyFor(body) }),
    );
    if (answer) setGiven(answer);
  }

  const nameOf = (id: number) => known.find((one) => one.id === id)?.nickname ?? `编号 ${id}`;
  return (
    <Overlay
      open
      onClose={onClose}
      title={given ? '发放结果' : `发放 ${coupon.title}`}
      width={520}
      closeOnMask={false}
      footer={
        given ? (
          <Button kind="primary" onClick={onClose}>
            完成
          </Button>
        ) : found ? (
          <>
            <Button disabled={saving.busy} onClick={() => setFound(undefined)}>
              返回修改
            </Button>
            <Button
              kind="primary"
              disabled={known.length === 0}
              loading={saving.busy}
              onClick={() => void handleGive()}
            >
              发给 {known.length} 位用户
            </Button>
          </>
        ) : (
          <>
            <Button onClick={onClose}>取消</Button>
            <Button kind="primary" loading={saving.busy} onClick={() => void handleFind()}>
              下一步：核对
            </Button>
          </>
        )
      }
    >
      <div className={styles.form}>
        {given ? (
          <>
            <p>
              已发给 <b>{given.given}</b> 位用户，并通知了他们。
            </p>
            {given.refused.length > 0 ? (
              <>
                <p>{given.refused.length} 位没有发放：</p>
                <ul className={styles.people} aria-label="没有发放">
                  {given.refused.map(({ user_id, reason: why }) => (
                    <li key={user_id}>
                      <b>{nameOf(user_id)}</b>
                      <small>{why}</small>
                    </li>
                  ))}
                </ul>
              </>
            ) : null}
          </>
        ) : found ? (
          <>
            <p>
              每人 1 张，立即放入账户并通知本人，不能撤回，只能逐张作废。
              {coupon.left === null ? '' : `还剩 ${coupon.left} 张。`}
            </p>
            {unknown.length > 0 ? (
              <p className={styles.problem} role="alert">
                没有找到或账号不可用，将跳过：{unknown.map(({ word }) => word).join('、')}
              </p>
            ) : null}
            <ul className={styles.people} aria-label="将发给">
              {known.map(({ id, nickname, phone }) => (
                <li key={id}>
                  <b>{nickname}</b>
                  <small>
                    编号 {id}
                    {phone ? ` · ${phone}` : ''}
                  </small>
                </li>
              ))}
            </ul>
          </>
        ) : (
          <>
            <WordsField
              label="用户编号或完整手机号"
              value={text}
              onChange={setText}
              max={3000}
              rows={5}
              placeholder="每行一个，也可以用逗号隔开；最多 200 位"
              error={faults.text}
              focus
            />
            <WordsField
              label="原因（用户能看到）"
              value={reason}
              onChange={setReason}
              max={100}
              rows={2}
              placeholder="感谢您参与问卷"
              error={faults.reason}
            />
          </>
        )}
        {saving.problem ? (
          <p className={styles.problem} role="alert">
            {saving.problem}
          </p>
        ) : null}
      </div>
    </Overlay>
  );
}
