import { LiveLink, usePage, useQuery } from '@harbor/runtime';
import { formatDate } from '@harbor/ui';
import { Panel } from '@harbor/ui/kit';
import { Tag } from '@harbor/ui/tag';
import { StateGate } from '../../parts/StateGate';
import { PlatformFrame } from '../../platform/PlatformFrame';
import { ownProfile } from '../../platform/queries';
import styles from './QualificationsPage.module.css';
import { qualifications, standing } from './queries';

/** `/receiveorder/qualifications`: what the platform has looked at, and which services this teacher offers. */
export function QualificationsPage() {
  const state = useQuery(standing());
  const proofs = useQuery(qualifications());
  const profile = useQuery(ownProfile()).data;
  usePage({ ready: !state.isPending });
  return (
    <PlatformFrame tab="qualifications" title="资质与服务">
      <StateGate query={state} failed="资质没有加载出来">
        {({ teacher }) => (
          <div className={styles.grid}>
            <Panel>
              <h2>已认证的资料</h2>
              <p className={styles.small}>
                {teacher ? `${formatDate(teacher.approved_at)} 通过 · ${teacher.status_text}` : '还没有认证'}
              </p>
              <dl className={styles.facts}>
                {(teacher?.certified ?? []).map(({ label, value }) => (
                  <div key={label}>
                    <dt>{label}</dt>
                    <dd>{value}</dd>
                  </div>
                ))}
              </dl>
              <p className={styles.ways}>
                <LiveLink to="/certification_new/examine">变更认证资料、查看打开记录</LiveLink>
                <LiveLink to="/certification_new/rules">接单规范与承诺书</LiveLink>
              </p>
            </Panel>
            <Panel>
              <h2>擅长服务</h2>
              <p className={styles.small}>大厅按学科与擅长服务为您匹配需求。</p>
              <ul className={styles.skills}>
                {(profile?.skill_choices ?? [])
                  .filter(({ no }) => profile?.skills.includes(no))
                  .map(({ no, title }) => (
                    <li key={no}>{title}</li>
                  ))}
              </ul>
              <p className={styles.ways}>
                <LiveLink to="/teacherinfo/">修改服务、时间与回避名单</LiveLink>
              </p>
            </Panel>
          </div>
        )}
      </StateGate>
      <StateGate query={proofs} failed="证明材料没有加载出来">
        {({ items, evidence_until: until }) => (
          <Panel>
            <h2>证明材料</h2>
            <p className={styles.small}>
              {until ? `图片与原件将于 ${formatDate(until)} 删除，只留结果与校验码。` : '材料加密存放。'}
            </p>
            <ul className={styles.items}>
              {items
                .filter(({ files }) => files.length > 0)
                .map((item) => (
                  <li key={item.key}>
                    <b>{item.label}</b>
                    <span>{item.files.map(({ name }) => name).join('、')}</span>
                    <Tag tone={item.result === 1 ? 'accent' : 'plain'}>
                      {item.result === 1 ? '通过' : item.result === 2 ? '需补充' : '未判定'}
                    </Tag>
                  </li>
                ))}
            </ul>
          </Panel>
        )}
      </StateGate>
    </PlatformFrame>
  );
}

export default QualificationsPage;
