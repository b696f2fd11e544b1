import type { DeskExperience } from '@harbor/contract';
import {
  difficultyLabel,
  experienceProofs,
  experienceStatus as s,
} from '@harbor/contract/journal-experience';
import { useQuery } from '@harbor/runtime';
import { formatFen, formatWhen } from '@harbor/ui';
import { Tag } from '@harbor/ui/tag';
import { Card } from '../../../parts/Card';
import { type Act, ActPanel } from '../parts/ActPanel';
import styles from '../parts/Detail.module.css';
import { Facts } from '../parts/Facts';
import { Loaded } from '../parts/Loaded';
import { useCase } from '../parts/scope';
import { TextCard, TextCase } from '../parts/TextCase';
import { Timeline } from '../parts/Timeline';
import { experienceQuery } from '../queries';

const span = (days: number | null) => (days === null ? '' : `（${days} 天）`);
const feeWords = (fen: number | null) => (fen === null ? '没有说' : fen === 0 ? '没有收费' : formatFen(fen));

function Detail() {
  const { id } = useCase();
  return (
    <Loaded query={useQuery(experienceQuery(id))}>
      {(one) => (
        <TextCase author={one.author} called="作者（读者看不到）">
          <TextCard
            title={one.journal.name}
            status={one.status_text}
            link={{ to: `/querytool/${one.journal.id}`, text: '看期刊页' }}
            tags={
              <>
                <Tag tone="primary">{one.result_text}</Tag>
                {one.proof ? <Tag tone="accent">{experienceProofs[one.proof]}</Tag> : null}
                {one.is_demo ? <Tag>演示数据</Tag> : null}
              </>
            }
            text={one.text}
            empty="没有写经历"
            looked={one.looked}
          >
            {one.reason ? <p className={styles.said}>原因：{one.reason}</p> : null}
            <Facts
              rows={[
                ['投稿', one.submitted_on],
                ['首次决定', one.first_decision_on && `${one.first_decision_on}${span(one.first_days)}`],
                ['录用', one.accepted_on && `${one.accepted_on}${span(one.total_days)}`],
                ['付给期刊', feeWords(one.fee_fen)],
                ['难度', difficultyLabel[one.difficulty]],
                ['有用', one.status === s.shown ? `${one.useful} 人` : ''],
                ['写于', formatWhen(one.created_at)],
              ]}
            />
          </TextCard>
          {one.reports.length > 0 ? (
            <Card title={`待核对的举报 ${one.reports.length}`}>
              <Timeline lines={one.reports.map(({ reason, at }) => ({ title: reason, at }))} />
            </Card>
          ) : null}
          <Card title="经过">
            <Timeline lines={one.course.map(({ label, note, at }) => ({ title: label, note, at }))} />
          </Card>
        </TextCase>
      )}
    </Loaded>
  );
}

function actsOf(one: DeskExperience): Act[] {
  const params = { id: one.id };
  const { revision, status } = one;
  if (status === s.waiting)
    return [
      {
        key: 'publish',
        title: '发布',
        kind: 'primary',
        hot: 'a',
        run: (decide) =>
          decide(
            'POST /staff/experience/publish/:id',
            { params, body: { revision } },
            { said: '已发布这份投稿经验', undo: true },
          ),
      },
      {
        key: 'return',
        title: '退回修改',
        kind: 'refuse',
        hot: 'r',
        reason: true,
        run: (decide, reason) =>
          decide(
            'POST /staff/experience/return/:id',
            { params, body: { revision, reason } },
            { said: '已退回给作者修改', undo: true },
          ),
      },
    ];
  if (status === s.shown) {
    const down: Act = {
      key: 'down',
      title: '下架',
      kind: 'refuse',
      hot: 'r',
      reason: true,
      run: (decide, reason) =>
        decide(
          'POST /staff/experience/down/:id',
          { params, body: { revision, reason } },
          { said: '已下架这份投稿经验', undo: true },
        ),
    };
    if (one.reports.length === 0) return [down];
    const keep: Act = {
      key: 'keep',
      title: '核对后保留',
      kind: 'primary',
      hot: 'a',
      reason: true,
      run: (decide, reason) =>
        decide(
          'POST /staff/experience/keep/:id',
          { params, body: { revision, reason } },
          { said: '已保留这份投稿经验' },
        ),
    };
    return [keep, down];
  }
  if (status === s.down)
    return [
      {
        key: 'restore',
        title: '恢复公开',
        kind: 'primary',
        hot: 'a',
        reason: true,
        run: (decide, reason) =>
          decide(
            'POST /staff/experience/restore/:id',
            { params, body: { revision, reason } },
            { said: '已恢复这份投稿经验' },
          ),
      },
    ];
  return [];
}

/** What a decision is explained with; only what waits is given back to be mended. */
const keeping = ['已核对，没有发现点名、泄露、广告或明显不实', '评价不好或与期刊说法不同，不是下架的理由'];
const takingDown = [
  '写有编辑、审稿人的姓名或联系方式',
  '贴出了审稿意见的原文',
  '经核对明显不实',
  '含有广告信息',
];
const restoring = ['作者已说明，经核对可以公开', '下架有误，予以恢复'];

function wordsOf({ status, reports }: DeskExperience, returning: readonly string[]) {
  if (status === s.waiting) return { label: '原因（作者会看到）', reasons: returning };
  if (status === s.down) return { label: '原因（作者会看到）', reasons: restoring };
  if (reports.length === 0) return { label: '下架的原因（作者会看到）', reasons: takingDown };
  return { label: '原因（下架时作者会看到）', reasons: [...keeping, ...takingDown] };
}

function Decision() {
  const { id, queue } = useCase();
  const { data } = useQuery(experienceQuery(id));
  if (!data) return null;
  return (
    <ActPanel
      acts={actsOf(data)}
      {...wordsOf(data, queue.reasons)}
      hint="只看有没有点名、泄露、广告和明显不实；与期刊说法不同、评价不好都不是退回或下架的理由。"
    />
  );
}

export default { Detail, Decision };
