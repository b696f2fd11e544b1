import type { FirstDayCheck } from '@harbor/contract';
import { LiveLink } from '@harbor/runtime';
import { errorText, formatWhen } from '@harbor/ui';
import { Button } from '@harbor/ui/kit';
import { Tag, type TagTone } from '@harbor/ui/tag';
import { CircleAlert, CircleCheck, CircleDashed } from 'lucide-react';
import { useState } from 'react';
import styles from './FirstDay.module.css';
import { useTryCheck } from './queries';

const states: Record<FirstDayCheck['state'], readonly [text: string, tone: TagTone]> = {
  ok: ['好', 'accent'],
  missing: ['缺', 'gold'],
  failed: ['失败', 'alert'],
};

const icons = { ok: CircleCheck, missing: CircleDashed, failed: CircleAlert };

/** One point: how it is, why, what to do, and the button that really tries it. */
export function CheckRow({ check }: { check: FirstDayCheck }) {
  const { key, title, state, reason, todo, link, env, tries, tried_at, tried_by } = check;
  const [problem, setProblem] = useState('');
  const attempt = useTryCheck({
    onSuccess: () => setProblem(''),
    onError: (error) => setProblem(errorText(error)),
  });
  const [text, tone] = states[state];
  const Icon = icons[state];
  return (
    <li className={styles.row}>
      <span className={styles.icon} data-state={state}>
        <Icon size={18} aria-hidden />
      </span>
      <span className={styles.name}>
        <b>{title}</b> <Tag tone={tone}>{text}</Tag>
      </span>
      <span className={styles.words}>
        <span>{reason}</span>
        {todo ? <small>{todo}</small> : null}
        {state !== 'ok' && env.length > 0 ? (
          <small className={styles.env}>
            {env.map((name) => (
              <code key={name}>{name}</code>
            ))}
          </small>
        ) : null}
        {tried_at ? (
          <small>
            {formatWhen(tried_at)}由{tried_by || '已注销的同事'}试过
          </small>
        ) : null}
        {problem ? (
          <small className={styles.problem} role="alert">
            {problem}
          </small>
        ) : null}
      </span>
      <span className={styles.act}>
        {tries ? (
          <Button
            loading={attempt.isPending}
            aria-label={`${tried_at ? '再试一次' : '试一次'}：${title}`}
            onClick={() => attempt.mutate({ params: { check: key } })}
          >
            {tried_at ? '再试一次' : '试一次'}
          </Button>
        ) : null}
        {link && state !== 'ok' ? (
          <LiveLink to={link} className={styles.link} aria-label={`去处理：${title}`}>
            去处理
          </LiveLink>
        ) : null}
      </span>
    </li>
  );
}
