import type { TeacherPage } from '@harbor/contract';
import { LiveLink, navigate, notify, requireLogin, useQuery, useSession } from '@harbor/runtime';
import { Button } from '@harbor/ui/kit';
import { useId, useState } from 'react';
import styles from './Invite.module.css';
import { invitable, useInvite, useWish } from './queries';
import { canInvite } from './words';

/**
 * The way to ask one teacher first: a service is chosen and bought as always, and once its form is handed in the order is
 * this teacher's alone for a day. An order that waits already can be offered at once.
 */
export function Invite({ teacher }: { teacher: TeacherPage }) {
  const { services, name, id, invite_hours: hours } = teacher;
  const [chosen, setChosen] = useState(services[0]?.id ?? 0);
  const field = useId();
  const wish = useWish({ onSuccess: () => navigate(`/goodsdetail/${chosen}`) });
  const service = services.find((one) => one.id === chosen);
  if (!canInvite(teacher) || services.length === 0)
    return <p className={styles.closed}>{teacher.presence.text}，可以先收藏，稍后再邀请。</p>;
  return (
    <>
      <p className={styles.rule}>
        付款并提交资料后，需求只给{name}老师。<b>{hours} 小时内</b>未接，自动转到接单大厅，您也可以随时收回。
      </p>
      <label htmlFor={field} className={styles.label}>
        选择服务
      </label>
      <select
        id={field}
        className={styles.select}
        value={chosen}
        onChange={(event) => setChosen(Number(event.target.value))}
      >
        {services.map((one) => (
          <option key={one.id} value={one.id}>
            {one.title}
          </option>
        ))}
      </select>
      {service ? (
        <dl className={styles.facts}>
          <div>
            <dt>试做</dt>
            <dd>{service.need_trial ? '可先试做 300 字' : '直接开始'}</dd>
          </div>
          <div>
            <dt>交付</dt>
            <dd>接单后 {service.deliver_days} 天内</dd>
          </div>
        </dl>
      ) : null}
      <Button
        kind="primary"
        block
        loading={wish.isPending}
        onClick={() => {
          if (requireLogin()) wish.mutate({ params: { id }, body: { goods_id: chosen } });
        }}
      >
        去填写需求
      </Button>
      <Waiting teacher={teacher} />
    </>
  );
}

/** Orders that wait already, each offered by one press. */
function Waiting({ teacher: { id, name } }: { teacher: TeacherPage }) {
  const { loggedIn } = useSession();
  const { data } = useQuery({ ...invitable(id), enabled: loggedIn });
  const invite = useInvite({ onSuccess: () => notify.success(`已邀请${name}老师`) });
  const orders = data?.data ?? [];
  if (orders.length === 0) return null;
  return (
    <div className={styles.waiting}>
      <h3>邀请接待中的订单</h3>
      <ul>
        {orders.map((order) => (
          <li key={order.id}>
            <LiveLink to={`/orderdetail/${order.id}`}>{order.title}</LiveLink>
            <Button
              loading={invite.isPending && invite.variables?.params.id === order.id}
              disabled={invite.isPending}
              onClick={() => invite.mutate({ params: { id: order.id }, body: { teacher_id: id } })}
            >
              邀请
            </Button>
          </li>
        ))}
      </ul>
    </div>
  );
}
