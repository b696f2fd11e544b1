import { useKeptText } from '@harbor/ui/kept';
import { Button } from '@harbor/ui/kit';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import { useKeys } from '../../../desk/useKeys';
import decisions from './Decision.module.css';
import { DecisionProblem } from './DecisionProblem';
import { ReasonField } from './ReasonField';
import { useCase } from './scope';
import { type Decision, useDecision } from './useDecision';

export interface SayFormProps {
  /** Tells what is written here from what is written elsewhere about the case. */
  name: string;
  label: string;
  button: string;
  max: number;
  /** Fewest characters; 0 for a text that may be left out. */
  min?: number;
  reasons?: readonly string[];
  /** Something that writes for who sits here: it is given what takes words in where the cursor stands. */
  helps?: (insert: (words: string) => void) => ReactNode;
  danger?: boolean;
  /** Something is still on its way, as a file. */
  waiting?: boolean;
  /** Name of the text in the call, for what the server says against it. */
  field?: string;
  children?: ReactNode;
  onSend: (decide: Decision['decide'], text: string) => Promise<boolean>;
}

/** A text and the button that sends it. */
export function SayForm(props: SayFormProps) {
  const { name, label, button, max, min = 2, reasons = [], danger = false, waiting = false } = props;
  const { queue, id, locked } = useCase();
  const decision = useDecision();
  const [text, setText, forget] = useKeptText(`desk:${queue.key}:${id}:${name}`);
  const [missing, setMissing] = useState('');
  const field = useRef<HTMLTextAreaElement>(null);
  useKeys({ e: () => field.current?.focus() }, !locked);
  const kept = useRef(text.length);
  useEffect(() => {
    // Words that were kept are written on at their end; browsers put the cursor before them.
    if (kept.current > 0) field.current?.setSelectionRange(kept.current, kept.current);
  }, []);
  const write = (next: string) => {
    setText(next);
    setMissing('');
  };

  function insert(words: string) {
    const at = field.current?.selectionStart ?? text.length;
    const next = text.slice(0, at) + words + text.slice(field.current?.selectionEnd ?? at);
    if (next.length > max) {
      setMissing(`加入后超过${max}个字`);
      return;
    }
    write(next);
    // Once the field holds it: the cursor goes behind what was put in.
    requestAnimationFrame(() => {
      field.current?.focus();
      field.current?.setSelectionRange(at + words.length, at + words.length);
    });
  }

  async function handle() {
    if (locked || decision.busy || waiting) return;
    const words = text.trim();
    if (words.length < min) {
      setMissing(min > 2 ? `请至少用${min}个字说明` : '请填写内容');
      field.current?.focus();
      return;
    }
    setMissing('');
    if (await props.onSend(decision.decide, words)) forget();
  }

  return (
    <div className={decisions.form}>
      {props.helps?.(insert)}
      <ReasonField
        ref={field}
        label={label}
        reasons={reasons}
        value={text}
        onChange={write}
        max={max}
        error={missing || decision.fieldError(props.field ?? 'content')}
        on={!locked}
      />
      {props.children}
      <DecisionProblem decision={decision} />
      <Button
        kind={danger ? 'danger' : 'primary'}
        disabled={locked || waiting}
        loading={decision.busy}
        onClick={() => void handle()}
      >
        {waiting ? '文件上传中…' : button}
      </Button>
    </div>
  );
}
