import type { WaitTakeDetail } from '@harbor/contract';
import { Box } from './Box';
import styles from './Form.module.css';
import facts from './Service.module.css';

/** What everybody in the hall reads of an order. */
export function Summary({ order }: { order: WaitTakeDetail }) {
  return (
    <Box title="需求摘要" extra="不含客户身份与稿件">
      <p className={facts.remark}>{order.card.summary}</p>
      <dl className={facts.facts}>
        {order.facts.map(({ label, value }) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>{value}</dd>
          </div>
        ))}
        {order.not_included.length > 0 ? (
          <div>
            <dt>不包含</dt>
            <dd>{order.not_included.join('、')}</dd>
          </div>
        ) : null}
      </dl>
    </Box>
  );
}

/** The text that the trial is about. */
export function Excerpt({ order }: { order: WaitTakeDetail }) {
  if (!order.excerpt) return null;
  return (
    <Box title="节选原文" extra="由客户选定">
      <p className={styles.excerpt}>{order.excerpt}</p>
    </Box>
  );
}

/** A trial that was handed in. */
export function HandedIn({ order }: { order: WaitTakeDetail }) {
  const { trial } = order;
  if (!trial?.handed_in_at) return null;
  return (
    <Box title="我的试做" extra={`${trial.characters} 字`}>
      <p className={styles.excerpt}>{trial.text}</p>
      {trial.notes.length > 0 ? (
        <ul>
          {trial.notes.map((note) => (
            <li key={note}>· {note}</li>
          ))}
        </ul>
      ) : null}
      <p>AI 使用：{trial.ai_statement || '未使用'}</p>
    </Box>
  );
}
