import { usePage, useParams, useQuery } from '@harbor/runtime';
import { Avatar, formatDate, formatTime, formatWhen } from '@harbor/ui';
import { Button } from '@harbor/ui/kit';
import { Tag } from '@harbor/ui/tag';
import { useState } from 'react';
import { DeskFrame } from '../../desk/DeskFrame';
import { useMe } from '../../desk/useMe';
import { Card } from '../../parts/Card';
import { Reveal } from '../../parts/reveal';
import { FreezeQuestion } from './FreezeQuestion';
import { userQuery } from './queries';
import { frozen, tones } from './status';
import { UserAsked } from './UserAsked';
import { UserNotes } from './UserNotes';
import styles from './UserPage.module.css';
import { UserThings } from './UserThings';

/** One member: who they are, what they have with the site, what they agreed to, what colleagues know. */
export function UserPage() {
  const { id = '' } = useParams();
  const query = useQuery(userQuery(Number(id)));
  const [asked, setAsked] = useState(false);
  const { rights } = useMe();
  usePage({ ready: query.data !== undefined || query.error !== null, title: query.data?.user.nickname });
  const { data } = query;
  const mayFreeze =
    data && rights.includes('users.freeze') && !data.user.is_staff && data.user.status <= frozen;
  return (
    <DeskFrame title="用户" back="/staff/users">
      {data ? (
        <>
          <header className={styles.head}>
            <Avatar name={data.user.nickname} size={48} />
            <div className={styles.who}>
              <h1>{data.user.nickname}</h1>
              <p>
                编号 {data.user.id} · 注册 {formatDate(data.user.created_at)} ·{' '}
                {data.user.last_seen_at ? `${formatWhen(data.user.last_seen_at)}登录` : '未登录过'}
              </p>
            </div>
            <span className={styles.tags}>
              <Tag tone={tones[data.user.status] ?? 'plain'}>{data.user.status_text}</Tag>
              {data.user.is_teacher ? <Tag tone="accent">教师</Tag> : null}
              {data.user.is_staff ? <Tag tone="primary">运营</Tag> : null}
            </span>
            {mayFreeze ? (
              <Button onClick={() => setAsked(true)}>
                {data.user.status === frozen ? '解除冻结' : '冻结账号'}
              </Button>
            ) : null}
          </header>
          {data.user.frozen_reason ? (
            <p className={styles.frozen}>
              <b>冻结原因（本人可见）</b>
              {data.user.frozen_reason}
            </p>
          ) : null}
          <div className={styles.columns}>
            <div className={styles.main}>
              <UserThings counts={data.counts} newest={data.newest} />
              <UserNotes userId={data.user.id} notes={data.notes} mayWrite={rights.includes('users.note')} />
            </div>
            <div className={styles.side}>
              <Card title="联系方式">
                {data.contacts.length > 0 ? (
                  <dl className={styles.facts}>
                    {data.contacts.map(({ field, label, masked }) => (
                      <div key={field}>
                        <dt>{label}</dt>
                        <dd>
                          <Reveal object="user" id={data.user.id} field={field} masked={masked} />
                        </dd>
                      </div>
                    ))}
                  </dl>
                ) : (
                  <p className={styles.none}>没有留下联系方式</p>
                )}
              </Card>
              <Card title="同意的协议">
                {data.consents.length > 0 ? (
                  <ul className={styles.lines}>
                    {data.consents.map((one) => (
                      <li key={`${one.document} ${one.version}`}>
                        <p>
                          {one.title} {one.version}
                          {one.current ? <Tag tone="accent">现行</Tag> : null}
                        </p>
                        <small>{formatTime(one.at)}</small>
                      </li>
                    ))}
                  </ul>
                ) : (
                  <p className={styles.none}>没有同意记录</p>
                )}
              </Card>
              <Card title="处理记录" note="最近 20 条">
                {data.history.length > 0 ? (
                  <ul className={styles.lines}>
                    {data.history.map((one) => (
                      <li key={one.id}>
                        <p>{one.text}</p>
                        {one.reason ? <p className={styles.reason}>{one.reason}</p> : null}
                        <small>
                          {one.by} · {formatTime(one.at)}
                        </small>
                      </li>
                    ))}
                  </ul>
                ) : (
                  <p className={styles.none}>还没有记录</p>
                )}
              </Card>
            </div>
          </div>
          <FreezeQuestion user={asked ? data.user : undefined} onClose={() => setAsked(false)} />
        </>
      ) : (
        <UserAsked query={query} />
      )}
    </DeskFrame>
  );
}

export default UserPage;
