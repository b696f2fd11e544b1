import { tidyTraceCode, traceCodeProblem, writeTraceCode } from '@harbor/contract/trace-code';
import { useNavigate } from '@harbor/runtime';
import { useState } from 'react';
import styles from './TraceCheck.module.css';

interface CodeFormProps {
  given: string;
  /** What the server said of it. */
  said?: string;
}

/** Where the code of a report is typed; a slip is found before anybody is asked. */
export function CodeForm({ given, said = '' }: CodeFormProps) {
  const navigate = useNavigate();
  const [text, setText] = useState(given);
  const [problem, setProblem] = useState(said);
  return (
    <form
      className={styles.form}
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        const code = tidyTraceCode(text);
        const wrong = code ? traceCodeProblem(code) : '请输入校验码';
        setProblem(wrong ?? '');
        if (!wrong) void navigate(`/trace/${writeTraceCode(code)}`);
      }}
    >
      <input
        aria-label="校验码"
        aria-describedby="trace-code-problem"
        aria-invalid={Boolean(problem)}
        placeholder="例如 7K2M-9XQ4-3TDA-5HFE"
        autoComplete="off"
        autoCapitalize="characters"
        spellCheck={false}
        maxLength={40}
        value={text}
        onChange={({ target }) => {
          setText(target.value);
          setProblem('');
        }}
      />
      <button type="submit">核验</button>
      <p id="trace-code-problem" className={styles.problem} role={problem ? 'alert' : undefined}>
        {problem}
      </p>
    </form>
  );
}
