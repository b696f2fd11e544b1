import type { Plan, PlanStep } from '@harbor/contract';
import { planFits } from '@harbor/contract/plan-kinds';
import { LiveLink } from '@harbor/runtime';
import { Price } from '@harbor/ui';
import { Tag, type TagTone } from '@harbor/ui/tag';
import styles from './PlanView.module.css';

const tones: Record<Plan['fit'], TagTone> = { enough: 'accent', tight: 'gold', late: 'alert' };
const quoted = 3;

interface PlanViewProps {
  plan: Plan;
  /** Marks a step; left out for a plan that is not kept. */
  onMark?: (step: string, done: boolean) => void;
  /** The step that is being marked. */
  marking?: string | undefined;
}

/** A plan: what is true of the time that is left, and each step with what helps. */
export function PlanView({ plan, onMark, marking }: PlanViewProps) {
  return (
    <>
      <p className={`${styles.verdict} ${styles[plan.fit] ?? ''}`} role="status">
        <Tag tone={tones[plan.fit]}>{planFits[plan.fit]}</Tag>
        <span>{plan.verdict}</span>
      </p>
      <ol className={styles.steps}>
        {plan.steps.map((step) => (
          <Step key={step.key} step={step} onMark={onMark} marking={marking === step.key} />
        ))}
        <li className={styles.goal}>
          <b>{plan.date}</b>
          <span>{plan.title}</span>
        </li>
      </ol>
    </>
  );
}

interface StepProps {
  step: PlanStep;
  onMark: PlanViewProps['onMark'];
  marking: boolean;
}

function Step({ step, onMark, marking }: StepProps) {
  const { key, title, text, from, until, days, done, warning, services, courses, way } = step;
  return (
    <li className={done ? `${styles.step} ${styles.done}` : styles.step}>
      <p className={styles.when}>{done ? '已完成' : `${from.slice(5)} 至 ${until.slice(5)} · ${days} 天`}</p>
      <div>
        <h3>
          {onMark ? (
            <label className={styles.check}>
              <input
                type="checkbox"
                checked={done}
                disabled={marking}
                onChange={(event) => onMark(key, event.target.checked)}
              />
              {title}
            </label>
          ) : (
            title
          )}
        </h3>
        <p className={styles.text}>{text}</p>
        {warning ? <p className={styles.warning}>{warning}</p> : null}
        {done ? null : (
          <ul className={styles.helps}>
            {services.map((service) => (
              <li key={`service ${service.id}`}>
                <LiveLink to={`/goodsdetail/${service.id}`} otherwise={<span>{service.title}</span>}>
                  {service.title}
                </LiveLink>
                <small>
                  {service.deliver_days} 天交付 ·{' '}
                  {service.price_mode === quoted ? (
                    '按需求报价'
                  ) : (
                    <Price fen={service.price_fen} unit={service.unit} size="s" />
                  )}
                </small>
                {service.fits ? null : <em>这一步的时间放不下它的交付周期</em>}
              </li>
            ))}
            {courses.map((course) => (
              <li key={`course ${course.id}`}>
                <LiveLink to={`/classdetail/${course.id}`} otherwise={<span>{course.title}</span>}>
                  课程：{course.title}
                </LiveLink>
                <small>{course.hours} 小时</small>
              </li>
            ))}
            {way ? (
              <li>
                <LiveLink to={way.path} otherwise={<span>{way.title}</span>}>
                  {way.title}
                </LiveLink>
              </li>
            ) : null}
          </ul>
        )}
      </div>
    </li>
  );
}
