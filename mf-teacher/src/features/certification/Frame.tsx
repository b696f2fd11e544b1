import type { CertificationState } from '@harbor/contract';
import { Link } from '@harbor/runtime';
import type { SaveState } from '@harbor/ui/autosave';
import { HiddenTitle } from '@harbor/ui/heading';
import { ActionBar, onPhone } from '@harbor/ui/kit';
import { Check } from 'lucide-react';
import type { ReactNode } from 'react';
import styles from './Frame.module.css';
import { useFlow } from './flow';

interface FrameProps {
  state: CertificationState;
  step: 'form' | 'teacherid';
  save?: SaveState;
  children: ReactNode;
  aside: ReactNode;
  bar: ReactNode;
}

/** `14:32:08` by a clock in China. */
const clockOf = (moment: string) =>
  new Date(new Date(moment).getTime() + 8 * 3600_000).toISOString().slice(11, 19);

function SaveLine({ save, at }: { save: SaveState | undefined; at: string | null }) {
  if (save?.kind === 'saving') return <>正在保存…</>;
  if (save?.kind === 'failed') return <b className={styles.failed}>没有存上：{save.problem}</b>;
  if (save?.kind === 'changed') return <>即将保存…</>;
  const moment = save?.kind === 'saved' ? save.at : at;
  if (!moment) return <>填写后自动保存</>;
  return (
    <>
      <Check size={15} aria-hidden />
      {clockOf(moment)} 已自动保存
    </>
  );
}

/** Where a step of the application stands: the steps, how it is saved, what goes along, and the ways on. */
export function Frame({ state, step, save, children, aside, bar }: FrameProps) {
  const { at } = useFlow();
  const { application } = state;
  return (
    <div className={styles.page}>
      <header className={styles.head}>
        {onPhone ? (
          <HiddenTitle>老师认证</HiddenTitle>
        ) : (
          <h1>{application.kind === 2 ? '变更认证资料' : '老师认证'}</h1>
        )}
        <p className={styles.save} role="status">
          <SaveLine save={save} at={application.saved_at} />
        </p>
        {onPhone ? null : <p className={styles.lead}>通过后可在接单平台接单。换设备登录也能接着填写。</p>}
        <ol className={styles.steps} aria-label="认证步骤">
          {application.steps.map(({ key, title, filled, total, done }, n) => (
            <li
              key={key}
              className={key === step ? styles.now : done ? styles.done : undefined}
              aria-current={key === step ? 'step' : undefined}
            >
              <span aria-hidden="true">{done && key !== step ? <Check size={14} /> : n + 1}</span>
              {key === step || (key !== 'form' && key !== 'teacherid') ? (
                <b>{title}</b>
              ) : (
                <Link to={at(key)}>{title}</Link>
              )}
              <small>{total > 0 ? `已填 ${filled} / ${total} 项` : '逐项给出结果'}</small>
            </li>
          ))}
        </ol>
      </header>
      <div className={styles.columns}>
        <div className={styles.main}>
          {children}
          <ActionBar label="认证" className={styles.bar}>
            {bar}
          </ActionBar>
        </div>
        <aside className={styles.aside} aria-label="说明">
          {aside}
        </aside>
      </div>
    </div>
  );
}
