import type { SentinelPlace } from '@harbor/contract/sentinel';
import { visibleLength } from '@harbor/contract/visible-text';
import { SentinelHint, useSentinel } from '@harbor/sentinel';
import { useKeptText } from '@harbor/ui/kept';
import { Button } from '@harbor/ui/kit';
import { type ReactNode, useId, useState } from 'react';
import styles from './Composer.module.css';

interface ComposerProps {
  /** What is written here, for who does not see it. */
  label: string;
  placeholder: string;
  /** Where unsent words are kept: `discuss:3`. */
  place: string;
  sentinel: SentinelPlace;
  /** Visible characters. */
  most: number;
  button: string;
  /** Above the field: the second, the stars. */
  head?: ReactNode;
  /** Beside the button: who sees it. */
  foot?: ReactNode;
  /** Sends it; answers what is wrong, empty when it went. */
  onSend: (content: string) => Promise<string>;
  onFocus?: () => void;
  rows?: number;
  /** Begins with this instead of kept words: something that is changed. */
  begin?: string;
  onCancel?: () => void;
  autoFocus?: boolean;
}

/** A field for a few words; what is not sent yet is kept in this tab. */
export function Composer(props: ComposerProps) {
  const { label, placeholder, place, sentinel, most, button, head, foot, onSend, begin, onCancel } = props;
  const id = useId();
  const [kept, setKept, clear] = useKeptText(place);
  const [text, setText] = useState<string>();
  const words = text ?? (kept || begin || '');
  const watch = useSentinel(words, sentinel);
  const [problem, setProblem] = useState('');
  const [busy, setBusy] = useState(false);
  const count = visibleLength(words);
  const change = (next: string) => {
    setText(next);
    setKept(next);
    setProblem('');
  };
  const send = async () => {
    const content = words.trim();
    if (content === '') return setProblem(`请填写${label}`);
    if (count > most) return setProblem(`${label}最多${most}个字`);
    setBusy(true);
    try {
      if (!(await watch.check())) return setProblem('请看下方的提示');
      const said = await onSend(content);
      setProblem(said);
      if (said === '') {
        clear();
        setText(begin === undefined ? '' : undefined);
      }
    } finally {
      setBusy(false);
    }
  };
  return (
    <div className={styles.box}>
      {head ? <div className={styles.head}>{head}</div> : null}
      <textarea
        id={id}
        className={styles.field}
        rows={props.rows ?? 3}
        value={words}
        placeholder={placeholder}
        aria-label={label}
        aria-invalid={problem !== ''}
        aria-describedby={problem ? `${id}-problem` : undefined}
        // biome-ignore lint/a11y/noAutofocus: somebody pressed a button to write here
        autoFocus={props.autoFocus}
        onFocus={props.onFocus}
        onChange={(event) => change(event.target.value)}
      />
      {problem ? (
        <p id={`${id}-problem`} className={styles.problem} role="alert">
          {problem}
        </p>
      ) : null}
      <SentinelHint watch={watch} onAdopt={change} />
      <div className={styles.foot}>
        <div className={styles.extra}>{foot}</div>
        <span className={count > most ? `${styles.count} ${styles.over}` : styles.count}>
          {count} / {most}
        </span>
        {onCancel ? <Button onClick={onCancel}>取消</Button> : null}
        <Button kind="primary" loading={busy} onClick={() => void send()}>
          {button}
        </Button>
      </div>
    </div>
  );
}
