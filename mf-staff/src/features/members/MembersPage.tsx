import type { TeamMember } from '@harbor/contract';
import { staffRoles } from '@harbor/contract/staff-rights';
import { usePage, useQuery } from '@harbor/runtime';
import { Avatar, Bone, formatWhen, Waiting } from '@harbor/ui';
import { Button, ErrorBlock, NoAccess, Panel } from '@harbor/ui/kit';
import { Tag } from '@harbor/ui/tag';
import { Plus } from 'lucide-react';
import { useState } from 'react';
import { denied } from '../../denied';
import { DeskFrame } from '../../desk/DeskFrame';
import { PageHead } from '../../parts/PageHead';
import { fixedReason } from './fixed';
import { MemberForm } from './MemberForm';
import styles from './Members.module.css';
import { RemoveQuestion, ResetQuestion } from './Questions';
import { membersQuery } from './queries';

interface Asked {
  kind: 'add' | 'roles' | 'remove' | 'reset';
  member?: TeamMember;
}

interface RowProps {
  member: TeamMember;
  fixed: string;
  onAsk: (kind: Asked['kind']) => void;
}

function Row({ member, fixed, onAsk }: RowProps) {
  const { name, phone, roles, lead, second_factor, last_seen_at, self } = member;
  return (
    <li className={styles.row}>
      <Avatar name={name} size={34} />
      <span className={styles.name}>
        <b>
          {name}
          {self ? '（您）' : ''}
        </b>
        <small>{phone}</small>
      </span>
      <span className={styles.tags}>
        {roles.map((role) => (
          <Tag key={role} tone={role === 'admin' ? 'primary' : 'plain'}>
            {staffRoles[role]}
          </Tag>
        ))}
        {lead ? <Tag tone="gold">主管</Tag> : null}
      </span>
      <span className={styles.state}>
        <small data-set={second_factor ? '' : undefined}>
          {second_factor ? '已设两步验证' : '未设两步验证'}
        </small>
        <small>{last_seen_at ? `${formatWhen(last_seen_at)}在线` : '未登录过'}</small>
      </span>
      {fixed ? (
        <span className={styles.fixed}>{fixed}</span>
      ) : (
        <span className={styles.acts}>
          <Button onClick={() => onAsk('roles')}>修改角色</Button>
          <Button disabled={!second_factor} onClick={() => onAsk('reset')}>
            重置验证
          </Button>
          <Button className={styles.remove} onClick={() => onAsk('remove')}>
            移出
          </Button>
        </span>
      )}
    </li>
  );
}

/** The team: who is in it, what each may do, and the ways to change that. */
export function MembersPage() {
  const { data, error, refetch } = useQuery(membersQuery());
  const [asked, setAsked] = useState<Asked>();
  usePage({ ready: data !== undefined || error !== null });
  const list = data?.list ?? [];
  const close = () => setAsked(undefined);
  const { kind, member } = asked ?? {};
  return (
    <DeskFrame>
      <PageHead title="团队成员" lead={data ? `${list.length} 人，每次修改都记入操作日志` : '\u00a0'}>
        <Button
          kind="primary"
          icon={<Plus size={15} aria-hidden />}
          disabled={!data && error !== null}
          onClick={() => setAsked({ kind: 'add' })}
        >
          添加成员
        </Button>
      </PageHead>
      {!data && !error ? (
        <Waiting className={styles.bones}>
          {[1, 2, 3, 4].map((n) => (
            <Bone key={n} height={42} />
          ))}
        </Waiting>
      ) : null}
      {!data && error ? (
        <Panel>
          {denied(error) ? (
            <NoAccess title="您没有管理团队成员的权限" description="如需修改角色，请联系超级管理员" />
          ) : (
            <ErrorBlock error={error} title="团队成员没有加载出来" onRetry={() => void refetch()} />
          )}
        </Panel>
      ) : null}
      {data ? (
        <ul className={styles.list} aria-label="团队成员">
          {list.map((one) => (
            <Row
              key={one.user_id}
              member={one}
              fixed={fixedReason(one, list)}
              onAsk={(next) => setAsked({ kind: next, member: one })}
            />
          ))}
        </ul>
      ) : null}
      {kind === 'add' || kind === 'roles' ? <MemberForm member={member} onClose={close} /> : null}
      {kind === 'remove' && member ? <RemoveQuestion member={member} onClose={close} /> : null}
      {kind === 'reset' && member ? <ResetQuestion member={member} onClose={close} /> : null}
    </DeskFrame>
  );
}

export default MembersPage;
