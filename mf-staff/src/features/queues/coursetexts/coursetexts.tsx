import type { DeskText } from '@harbor/contract';
import { courseTextRule } from '@harbor/contract/course-text';
import { Link, LiveLink, useQuery } from '@harbor/runtime';
import { Stars } from '@harbor/ui';
import { Button } from '@harbor/ui/kit';
import { useState } from 'react';
import { useMe } from '../../../desk/useMe';
import { Card } from '../../../parts/Card';
import { clock } from '../../../parts/clock';
import { type Act, ActPanel } from '../parts/ActPanel';
import { AuthorCard } from '../parts/AuthorCard';
import styles from '../parts/Detail.module.css';
import { Facts } from '../parts/Facts';
import { Loaded } from '../parts/Loaded';
import { SayForm } from '../parts/SayForm';
import { useCase } from '../parts/scope';
import { Timeline } from '../parts/Timeline';
import { courseTextQuery } from '../queries';

function Detail() {
  const { id } = useCase();
  const mayEdit = useMe().rights.includes('courses');
  return (
    <Loaded query={useQuery(courseTextQuery(id))}>
      {(one) => (
        <>
          <Card
            title={`${one.kind_text}于《${one.course.title}》`}
            note={one.status_text}
            extra={
              <LiveLink className={styles.link} to={`/classdetail/${one.course.id}`}>
                看课程页
              </LiveLink>
            }
          >
            {one.stars ? (
              <p className={styles.tags}>
                <Stars value={one.stars} />
              </p>
            ) : null}
            <p className={styles.text}>{one.content}</p>
            {one.reason ? <p className={styles.said}>上次处理原因：{one.reason}</p> : null}
            {one.reply ? <p className={styles.quote}>教师回复：{one.reply}</p> : null}
            <Facts
              rows={[
                ['讲次', one.lesson_title],
                ['视频位置', one.at_seconds === null ? '' : clock(one.at_seconds)],
                ['课程管理', mayEdit ? <Link to={`/staff/courses/${one.course.id}`}>打开课程</Link> : ''],
              ]}
            />
          </Card>
          {one.reports.length > 0 ? (
            <Card title={`举报 ${one.reports.length}`}>
              <Timeline
                lines={one.reports.map(({ reason, note, by, at }) => ({
                  title: `举报：${reason}`,
                  actor: by,
                  note,
                  at,
                }))}
              />
            </Card>
          ) : null}
          <AuthorCard title="作者" person={one.author} />
        </>
      )}
    </Loaded>
  );
}

const labels: Record<DeskText['acts'][number], Omit<Act, 'key' | 'run'> & { said: string }> = {
  pass: { title: '通过', kind: 'primary', hot: 'a', said: '已通过' },
  reject: { title: '驳回', kind: 'refuse', hot: 'r', reason: true, said: '已驳回' },
  keep: { title: '举报不成立', kind: 'primary', hot: 'a', said: '已保留' },
  hide: { title: '隐藏', kind: 'refuse', hot: 'r', reason: true, said: '已隐藏' },
  restore: { title: '恢复', kind: 'primary', hot: 'a', said: '已恢复' },
  reply: { title: '以教师名义回复', hot: 'm', said: '已回复' },
};

function Decision() {
  const { id, queue } = useCase();
  const { data } = useQuery(courseTextQuery(id));
  const [replying, setReplying] = useState(false);
  if (!data) return null;
  const params = { id };
  if (replying && data.acts.includes('reply'))
    return (
      <>
        <SayForm
          name="reply"
          label="教师回复（公开）"
          button="发布回复"
          max={courseTextRule.comment}
          onSend={async (decide, content) => {
            const sent = await decide(
              'POST /staff/course/text/:id',
              { params, body: { act: 'reply', content } },
              { said: '已回复', stays: true },
            );
            if (sent) setReplying(false);
            return sent;
          }}
        />
        <Button onClick={() => setReplying(false)}>返回处理</Button>
      </>
    );
  const acts = data.acts.map((act): Act => {
    const { said, ...label } = labels[act];
    return {
      ...label,
      key: act,
      run: async (decide, reason) => {
        if (act === 'reply') {
          setReplying(true);
          return false;
        }
        return decide(
          'POST /staff/course/text/:id',
          { params, body: { act, ...(label.reason && { reason }) } },
          { said: `${said}${data.kind_text}` },
        );
      },
    };
  });
  return <ActPanel acts={acts} label="发给作者的原因" reasons={queue.reasons} />;
}

export default { Detail, Decision };
