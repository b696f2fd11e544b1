import type { DataOf } from '@harbor/contract';
import { formatFen } from '@harbor/ui';
import { Card } from '../../parts/Card';
import styles from './Today.module.css';

type Figure = DataOf<'GET /staff/desk/board'>['figures'][number];

function amountOf({ now, unit }: Figure): string {
  if (now === null) return '暂无';
  if (unit === 'fen') return `¥${formatFen(now)}`;
  return unit === 'percent' ? `${Math.round(now * 10) / 10}%` : now.toLocaleString('zh-CN');
}

/** How it stands beside the same hours a week ago. */
function changeOf({ now, before, unit }: Figure): string {
  if (now === null || before === null) return '';
  if (unit === 'percent') {
    const points = Math.round((now - before) * 10) / 10;
    return points === 0 ? '持平' : `${points > 0 ? '高' : '低'} ${Math.abs(points)} 个百分点`;
  }
  if (before === 0) return now === 0 ? '持平' : '上周为 0';
  const share = Math.round(((now - before) / before) * 100);
  return share === 0 ? '持平' : `${share > 0 ? '多' : '少'} ${Math.abs(share)}%`;
}

const width = 130;
const height = 30;

function Line({ hours, tone }: { hours: readonly number[]; tone: string }) {
  const most = Math.max(1, ...hours);
  const at = (value: number, n: number) =>
    `${((n / Math.max(1, hours.length - 1)) * width).toFixed(1)},${(height - 3 - (value / most) * (height - 8)).toFixed(1)}`;
  const points = hours.map(at).join(' ');
  return (
    <svg
      className={styles.line}
      viewBox={`0 0 ${width} ${height}`}
      preserveAspectRatio="none"
      aria-hidden="true"
      data-tone={tone}
    >
      {hours.length > 1 ? (
        <>
          <polygon points={`0,${height} ${points} ${width},${height}`} />
          <polyline points={points} vectorEffect="non-scaling-stroke" />
        </>
      ) : null}
    </svg>
  );
}

const tones: Partial<Record<Figure['key'], string>> = { on_time: 'accent', refunds: 'alert' };

/** The day until now, beside the same hours a week ago. */
export function Today({ figures, at }: { figures: readonly Figure[]; at: string }) {
  const clock = at.slice(11, 16);
  return (
    <Card title="今天到现在" note={`0:00–${clock}，与上周同一天同一时段相比`} flush>
      <dl className={styles.figures}>
        {figures.map((figure) => (
          <div key={figure.key} className={styles.figure}>
            <dt>{figure.title}</dt>
            <dd>
              <strong>{amountOf(figure)}</strong>
              <small>{[figure.note, changeOf(figure)].filter(Boolean).join(' · ') || ' '}</small>
              <Line hours={figure.hours} tone={tones[figure.key] ?? 'primary'} />
            </dd>
          </div>
        ))}
      </dl>
    </Card>
  );
}
