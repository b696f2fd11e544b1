import type { StaffUser } from '@harbor/contract';
import { Link, rowsOf, useInfiniteQuery, usePage, useSearchParams } from '@harbor/runtime';
import { Avatar, Bone, formatDate, formatWhen, Waiting } from '@harbor/ui';
import { Button, Empty, ErrorBlock, Panel, TextField } from '@harbor/ui/kit';
import { Tag } from '@harbor/ui/tag';
import { Search as Magnifier } from 'lucide-react';
import { useState } from 'react';
import { DeskFrame } from '../../desk/DeskFrame';
import { useMe } from '../../desk/useMe';
import { Choice } from '../../parts/Choice';
import { Reveal } from '../../parts/reveal';
import { FreezeQuestion } from './FreezeQuestion';
import { usersQuery } from './queries';
import { frozen, tones } from './status';
import styles from './UsersPage.module.css';

const statuses: readonly (readonly [value: number | undefined, title: string])[] = [
  [undefined, '全部'],
  [1, '正常'],
  [frozen, '冻结'],
  [3, '注销中'],
  [4, '已注销'],
];

/** Members: found by number, phone or name; accounts are closed and opened. */
export function UsersPage() {
  const [search, setSearch] = useSearchParams();
  const keyword = search.get('keyword') ?? '';
  const status = statuses.find(([value]) => String(value) === search.get('status'))?.[0];
  const [word, setWord] = useState(keyword);
  const [asked, setAsked] = useState<StaffUser>();
  const users = useInfiniteQuery(usersQuery(keyword, status));
  const rows = rowsOf(users.data);
  const mayFreeze = useMe().rights.includes('users.freeze');
  usePage({ ready: users.data !== undefined || users.error !== null });

  function go(next: { keyword?: string; status?: number }) {
    const query = new URLSearchParams();
    if (next.keyword) query.set('keyword', next.keyword);
    if (next.status) query.set('status', String(next.status));
    setSearch(query);
  }

  return (
    <DeskFrame>
      <header className={styles.head}>
        <h1>用户</h1>
        <form
          className={styles.find}
          onSubmit={(event) => {
            event.preventDefault();
            go({ keyword: word.trim(), status });
          }}
        >
          <TextField
            aria-label="查找用户"
            placeholder="编号、完整手机号或昵称"
            maxLength={50}
            value={word}
            before={<Magnifier size={16} aria-hidden />}
            onChange={({ target }) => setWord(target.value)}
          />
          <Button kind="primary" type="submit" size="l">
            查找
          </Button>
        </form>
        <Choice
          label="账号状态"
          className={styles.statuses}
          value={status}
          onChoose={(value) => go({ keyword, status: value })}
          options={statuses.map(([value, title]) => ({ value, title }))}
        />
      </header>
      {!users.data && !users.error ? (
        <Waiting className={styles.bones}>
          {[1, 2, 3, 4, 5, 6].map((n) => (
            <p key={n}>
              <Bone height={48} />
            </p>
          ))}
        </Waiting>
      ) : null}
      {!users.data && users.error ? (
        <Panel>
          <ErrorBlock error={users.error} title="用户没有加载出来" onRetry={() => void users.refetch()} />
        </Panel>
      ) : null}
      {users.data && rows.length === 0 ? (
        <Panel>
          <Empty title="没有找到这样的用户" description="手机号须完整；昵称可以只写一部分" />
        </Panel>
      ) : null}
      {rows.length > 0 ? (
        <ul className={styles.list} aria-label="用户">
          {rows.map((user) => (
            <li key={user.id} className={styles.row}>
              <Avatar name={user.nickname} size={34} />
              <span className={styles.name}>
                <Link className={styles.link} to={`/staff/users/${user.id}`}>
                  {user.nickname}
                </Link>
                <small>
                  编号 {user.id}
                  {user.phone ? ' · ' : ''}
                  <Reveal object="user" id={user.id} field="phone" masked={user.phone} />
                </small>
              </span>
              <span className={styles.tags}>
                <Tag tone={tones[user.status] ?? 'plain'}>{user.status_text}</Tag>
                {user.is_teacher ? <Tag tone="accent">教师</Tag> : null}
                {user.is_staff ? <Tag tone="primary">运营</Tag> : null}
              </span>
              <span className={styles.times}>
                <small>注册 {formatDate(user.created_at)}</small>
                <small>{user.last_seen_at ? `${formatWhen(user.last_seen_at)}登录` : '未登录过'}</small>
              </span>
              <span className={styles.why}>{user.frozen_reason}</span>
              <span className={styles.act}>
                {mayFreeze && !user.is_staff && user.status <= frozen ? (
                  <Button onClick={() => setAsked(user)}>
                    {user.status === frozen ? '解除冻结' : '冻结'}
                  </Button>
                ) : null}
              </span>
            </li>
          ))}
        </ul>
      ) : null}
      {users.hasNextPage ? (
        <p className={styles.more}>
          <Button loading={users.isFetchingNextPage} onClick={() => void users.fetchNextPage()}>
            加载更多
          </Button>
        </p>
      ) : null}
      <FreezeQuestion key={asked?.id} user={asked} onClose={() => setAsked(undefined)} />
    </DeskFrame>
  );
}

export default UsersPage;
