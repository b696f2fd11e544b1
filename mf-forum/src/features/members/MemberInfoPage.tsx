import { Link, usePage, useParams } from '@harbor/runtime';
import { formatDate } from '@harbor/ui';
import { PageSkeleton, Panel } from '@harbor/ui/desktop';
import { nameOf } from '../../people/nameOf';
import { FailedPage } from '../../states/FailedPage';
import { MemberHead } from './MemberHead';
import styles from './MemberPage.module.css';
import { useMember } from './useMember';

const genders = ['未填写', '男', '女'];

/** What a member says of themselves. */
export function MemberInfoPage() {
  const id = Number(useParams().id);
  const { data: member, error, refetch } = useMember(id);
  usePage({
    ready: Boolean(member || error),
    crumbs: [
      { title: member ? nameOf(member) : '用户主页', path: `/forumuser/${id}` },
      { title: '基本资料' },
    ],
  });
  if (error && !member)
    return (
      <FailedPage
        title="资料没有加载出来"
        query={{ error, refetch }}
        onward={<Link to="/forumindex/">返回论坛</Link>}
      />
    );
  if (!member) return <PageSkeleton />;
  const facts: [string, string][] = [
    ['昵称', member.nickname],
    ['身份', member.identity],
    ['单位', member.unit],
    ['性别', genders[member.gender] ?? ''],
    ['研究方向', member.subjects.join('、')],
    ['简介', member.bio],
    ['IP属地', member.ip_region],
    ['加入时间', formatDate(member.joined_at)],
  ];
  return (
    <div className={styles.page}>
      <MemberHead member={member} />
      <Panel>
        <h2 className={styles.title}>基本资料</h2>
        <dl className={styles.facts}>
          {facts.flatMap(([name, said]) => [
            <dt key={name}>{name}</dt>,
            <dd key={`${name}的内容`}>{said || '未填写'}</dd>,
          ])}
        </dl>
      </Panel>
    </div>
  );
}

export default MemberInfoPage;
