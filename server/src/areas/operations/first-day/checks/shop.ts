import { sql } from 'kysely';
import type { Db } from '../../../../db/connect';
import { userStatus } from '../../../base/accounts/user-status';
import { failed, type Look, missing, ok } from '../check';

const onShelf = 1;

async function count(
  db: Db,
  table: 'categories' | 'goods' | 'journals' | 'support_contacts',
): Promise<number> {
  const holds =
    table === 'goods' ? sql`status = ${onShelf}` : table === 'support_contacts' ? sql`active` : sql`true`;
  const { rows } = await sql<{ n: number }>`
    select count(*)::int as n from ${sql.table(table)} where ${holds}`.execute(db);
  return rows[0]?.n ?? 0;
}

/** What buyers need to find, and who answers them. */
export const shop: readonly Look[] = [
  {
    key: 'category',
    title: '第一个服务分类',
    todo: '新建服务分类，买家按分类找服务',
    link: '/staff/catalogue',
    async look({ db }) {
      const n = await count(db, 'categories');
      return n > 0 ? ok(`有 ${n} 个分类`) : missing('还没有分类');
    },
  },
  {
    key: 'service',
    title: '第一个上架的服务',
    todo: '新建服务并上架',
    link: '/staff/catalogue',
    async look({ db }) {
      const n = await count(db, 'goods');
      return n > 0 ? ok(`有 ${n} 个服务在架`) : missing('还没有上架的服务，买家无法下单');
    },
  },
  {
    key: 'journals',
    title: '期刊库',
    todo: '上传期刊数据，核对后写入，查询工具才有内容',
    link: '/staff/journals',
    async look({ db }) {
      const n = await count(db, 'journals');
      return n > 0 ? ok(`有 ${n} 种期刊`) : missing('期刊库还是空的，查询工具查不到期刊');
    },
  },
  {
    key: 'contacts',
    title: '客服联系方式',
    todo: '新增客服微信等联系方式，显示在服务页与联系我们',
    link: '/staff/site/contacts',
    async look({ db }) {
      const n = await count(db, 'support_contacts');
      return n > 0 ? ok(`有 ${n} 个在用`) : missing('还没有联系方式');
    },
  },
  {
    key: 'second_lead',
    title: '第二位同事与主管',
    todo: '添加成员并设一位主管：超时的事项有人接到通知，¥1,000 以上的退款有第二个人复核',
    link: '/staff/members',
    async look({ db }) {
      const members = await db
        .selectFrom('staff_members as m')
        .innerJoin('users as u', 'u.id', 'm.user_id')
        .leftJoin('staff_second_factors as f', 'f.user_id', 'm.user_id')
        .select(['m.lead', 'f.confirmed_at'])
        .where('u.status', '=', userStatus.normal)
        .execute();
      if (members.length < 2) return missing('团队只有一个人');
      const ready = members.filter(({ confirmed_at }) => confirmed_at !== null);
      if (ready.length < 2) return failed('设好两步验证、能进入工作台的只有一个人');
      return ready.some(({ lead }) => lead)
        ? ok(`${ready.length} 人可以进入工作台，有主管`)
        : missing('还没有设好两步验证的主管');
    },
  },
];
