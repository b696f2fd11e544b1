import type { DeskTeacherApplication } from '@harbor/contract';
import { useQuery } from '@harbor/runtime';
import { formatTime, formatWhen } from '@harbor/ui';
import { Tag } from '@harbor/ui/tag';
import { useState } from 'react';
import { Card } from '../../../parts/Card';
import { type Act, ActPanel } from '../parts/ActPanel';
import styles from '../parts/Detail.module.css';
import { Facts } from '../parts/Facts';
import { Loaded } from '../parts/Loaded';
import { PersonCard } from '../parts/PersonCard';
import { Pills } from '../parts/Pills';
import { useCase } from '../parts/scope';
import { Timeline } from '../parts/Timeline';
import { teacherApplyQuery } from '../queries';
import { Items } from './Items';
import own from './Teacher.module.css';
import { Viewer } from './Viewer';

function Views({ views }: Pick<DeskTeacherApplication, 'views'>) {
  return (
    <Card title="敏感信息查看记录" note={`${views.length} 条`}>
      {views.length === 0 ? <p className={styles.none}>还没有人打开过</p> : null}
      <ul className={styles.rows}>
        {views.map((view) => (
          <li key={view.id}>
            {formatWhen(view.at)} · {view.who} {view.what}
            {view.why ? `（${view.why}）` : ''} {view.audit}
          </li>
        ))}
      </ul>
      <p className={styles.said}>只增不改。申请人能看到谁在什么时候打开过。</p>
    </Card>
  );
}

function Words({ application }: { application: DeskTeacherApplication }) {
  const { intro, sample, works } = application;
  if (!intro && !sample && works.length === 0) return null;
  return (
    <Card title="介绍、成果与试做样例">
      {intro ? <p className={styles.text}>{intro}</p> : null}
      <ul className={styles.rows}>
        {works.map((work) => (
          <li key={`${work.year}${work.title}`}>
            {work.year} · {work.title} · {work.place} · {work.role}
          </li>
        ))}
      </ul>
      {sample ? <p className={styles.text}>{sample}</p> : null}
    </Card>
  );
}

function Detail() {
  const { id, locked } = useCase();
  return (
    <Loaded query={useQuery(teacherApplyQuery(id))}>
      {(application) => {
        const mine = application.lock?.mine === true && !locked;
        return (
          <div className={own.frame}>
            <Card
              title={`${application.no} · 第 ${application.round} 次提交`}
              note={application.status_text}
              extra={application.kind === 2 ? <Tag tone="gold">变更</Tag> : null}
            >
              <Facts
                rows={[
                  ['提交于', application.submitted_at ? formatTime(application.submitted_at) : ''],
                  ['时限', application.due_at ? formatTime(application.due_at) : ''],
                  ['补充期限', application.supplement_until ? formatTime(application.supplement_until) : ''],
                  [
                    '正在审核',
                    application.lock
                      ? `${application.lock.who}，到 ${formatWhen(application.lock.until)}`
                      : '',
                  ],
                  ['结果说明', application.reason],
                  ...application.before.map(({ label, value }) => [`原${label}`, value] as const),
                ]}
              />
              {application.duplicates.map(({ text, application_id }) => (
                <p key={`${text}${application_id}`} className={styles.alarm}>
                  {text}
                </p>
              ))}
            </Card>
            <div className={own.two}>
              <div className={own.left}>
                <Viewer application={application} mine={mine} />
              </div>
              <Items application={application} mine={mine} />
            </div>
            <Words application={application} />
            <Card title="查重与核对">
              <Facts rows={application.checks.map(({ label, value }) => [label, value] as const)} />
            </Card>
            <Views views={application.views} />
            <Card title="历史">
              <Timeline
                lines={application.history.map(({ who, text, note, at }) => ({
                  title: text,
                  actor: who,
                  note,
                  at,
                }))}
              />
            </Card>
            <PersonCard
              title="申请人"
              person={{
                id: application.user_id,
                nickname: application.nickname,
                phone: application.phone_masked,
              }}
            />
          </div>
        );
      }}
    </Loaded>
  );
}

function actsOf(application: DeskTeacherApplication, forged: boolean): Act[] {
  const params = { id: application.id };
  const { no, counts, lock, status } = application;
  if (status !== 1 && status !== 2) return [];
  if (!lock?.mine)
    return lock
      ? []
      : [
          {
            key: 'open',
            title: '开始审核，锁定 30 分钟',
            kind: 'primary',
            hot: 'a',
            run: (decide) =>
              decide('POST /staff/teacher/apply/open/:id', { params }, { said: `已打开 ${no}`, stays: true }),
          },
        ];
  const acts: Act[] = [];
  if (counts.open === 0 && counts.wanted === 0)
    acts.push({
      key: 'approve',
      title: '通过',
      kind: 'primary',
      hot: 'a',
      run: (decide) => decide('POST /staff/teacher/apply/approve/:id', { params }, { said: `已通过 ${no}` }),
    });
  if (counts.wanted > 0)
    acts.push({
      key: 'supplement',
      title: `请补充 ${counts.wanted} 项，给 ${application.supplement_days} 天`,
      kind: 'primary',
      hot: 'm',
      run: (decide) =>
        decide('POST /staff/teacher/apply/supplement/:id', { params }, { said: `已请申请人补充：${no}` }),
    });
  acts.push(
    {
      key: 'reject',
      title: forged ? '驳回，365 天内不能再申请' : '驳回',
      kind: 'refuse',
      hot: 'r',
      reason: true,
      run: (decide, reason) =>
        decide(
          'POST /staff/teacher/apply/reject/:id',
          { params, body: { reason, forged } },
          { said: `已驳回 ${no}` },
        ),
    },
    {
      key: 'close',
      title: '放回队列',
      run: (decide) =>
        decide('POST /staff/teacher/apply/close/:id', { params }, { said: `已放回 ${no}`, stays: true }),
    },
  );
  return acts;
}

function Decision() {
  const { id } = useCase();
  const { data } = useQuery(teacherApplyQuery(id));
  const [forged, setForged] = useState<'no' | 'yes'>('no');
  if (!data) return null;
  const acts = actsOf(data, forged === 'yes');
  const open = data.counts.open;
  return (
    <>
      {data.lock?.mine ? (
        <Pills
          label="驳回时"
          options={[
            ['no', '材料不符'],
            ['yes', '材料伪造'],
          ]}
          value={forged}
          onChange={setForged}
        />
      ) : null}
      <ActPanel
        acts={acts}
        label="驳回原因（申请人可见）"
        reasons={data.reasons}
        max={300}
        min={5}
        hint={
          data.lock?.mine && open > 0
            ? `还有 ${open} 项未判定。全部通过后才能点“通过”，请补充可随时发出。`
            : '通过后第 30 天自动删除全部图片，只留核验结果与校验码。'
        }
      />
    </>
  );
}

export default { Detail, Decision };
